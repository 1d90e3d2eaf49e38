import type { Step } from '@dragonway/core';
import { ELEMENTS, type Player, type WayEvent, type WayMove, type WayOptions, type WayState } from '../src/index.js';

type Law = (options: WayOptions, before: WayState, move: WayMove, step: Step<WayState, WayEvent>) => string | undefined;

const indexOf = ({ players }: WayOptions, player: Player, path: (typeof ELEMENTS)[number]): number =>
  players.indexOf(player) * 5 + ELEMENTS.indexOf(path);

const piecesGoBackOnlyBySwap: Law = (_options, before, move, { state }) => {
  const goesBack = state.places.some((place, index) => place < (before.places[index] ?? 0));
  return goesBack && move.kind !== 'call' ? 'a piece went back without a swap' : undefined;
};

const oneMoverOnly: Law = (_options, before, move, { state }) => {
  if (move.kind === 'call') return undefined;
  const moved = state.places.flatMap((place, index) => (place === before.places[index] ? [] : [Math.floor(index / 5)]));
  return moved.every(seat => seat === before.seat) ? undefined : "another player's piece moved";
};

const powerOnce: Law = (_options, before, _move, { state, events }) => {
  const used = before.unused & ~state.unused;
  if ((state.unused & ~before.unused) !== 0) return 'a used power came back';
  const told = events.filter(({ kind }) => kind === 'powerUsed').length;
  if (used !== 0 && used !== 1 << before.seat) return "another player's power was used";
  return told === (used === 0 ? 0 : 1) ? undefined : 'the used power and its event differ';
};

/** The events alone tell where every piece lies. */
const eventsTellPlaces: Law = (options, before, _move, { state, events }) => {
  const places = [...before.places];
  for (const event of events) {
    if (event.kind === 'entered' || event.kind === 'moved')
      places[indexOf(options, event.player, event.path)] = event.to;
    if (event.kind === 'swapped') {
      for (const piece of event.pieces) places[indexOf(options, piece.player, event.path)] = piece.to;
    }
  }
  return places.join() === state.places.join() ? undefined : 'the events tell other places';
};

const scoresFromScratch: Law = ({ players, length }, _before, _move, { state, events }) => {
  const end = events.find(event => event.kind === 'gameEnded');
  if ((end !== undefined) !== (state.phase === 'over')) return 'the end of the game was not told';
  if (end?.kind !== 'gameEnded') return undefined;
  const scratch = players.map((player, seat) => {
    const paths = state.places.slice(seat * 5, seat * 5 + 5).map(place => (place > length ? place - length : 0));
    return { player, paths, points: paths.reduce((sum, one) => sum + one, 0), finished: paths.filter(Boolean).length };
  });
  const best = Math.max(...scratch.map(({ points, finished }) => points * 10 + finished));
  const winners = scratch.filter(({ points, finished }) => points * 10 + finished === best).map(({ player }) => player);
  const isSame = JSON.stringify([scratch, winners]) === JSON.stringify([end.standings, end.winners]);
  return isSame && events.at(-1) === end ? undefined : 'the told score is not the one on the board';
};

const oneTurnAtATime: Law = (_options, before, _move, { state, events }) => {
  const turns = events.filter(({ kind }) => kind === 'turnEnded' || kind === 'turnRepeated').length;
  return state.turn - before.turn === turns ? undefined : 'turns and their events differ';
};

const LAWS: readonly Law[] = [
  piecesGoBackOnlyBySwap,
  oneMoverOnly,
  powerOnce,
  eventsTellPlaces,
  scoresFromScratch,
  oneTurnAtATime,
];

/** The laws of a step that no single state can show; answers the first that is broken. */
export const checkStep: Law = (options, before, move, step) => {
  for (const law of LAWS) {
    const broken = law(options, before, move, step);
    if (broken !== undefined) return broken;
  }
  return undefined;
};
