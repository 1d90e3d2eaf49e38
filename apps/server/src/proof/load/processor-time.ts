import { readFileSync } from 'node:fs';

/** The length of the kernel's tick in microseconds. */
const TICK = 10_000;
const USER = 11;
const SYSTEM = 12;

/** The processor time that a process has used so far, in microseconds; needs /proc, and is not a number without. */
export const processorTime = (pid: number | undefined): number => {
  try {
    // The name of the program stands in brackets and can hold anything, also spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK;
  } catch {
    return Number.NaN;
  }
};
