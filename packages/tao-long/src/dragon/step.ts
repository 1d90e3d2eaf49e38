import { DIRECTIONS_BY_TEXT } from '../board/direction.js';
import { NOWHERE, neighbour } from '../board/topology.js';
import { dealDamage } from '../combat/damage.js';
import type { Rules, WorkingRules } from '../rules.js';
import { bodyIn, type Draft, type EventLog, type State, setBody } from '../state.js';
import { withTile } from '../terrain/tiles.js';
import type { Direction, Dragon, Space, WayStep } from '../types.js';
import { followed, headOf, tailOf, withMeters } from './body.js';
import { canStep, hasExit, isEmpty } from './obstacle.js';

/** A step without a portal, made once for each direction. */
const PLAIN_STEPS: readonly WayStep[] = [{ direction: 0 }, { direction: 1 }, { direction: 2 }, { direction: 3 }];

const plainStep = (direction: Direction): readonly WayStep[] => [PLAIN_STEPS[direction] as WayStep];
const PLAIN_STEP_LISTS = [plainStep(0), plainStep(1), plainStep(2), plainStep(3)];

const passages = (state: State, rules: Rules, dragon: Dragon, direction: Direction, entry: Space): WayStep[] => {
  const destinations = state.ground.portalOn[entry]?.destinations ?? [];
  return destinations
    .filter(to => hasExit(state, rules, dragon, to))
    .flatMap(to =>
      DIRECTIONS_BY_TEXT.filter(out => {
        const exit = neighbour(state.ground.neighbours, to, out);
        return exit !== NOWHERE && isEmpty(state, rules, dragon, exit);
      }).map(out => ({ direction, portal: { to, out } })),
    );
};

/** All steps that the dragon can take in a direction, in the order of their texts: one, or one for each way out of a portal. */
export const stepsTowards = (
  state: State,
  rules: WorkingRules,
  dragon: Dragon,
  direction: Direction,
): readonly WayStep[] => {
  if (!canStep(state, rules, dragon, direction)) return [];
  const entry = neighbour(state.ground.neighbours, headOf(bodyIn(state, dragon)), direction);
  return entry !== NOWHERE && state.ground.portalOn[entry] !== undefined
    ? passages(state, rules, dragon, direction, entry)
    : (PLAIN_STEP_LISTS[direction] as readonly WayStep[]);
};

const trample = (draft: Draft, rules: WorkingRules, dragon: Dragon, space: Space, log: EventLog): void => {
  const damage = rules.tileTables.endures[draft.tiles[space] as number] as number;
  if (damage === 0) return;
  draft.tiles = withTile(draft.tiles, space, 'none');
  log?.push({ kind: 'rockTrampled', dragon, space, damage });
  // R28: before the next step, the bite or the absorbing and expelling.
  dealDamage(draft, dragon, { damage, cause: 'trample' }, log);
};

// R21: the price is paid after the step.
const payPrice = (draft: Draft, dragon: Dragon, portal: Space, log: EventLog): void => {
  const price = draft.ground.portalOn[portal]?.price;
  if (price === undefined || price === 'none') return;
  log?.push({ kind: 'pricePaid', dragon, portal, price });
  if (price === 'water') {
    dealDamage(draft, dragon, { damage: 1, cause: 'portalPrice' }, log);
    return;
  }
  const body = bodyIn(draft, dragon);
  setBody(draft, dragon, withMeters(body, body.water, body.fire - 1));
};

const passThrough = (draft: Draft, dragon: Dragon, entry: Space, step: WayStep, log: EventLog): void => {
  if (step.portal === undefined) return;
  const { to: destination, out } = step.portal;
  const body = bodyIn(draft, dragon);
  const exit = neighbour(draft.ground.neighbours, destination, out) as Space;
  // R23: from here on the dragon faces the direction in which it came out.
  setBody(draft, dragon, followed(body, exit, out, { near: destination, far: entry }));
  log?.push({ kind: 'portalEntered', dragon, portal: entry });
  log?.push({ kind: 'portalLeft', dragon, portal: destination, to: exit });
  log?.push({ kind: 'stepped', dragon, from: headOf(body), to: exit, facing: out, left: tailOf(body) });
  payPrice(draft, dragon, entry, log);
};

/** Takes one step that `stepsTowards` gave, with everything it costs. Afterwards the dragon may be defeated. */
export const takeStep = (draft: Draft, rules: WorkingRules, dragon: Dragon, step: WayStep, log: EventLog): void => {
  const body = bodyIn(draft, dragon);
  const space = neighbour(draft.ground.neighbours, headOf(body), step.direction) as Space;
  if (step.portal !== undefined) {
    passThrough(draft, dragon, space, step, log);
    return;
  }
  setBody(draft, dragon, followed(body, space, step.direction, undefined));
  log?.push({ kind: 'stepped', dragon, from: headOf(body), to: space, facing: step.direction, left: tailOf(body) });
  trample(draft, rules, dragon, space, log);
};
