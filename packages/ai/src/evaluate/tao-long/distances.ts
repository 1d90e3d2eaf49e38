import type { State, WorkingRules } from '@dragonway/tao-long';

const SPACES = 64;
const FAR = 16;

const CENTRE_SPACES = [27, 28, 35, 36];
const TO_CENTRE = SPACES * SPACES;

/**
 * Steps from every space to every other with no dragon in the way, at from × 64 + to; FAR where there is no way. Behind
 * them the steps from every space to the nearest one of the centre.
 */
export type Distances = Uint8Array;

/** The steps from a space to the nearest space of the centre. */
export const toCentre = (distances: Distances, from: number): number => distances[TO_CENTRE + from] as number;

const exitsOf = (state: State, portal: number): readonly number[] =>
  (state.ground.portalOn[portal]?.destinations ?? []).flatMap(destination =>
    [0, 1, 2, 3]
      .map(out => state.ground.neighbours[destination * 4 + out] as number)
      .filter(exit => exit >= 0 && state.tiles[exit] === 0),
  );

const stepsFrom = (state: State, rules: WorkingRules, from: number): readonly number[] =>
  [0, 1, 2, 3].flatMap(direction => {
    const space = state.ground.neighbours[from * 4 + direction] as number;
    if (space < 0 || rules.tileTables.blocksStep[state.tiles[space] as number]) return [];
    return state.ground.portalOn[space] === undefined ? [space] : exitsOf(state, space);
  });

const spread = (distances: Distances, steps: readonly (readonly number[])[], from: number): void => {
  const row = distances.subarray(from * SPACES, (from + 1) * SPACES);
  row[from] = 0;
  let edge: readonly number[] = [from];
  for (let distance = 1; edge.length > 0 && distance < FAR; distance++) {
    const next: number[] = [];
    for (const space of edge.flatMap(reached => steps[reached] ?? [])) {
      if (row[space] !== FAR) continue;
      row[space] = distance;
      next.push(space);
    }
    edge = next;
  }
};

const measure = (state: State, rules: WorkingRules): Distances => {
  const distances = new Uint8Array(TO_CENTRE + SPACES).fill(FAR);
  const steps = Array.from({ length: SPACES }, (_, space) => stepsFrom(state, rules, space));
  for (let from = 0; from < SPACES; from++) {
    spread(distances, steps, from);
    distances[TO_CENTRE + from] = Math.min(...CENTRE_SPACES.map(space => distances[from * SPACES + space] ?? FAR));
  }
  return distances;
};

// Grounds belong to one game each, so what was measured under its rules holds for as long as it is played.
const MEASURED = new WeakMap<State['ground'], Distances>();

/** Measures the ground of a game once; rocks that are destroyed later keep their place in it. */
export const distancesReader = (rules: WorkingRules): ((state: State) => Distances) => {
  let ground: State['ground'] | undefined;
  let distances: Distances = new Uint8Array(0);
  return state => {
    if (state.ground !== ground) {
      ground = state.ground;
      distances = MEASURED.get(ground) ?? measure(state, rules);
      MEASURED.set(ground, distances);
    }
    return distances;
  };
};
