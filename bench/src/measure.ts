/** Something whose speed is measured: does work for about so many milliseconds and gives what it did per second. */
export interface Subject {
  readonly name: string;
  readonly unit: string;
  run(millis: number): number;
}

/** The speed of a subject over all its slices. */
export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Repeats a piece of work that tells how much it did until the time is over; gives the amount per second. */
export const perSecond = (millis: number, work: () => number): number => {
  const began = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = performance.now() - began;
  } while (elapsed < millis);
  return (done / elapsed) * 1000;
};

const summary = ({ name, unit }: Subject, slices: readonly number[]): Measured => {
  const sorted = slices.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? 0;
  return { name, unit, median: at(sorted.length >> 1), lowest: at(0), highest: at(sorted.length - 1) };
};

const SLICES = 5;
const MILLIS = 700;
const WARM_UP = 400;

/** Measures all subjects in turns, slice by slice, so that a noisy neighbour disturbs them alike. */
export const measureTogether = (subjects: readonly Subject[]): readonly Measured[] => {
  const slices = subjects.map((): number[] => []);
  for (const subject of subjects) subject.run(WARM_UP);
  for (let round = 0; round < SLICES; round++) {
    for (const [index, subject] of subjects.entries()) slices[index]?.push(subject.run(MILLIS));
  }
  return subjects.map((subject, index) => summary(subject, slices[index] ?? []));
};
