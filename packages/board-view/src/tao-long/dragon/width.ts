/** Half the body's width in spaces, at shares of its length from the head's centre to the tip of the tail. */
const PROFILE: readonly (readonly [share: number, half: number])[] = [
  [0, 0.185],
  [0.1, 0.2],
  [0.28, 0.26],
  [0.5, 0.235],
  [0.72, 0.17],
  [0.88, 0.085],
  [1, 0],
];

const slope = (index: number): number => {
  const before = PROFILE[Math.max(0, index - 1)] ?? [0, 0];
  const after = PROFILE[Math.min(PROFILE.length - 1, index + 1)] ?? [1, 0];
  return (after[1] - before[1]) / (after[0] - before[0]);
};

/** Half the width at a share of the length, in spaces: the profile with smooth joints. */
export const halfWidth = (share: number): number => {
  const found = PROFILE.findIndex(([edge]) => edge > share);
  const index = found === -1 ? PROFILE.length - 2 : Math.max(0, found - 1);
  const from = PROFILE[index] ?? [0, 0];
  const to = PROFILE[index + 1] ?? from;
  const span = to[0] - from[0];
  const part = span === 0 ? 0 : (share - from[0]) / span;
  const squared = part * part;
  const cubed = squared * part;
  const curve =
    (2 * cubed - 3 * squared + 1) * from[1] +
    (cubed - 2 * squared + part) * span * slope(index) +
    (3 * squared - 2 * cubed) * to[1] +
    (cubed - squared) * span * slope(index + 1);
  return Math.max(0, curve);
};
