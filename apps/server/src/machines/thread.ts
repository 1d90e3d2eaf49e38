import { chooseMove } from './choose.js';
import type { MachineAnswer, MachineQuestion } from './port.js';

/** The task of a thread of the pool, found by its name. */
export const choose = (question: MachineQuestion): Promise<MachineAnswer> => chooseMove(question);
