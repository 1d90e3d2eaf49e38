import { pick, randomFrom } from '@dragonway/core';
import { expect, test } from 'vitest';
import { gameOf } from './table.js';

/*
 * The mirror: reflect the board in a1–h8, turn the wheel by half and exchange dragons and colours. Heaven, Wind and Lake
 * then become Earth, Thunder and Mountain; Fire and Water exchange places on the wheel, so only the moves of a decision
 * correspond and not what follows from them.
 */
const SPACE = /[a-h][1-8]/g;
const reflectSpace = (text: string): string =>
  'abcdefgh'.charAt(Number(text.charAt(1)) - 1) + ('abcdefgh'.indexOf(text.charAt(0)) + 1);

const reflectTerrain = (terrain: string): string => {
  const rows = terrain.split('/').map(row => row.replace(/\d/g, digit => '.'.repeat(Number(digit))));
  const at = (file: number, rank: number) => rows[7 - rank]?.charAt(file) ?? '';
  const reflected = Array.from({ length: 8 }, (_, index) =>
    Array.from({ length: 8 }, (__, file) => at(7 - index, file)).join(''),
  );
  return reflected.map(row => row.replace(/\.+/g, empty => `${empty.length}`)).join('/');
};

const exchangeColours = (stones: string): string => stones.replace(/[wb]/g, stone => (stone === 'w' ? 'b' : 'w'));

const mirror = (position: string): string => {
  const [terrain = '', heaven = '', earth = '', meters = '', wheel = '', coin = '', toPlay = '', turn = ''] =
    position.split(' ');
  const stacks = wheel.split('/').map(exchangeColours);
  return [
    reflectTerrain(terrain),
    earth.replace(SPACE, reflectSpace),
    heaven.replace(SPACE, reflectSpace),
    meters.split('/').toReversed().join('/'),
    [...stacks.slice(4), ...stacks.slice(0, 4)].join('/'),
    coin,
    toPlay.replace(/[he]/, dragon => (dragon === 'h' ? 'e' : 'h')),
    turn,
  ].join(' ');
};

const HALF_TURN: Readonly<Record<string, string>> = { H: 'E', E: 'H', L: 'M', M: 'L', F: 'W', W: 'F', T: 'A', A: 'T' };
const REFLECTED: Readonly<Record<string, string>> = { N: 'E', E: 'N', S: 'W', W: 'S' };

const mirrorSpirit = (move: string): string => {
  const [lift = '', colours] = move.split(':');
  return `${HALF_TURN[lift]}${colours === undefined ? '' : `:${exchangeColours(colours)}`}`;
};

const mirrorAct = (move: string): string =>
  move.replace(/@([a-h][1-8])|[NESW]/g, (found, space: string | undefined) =>
    space === undefined ? (REFLECTED[found] ?? '') : `@${reflectSpace(space)}`,
  );

const sorted = (moves: readonly string[]): readonly string[] => moves.toSorted();

const mirrorOptions = (options: string): string =>
  options.replace(/village=(\w+)/, (_, protector) => `village=${protector === 'heaven' ? 'earth' : 'heaven'}`);

const walkWithMirror = (options: string, seed: number, decisions: number): void => {
  const game = gameOf(options);
  const twin = gameOf(mirrorOptions(options));
  const { notation } = game;
  const random = randomFrom(seed);
  let state = game.start();
  for (let made = 0; made < decisions; made++) {
    if (game.actor(state) === 'nobody') state = game.start();
    const moves = game.legalMoves(state);
    if (state.phase === 'spirit') {
      const mirrored = twin.notation.parsePosition(mirror(notation.formatPosition(state)));
      if (!mirrored.ok) throw new Error(`the mirror of ${notation.formatPosition(state)} is no position`);
      const twins = twin.legalMoves(mirrored.value);
      expect(sorted(twins.map(notation.formatMove))).toEqual(
        sorted(moves.map(move => mirrorSpirit(notation.formatMove(move)))),
      );
      for (const move of moves) {
        const after = game.next(state, move);
        const text = mirrorSpirit(notation.formatMove(move));
        const twinMove = twins.find(candidate => notation.formatMove(candidate) === text);
        if (twinMove === undefined || after.phase === 'spirit' || after.phase === 'over') continue;
        const twinAfter = twin.next(mirrored.value, twinMove);
        expect(sorted(twin.legalMoves(twinAfter).map(notation.formatMove))).toEqual(
          sorted(game.legalMoves(after).map(act => mirrorAct(notation.formatMove(act)))),
        );
      }
    }
    state = game.next(state, pick(random, moves));
  }
};

const BOARDS = ['', ';scenario=valley', ';scenario=torus', ';scenario=wall', ';scenario=mist', ';scenario=labyrinth'];
const VILLAGES = [';scenario=valley;village=heaven', ';scenario=mist;village=earth'];

test.each([...BOARDS, ...VILLAGES])(
  'the legal moves of a mirrored position are the mirrored moves: Grasshopper%s',
  options => {
    walkWithMirror(options, 7, 300);
  },
);

test.each([...BOARDS, ...VILLAGES])(
  'the legal moves of a mirrored position are the mirrored moves: Monk%s',
  options => {
    walkWithMirror(`;mode=monk${options}`, 8, 300);
  },
);
