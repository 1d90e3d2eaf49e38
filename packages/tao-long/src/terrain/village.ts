import { DIRECTIONS } from '../board/direction.js';
import { spaceAt } from '../board/space.js';
import { neighbour } from '../board/topology.js';
import { dealDamage } from '../combat/damage.js';
import { isPart } from '../dragon/body.js';
import type { Rules } from '../rules.js';
import { bodyIn, type Draft, type EventLog, otherDragon, type State } from '../state.js';
import type { Dragon, Space } from '../types.js';

/** Section 8: the four central spaces d4, d5, e4, e5. */
export const VILLAGE_SPACES: readonly Space[] = [spaceAt(3, 3), spaceAt(3, 4), spaceAt(4, 3), spaceAt(4, 4)];

const isBesideVillage = (state: State, dragon: Dragon): boolean =>
  state.ground.village.some(space =>
    DIRECTIONS.some(direction => {
      const beside = neighbour(state.ground.neighbours, space, direction);
      return beside >= 0 && isPart(bodyIn(state, dragon), beside as Space);
    }),
  );

/**
 * The village strikes at the end of a turn. R30: once a turn and only in the challenger's own; in solo the end of every
 * turn counts.
 */
export const villageStrikes = (draft: Draft, rules: Rules, log: EventLog): void => {
  if (rules.protector === undefined) return;
  const challenger = otherDragon(rules.protector);
  const isItsTurn = rules.soloPlayer !== undefined || draft.toPlay === challenger;
  if (!isItsTurn || !isBesideVillage(draft, challenger)) return;
  log?.push({ kind: 'villageStruck', challenger });
  dealDamage(draft, challenger, { damage: 1, cause: 'village' }, log);
};
