import { isTarget } from '../board/ruler.js';
import { NOWHERE, neighbour } from '../board/topology.js';
import { headOf, isPart } from '../dragon/body.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, type Draft, type EventLog, otherDragon } from '../state.js';
import type { Dragon } from '../types.js';
import { dealDamage } from './damage.js';
import { damageRock } from './rock-damage.js';

/** The bite that ends an action: never optional, and only at what the head faces. */
export const bite = (draft: Draft, rules: WorkingRules, dragon: Dragon, log: EventLog): void => {
  const { facing } = bodyIn(draft, dragon);
  const space = neighbour(draft.ground.neighbours, headOf(bodyIn(draft, dragon)), facing);
  if (space === NOWHERE) return;
  const victim = otherDragon(dragon);
  if (isTarget(draft, rules, victim, space)) {
    const target = isPart(bodyIn(draft, victim), space) ? 'dragon' : 'village';
    log?.push({ kind: 'bitten', by: dragon, space, target });
    dealDamage(draft, victim, { damage: 1, cause: 'bite' }, log);
  } else if ((rules.tileTables.endures[draft.tiles[space] as number] as number) > 0) {
    // R25: a bite damages a small rock as well.
    log?.push({ kind: 'bitten', by: dragon, space, target: 'rock' });
    damageRock(draft, rules, space, 1, log);
  }
};
