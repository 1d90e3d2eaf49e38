import type { OptionsTextRefusal, RecordTextRefusal, Refusal, ReplayRefusal } from '@dragonway/core';
import { findFace } from '../faces/faces.js';
import type { UgiRefusal } from '../ugi/refusals.js';
import { type MachineRefusal, machineRefusalInWords } from './advice-refusals.js';
import { isOfArea } from './area.js';
import { optionsRefusalInWords } from './options-refusals.js';
import { recordRefusalInWords } from './record-refusals.js';
import { ugiRefusalInWords } from './ugi-refusals.js';

// The areas of the codes are a closed list: those of the protocol, of records and of machines are named here, the rest are
// a game's.
type OwnRefusal = UgiRefusal | RecordTextRefusal | ReplayRefusal | MachineRefusal;

const MACHINE_AREAS = ['advice', 'arena', 'match-file', 'solve'];
const isOfMachines = (refusal: Refusal): refusal is MachineRefusal =>
  MACHINE_AREAS.some(area => refusal.code.startsWith(`${area}/`));

const causeOf = (refusal: OwnRefusal): Refusal | undefined => ('cause' in refusal ? refusal.cause : undefined);

const plainWords = (refusal: Refusal, gameId: string | undefined): string => {
  const own = refusal as OwnRefusal;
  const wordsOfCause = (): string => {
    const cause = causeOf(own);
    return cause === undefined ? '' : refusalInWords(cause, gameId);
  };
  if (isOfMachines(own)) return machineRefusalInWords(own, wordsOfCause());
  const isOfUgi = isOfArea('ugi', own);
  if (isOfUgi || isOfArea('record', own)) {
    return isOfUgi ? ugiRefusalInWords(own, wordsOfCause()) : recordRefusalInWords(own, wordsOfCause());
  }
  const face = gameId === undefined ? undefined : findFace(gameId);
  return face?.refusal(refusal) ?? optionsRefusalInWords(refusal as OptionsTextRefusal);
};

/** A refusal in words, with the ruling that decides it. The codes of both games overlap, so its game must be told. */
export const refusalInWords = (refusal: Refusal, gameId?: string): string => {
  const words = plainWords(refusal, gameId);
  const { ruling } = refusal;
  return ruling === undefined || words.includes(`(${ruling})`) ? words : `${words} (${ruling})`;
};
