import { seat } from '@dragonway/core';
import { rollDice, type Seeds, setupRandom } from '@dragonway/verifiable-dice';
import {
  FACE_LETTERS,
  isMatchOver,
  type Match,
  MOST_DEAD_PIECES,
  matchStandings,
  matchWinners,
  nextFirst,
  type RollOff,
  randomDeadPieces,
  rollOff,
  type Standing,
  startMatch,
  type WayOptions,
  type WayState,
  wayOfTheDragonKind,
  wayStandings,
  withGame,
} from '@dragonway/way-of-the-dragon';
import type { Draws, Reached, StartRoll } from '../types.js';
import type { HouseRules, MatchRules } from './house-rules.js';

const lettersOf = ({ players }: WayOptions, { rounds }: RollOff): readonly (readonly StartRoll[])[] =>
  rounds.map(round =>
    round.map(({ player, dice }) => ({
      seat: seat(players.indexOf(player)),
      dice: dice.map(face => FACE_LETTERS[face]).join(''),
    })),
  );

const drawOptions = (options: WayOptions, draws: Draws, seeds: Seeds) => {
  const { length, players } = options;
  const dead = draws.dead > 0 ? randomDeadPieces(setupRandom(seeds, 'dead-pieces'), draws.dead, length) : options.dead;
  const rolled = draws.first ? rollOff(setupRandom(seeds, 'first-player'), players) : undefined;
  return { rolled, options: { ...options, dead, first: rolled?.first ?? options.first } };
};

/** W3 leaves each of the five paths two plain spaces. */
const mostDeadPieces = ({ length }: WayOptions): number => Math.min(MOST_DEAD_PIECES, 5 * (length - 2));

const KEEP = /^(?:tiger\+)?keep:(.+)$/;

const keptBy = (move = ''): string => {
  const kept = KEEP.exec(move)?.[1] ?? '-';
  return kept === '-' ? '' : kept;
};

const read = (text: string): WayOptions | undefined => {
  const options = wayOfTheDragonKind.parseOptions(text);
  return options.ok ? options.value : undefined;
};

const standingsOf = ({ players }: WayOptions, reached: readonly Reached[]): readonly Standing[] =>
  players.map((player, index) => {
    const { points, finished } = reached[index] ?? { points: 0, finished: 0 };
    return { player, paths: [0, 0, 0, 0, 0], points, finished };
  });

const matchOf = (options: WayOptions, games: number, played: readonly (readonly Reached[])[]): Match =>
  played
    .map(reached => standingsOf(options, reached))
    .reduce((match, standings) => withGame(match, standings), startMatch(options.players, games));

const match: MatchRules = {
  standing: (text, games, played) => {
    const options = read(text);
    if (options === undefined) return { wins: [], points: [], isOver: true, winners: [] };
    const whole = matchOf(options, games, played);
    const standings = matchStandings(whole);
    return {
      wins: standings.map(({ wins }) => wins),
      points: standings.map(({ points }) => points),
      isOver: isMatchOver(whole),
      winners: (matchWinners(whole) ?? []).map(player => seat(options.players.indexOf(player))),
    };
  },
  nextOptions: (text, last) => {
    const options = read(text);
    if (options === undefined) return text;
    const first = nextFirst(matchOf(options, 1, [last])) ?? options.first;
    return wayOfTheDragonKind.formatOptions({ ...options, first });
  },
};

export const wayOfTheDragonAtTable: HouseRules<WayOptions, WayState> = {
  seatTag: index => `Player ${index + 1}`,
  hasDraws: false,
  // The results of this game are its scores, and a game that was broken off has none.
  tokenOf: () => '*',
  seatOfRules: () => undefined,
  refuseDraws: (draws, options) => {
    if (draws.wheel) return 'there is no wheel in Way of the Dragon';
    const most = mostDeadPieces(options);
    return draws.dead > most || draws.dead < 0 ? `0 to ${most} dead pieces` : undefined;
  },
  draw: (chosen, draws, seeds) => {
    const { options, rolled } = drawOptions(chosen.options, draws, seeds);
    const text = wayOfTheDragonKind.formatOptions(options);
    return rolled === undefined ? { options: text } : { options: text, rollOff: lettersOf(options, rolled) };
  },
  roll: (seeds, number, after) => `roll:${rollDice(seeds, number, keptBy(after))}`,
  reached: (options, state) => wayStandings(options, state).map(({ points, finished }) => ({ points, finished })),
  withoutBoard: undefined,
  match,
};
