import type { Reason } from '@dragonway/ai';
import { type Actor, CHANCE, NOBODY, pick, type Random, type Seat } from '@dragonway/core';
import type { Table } from '@dragonway/games';
import type { Face } from '../faces/face.js';
import { faceOf } from '../faces/faces.js';
import { type Machine, machineAt } from '../players/machine-move.js';
import { levelOfSeat, type SeatKind } from '../players/seat-kind.js';
import { refusalInWords } from '../words/refusal-words.js';
import type { RollDice } from './dice.js';
import type { Choice, Talk } from './talk.js';

export interface PlaySettings {
  readonly table: Table;
  readonly start: object;
  /** Who sits where. */
  readonly seats: readonly SeatKind[];
  readonly random: Random;
  /** The seed of the machines. */
  readonly seed: number;
  readonly rollDice: RollDice;
  readonly talk: Talk;
}

/** What was played until the game was over or the person left. */
export interface PlayedGame {
  readonly moves: readonly object[];
  readonly state: object;
  readonly isOver: boolean;
}

const choicesOf = ({ table: { game } }: PlaySettings, face: Face, state: object, seat: Seat): readonly Choice[] => {
  const view = game.view(state, seat);
  return game.legalMoves(state).map(move => ({
    value: game.notation.formatMove(move),
    label: face.move(move, game.play(state, move).events, view),
  }));
};

const askPerson = async (settings: PlaySettings, state: object, seat: Seat): Promise<object | undefined> => {
  const { table, talk } = settings;
  const face = faceOf(table.kind.id);
  const view = table.game.view(state, seat);
  const choices = choicesOf(settings, face, state, seat);
  talk.say('', ...face.draw(view, table.options, talk.ink), '');
  for (;;) {
    const text = await talk.askMove(face.decision(view, table.options), choices);
    if (text === undefined) return undefined;
    const move = table.game.notation.parseMove(state, text);
    if (move.ok) return move.value;
    talk.say(`Refused: ${refusalInWords(move.refusal, table.kind.id)}.`);
  }
};

/** A move that was chosen, and the reasons of a machine. */
interface Decided {
  readonly move: object;
  readonly reasons: readonly Reason[];
}

const plainly = (move: object | undefined): Decided | undefined => move && { move, reasons: [] };

const decide = async (
  settings: PlaySettings,
  machine: Machine,
  states: readonly object[],
  actor: Actor,
): Promise<Decided | undefined> => {
  const { table, seats, random, seed, rollDice } = settings;
  const state = states.at(-1) ?? settings.start;
  if (actor === NOBODY) return undefined;
  if (actor === CHANCE) return plainly(rollDice(table.game, state));
  const kind = seats[actor] ?? 'random';
  if (kind === 'person') return plainly(await askPerson(settings, state, actor));
  const level = levelOfSeat(kind);
  if (level === undefined) return plainly(pick(random, table.game.legalMoves(state)));
  const { move, advice } = machine(states, { strength: { kind: 'level', level }, seed });
  return { move, reasons: advice.reasons };
};

const tellMove = (
  { table, talk }: PlaySettings,
  state: object,
  { move, reasons }: Decided,
  events: readonly object[],
): void => {
  const face = faceOf(table.kind.id);
  const actor = table.game.actor(state);
  const who = typeof actor === 'number' ? face.seatName(table.options, actor) : 'The dice';
  talk.say(`${who}: ${talk.ink.bold(table.game.notation.formatMove(move))}`);
  talk.say(...face.tell(events).map(sentence => `  ${sentence}`));
  if (reasons.length > 0) talk.say(`  Why: ${reasons.map(reason => face.reason(reason)).join(' ')}`);
};

/** Plays one game: asks persons, lets machines think, draws for random players and the dice, and tells what happens and why. */
export const playTable = async (settings: PlaySettings): Promise<PlayedGame> => {
  const { table, talk } = settings;
  const { game } = table;
  const machine = machineAt(table);
  const moves: object[] = [];
  const states: object[] = [settings.start];
  let state = settings.start;
  for (;;) {
    const decided = await decide(settings, machine, states, game.actor(state));
    if (decided === undefined) break;
    const step = game.play(state, decided.move);
    tellMove(settings, state, decided, step.events);
    moves.push(decided.move);
    state = step.state;
    states.push(state);
  }
  const isOver = game.actor(state) === NOBODY;
  if (isOver) talk.say('', ...faceOf(table.kind.id).draw(game.view(state, 'spectator'), table.options, talk.ink), '');
  return { moves, state, isOver };
};
