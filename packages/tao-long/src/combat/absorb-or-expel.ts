import { isTarget, reachOf } from '../board/ruler.js';
import { FULL_METER, headOf, withMeters } from '../dragon/body.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, type Draft, type EventLog, fireInCentre, otherDragon, setBody, waterInCentre } from '../state.js';
import type { Dragon, Reached } from '../types.js';
import { dealDamage } from './damage.js';
import { damageRock } from './rock-damage.js';

export type MeterStone = 'fire' | 'water';

/** Takes a stone from the centre, if there is one and the meter has room. */
export const absorb = (draft: Draft, dragon: Dragon, element: MeterStone, log: EventLog): void => {
  const body = bodyIn(draft, dragon);
  const inCentre = element === 'fire' ? fireInCentre(draft) : waterInCentre(draft);
  const taken = body[element] < FULL_METER && inCentre > 0 ? 1 : 0;
  const water = element === 'water' ? body.water + taken : body.water;
  const fire = element === 'fire' ? body.fire + taken : body.fire;
  if (taken === 1) setBody(draft, dragon, withMeters(body, water, fire));
  log?.push({ kind: 'absorbed', dragon, element, taken });
};

const highest = (hits: readonly Reached[]): Reached | undefined =>
  hits.reduce<Reached | undefined>(
    (best, hit) => (best === undefined || hit.value > best.value ? hit : best),
    undefined,
  );

/** The ranged attack along the ruler (R9 to R11). */
export const expel = (draft: Draft, rules: WorkingRules, dragon: Dragon, element: MeterStone, log: EventLog): void => {
  const attacker = bodyIn(draft, dragon);
  const victim = otherDragon(dragon);
  const reached = reachOf(draft, rules, headOf(attacker), attacker.facing);
  const hit = highest(reached.filter(({ space }) => isTarget(draft, rules, victim, space)));
  // R11: the bonus of water is counted before the damage is dealt.
  const bonus = element === 'fire' ? attacker.fire : waterInCentre(draft);
  // R10: on the third space ahead the value is 0, and the bonus still counts.
  const damage = hit === undefined ? 0 : hit.value + bonus;
  log?.push({ kind: 'expelled', dragon, element, reached, hit, bonus, damage });
  // R12: an attack that defeats is completed, so fire is spent and rocks are hit whatever becomes of the victim.
  if (element === 'fire' && attacker.fire > 0) {
    setBody(draft, dragon, withMeters(attacker, attacker.water, 0));
    log?.push({ kind: 'fireSpent', dragon, stones: attacker.fire });
  }
  // R26: rocks take the ruler's value without the bonus.
  for (const { space, value } of reached) damageRock(draft, rules, space, value, log);
  dealDamage(draft, victim, { damage, cause: 'expel' }, log);
};
