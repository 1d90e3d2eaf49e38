import type { Random } from '@dragonway/core';
import { DICE } from './dice/dice.js';
import { compareStandings, type Standing } from './score.js';
import { FACES, type Face, type Player } from './types.js';

/** What a player rolled for the start, in the order of the dice. */
export interface RollForStart {
  readonly player: Player;
  readonly dice: readonly Face[];
}

/** Who starts, and the rounds that settled it; every round after the first is rolled by those who tied. */
export interface RollOff {
  readonly first: Player;
  readonly rounds: readonly (readonly RollForStart[])[];
}

const rollFive = (random: Random): readonly Face[] =>
  Array.from({ length: DICE }, () => FACES[random.below(FACES.length)] ?? 'dragon');

const dragonsIn = ({ dice }: RollForStart): number => dice.filter(face => face === 'dragon').length;

/** Who starts the first game of a match: the most dragons of five dice; the tied roll again. */
export const rollOff = (random: Random, players: readonly Player[]): RollOff => {
  const rounds: (readonly RollForStart[])[] = [];
  let tied = players;
  while (tied.length > 1) {
    const round = tied.map(player => ({ player, dice: rollFive(random) }));
    const most = Math.max(...round.map(dragonsIn));
    rounds.push(round);
    tied = round.filter(rolled => dragonsIn(rolled) === most).map(({ player }) => player);
  }
  return { first: tied[0] ?? 'black', rounds };
};

/** Who starts after a game that ended like this, in seat order: its loser. */
export const nextStarter = (last: readonly Standing[]): Player =>
  // W4: the fewest points, then the fewest pieces on numbered spaces; among equals, the last seat as listed.
  last.reduce((loser, standing) => (compareStandings(loser, standing) <= 0 ? standing : loser)).player;
