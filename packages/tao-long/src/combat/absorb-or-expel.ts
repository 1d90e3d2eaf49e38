import { isTarget, type Reach, RULER_VALUES, reachOf } from '../board/ruler.js';
import { NOWHERE } from '../board/topology.js';
import { FULL_METER, headOf, withMeters } from '../dragon/body.js';
import type { WorkingRules } from '../rules.js';
import { bodyIn, type Draft, type EventLog, fireInCentre, otherDragon, setBody, waterInCentre } from '../state.js';
import type { Dragon, Reached, Space } from '../types.js';
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

const NO_HIT = -1;

// R10: the ruler's values fall from place to place, so the first part of the victim is the highest.
const placeOfHit = (draft: Draft, rules: WorkingRules, victim: Dragon, reach: Reach): number => {
  for (let place = 0; place < reach.length; place++) {
    const space = reach[place] as Space | typeof NOWHERE;
    if (space !== NOWHERE && isTarget(draft, rules, victim, space)) return place;
  }
  return NO_HIT;
};

const reachedSpaces = (reach: Reach): readonly Reached[] =>
  reach.flatMap((space, place) => (space === NOWHERE ? [] : [{ space, value: RULER_VALUES[place] ?? 0 }]));

// R26: rocks take the ruler's value without the bonus.
const hitRocks = (draft: Draft, rules: WorkingRules, reach: Reach, log: EventLog): void => {
  for (let place = 0; place < reach.length; place++) {
    const space = reach[place] as Space | typeof NOWHERE;
    if (space !== NOWHERE) damageRock(draft, rules, space, RULER_VALUES[place] as number, log);
  }
};

/** The ranged attack along the ruler (R9 to R11). */
export const expel = (draft: Draft, rules: WorkingRules, dragon: Dragon, element: MeterStone, log: EventLog): void => {
  const attacker = bodyIn(draft, dragon);
  const victim = otherDragon(dragon);
  const reach = reachOf(draft, rules, headOf(attacker), attacker.facing);
  const place = placeOfHit(draft, rules, victim, reach);
  // R11: the bonus of water is counted before the damage is dealt.
  const bonus = element === 'fire' ? attacker.fire : waterInCentre(draft);
  // R10: on the third space ahead the value is 0, and the bonus still counts.
  const damage = place === NO_HIT ? 0 : (RULER_VALUES[place] as number) + bonus;
  if (log !== undefined) {
    const reached = reachedSpaces(reach);
    const hit = reached.find(({ space }) => space === reach[place]);
    log.push({ kind: 'expelled', dragon, element, reached, hit, bonus, damage });
  }
  // R12: an attack that defeats is completed, so fire is spent and rocks are hit whatever becomes of the victim.
  if (element === 'fire' && attacker.fire > 0) {
    setBody(draft, dragon, withMeters(attacker, attacker.water, 0));
    log?.push({ kind: 'fireSpent', dragon, stones: attacker.fire });
  }
  hitRocks(draft, rules, reach, log);
  dealDamage(draft, victim, { damage, cause: 'expel' }, log);
};
