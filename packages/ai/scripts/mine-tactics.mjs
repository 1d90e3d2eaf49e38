// Finds tactical positions in seeded games of a weak player against itself and keeps those with exactly one solution,
// which is checked by playing everything out. A line of JSON for each. Build first, then:
//   node packages/ai/scripts/mine-tactics.mjs [FIRST TABLE] [LAST TABLE] > FILE
import { randomFrom } from '@dragonway/core';
import { taoLongKind } from '@dragonway/tao-long';
import { judgedTaoLong, randomOpening, solutionsOf, thinkThrough, withNoise } from '../dist/index.js';

const MODES = ['', 'mode=monk', 'mode=master'];
const SCENARIOS = ['', 'valley', 'canyon', 'torus', 'wall', 'cave', 'mist', 'labyrinth', 'introductory'];
const EXTRA = [
  'tao-long;village=heaven',
  'tao-long;mode=monk;scenario=valley;village=earth',
  'tao-long;mode=master;scenario=mist;village=heaven',
  'tao-long;mode=monk;tailLeavesFirst=on;freeStones=on',
  'tao-long;mode=master;rangeThroughDragons=on',
  'tao-long;solo=heaven',
  'tao-long;mode=monk;solo=earth',
  'tao-long;mode=master;scenario=wall;solo=heaven',
];
const TABLES = [
  ...MODES.flatMap(mode =>
    SCENARIOS.map(id => ['tao-long', mode, id && `scenario=${id}`].filter(part => part !== '').join(';')),
  ),
  ...EXTRA,
];

const WEAK = { limits: { nodes: 150, depth: 2 }, tableBytes: 1 << 16 };
const MOST_TURNS = 120;
const MOST_GAMES = 40;
// Positions with more turns than this to play out would make the suite slow to check again.
const MOST_CHOICES = 60;

const playedStarts = (options, seed) => {
  const { game, judge } = judgedTaoLong(options);
  const noisy = { game, judge: withNoise(judge, 150, seed) };
  const starts = [];
  let state = randomOpening(game, 6, randomFrom(seed)).states.at(-1);
  while (game.actor(state) !== 'nobody' && game.notation.turnNumber(state) < MOST_TURNS) {
    if (judge.isTurnStart(state)) starts.push(state);
    state = game.next(state, thinkThrough(noisy, state, WEAK).move);
  }
  return { game, judge, starts };
};

const turnsOf = (game, state) => {
  let count = 0;
  for (const lift of game.legalMoves(state)) count += game.legalMoves(game.next(state, lift)).length;
  return count;
};

const isOwnFocus = (game, state, move) =>
  game
    .play(state, move)
    .events.some(
      event =>
        event.kind === 'effectTriggered' &&
        event.effect.kind === 'focus' &&
        (event.effect.dragon === 'heaven') === (game.actor(state) === 0),
    );

const GOALS = [
  ['win', 1],
  ['win', 3],
  ['save', 2],
  ['gain', 2],
];

const tacticOf = (game, text, state) => {
  const choices = game.legalMoves(state).length;
  if (choices < 3 || turnsOf(game, state) > MOST_CHOICES) return undefined;
  for (const [kind, turns] of text.includes('solo') ? GOALS.slice(0, 2) : GOALS) {
    const solutions = solutionsOf(game, state, kind, turns);
    if (solutions.length !== 1) {
      if (kind === 'win' && solutions.length > 0) return undefined;
      continue;
    }
    const [move] = solutions;
    return {
      options: text,
      position: game.notation.formatPosition(state),
      kind,
      turns,
      solution: game.notation.formatMove(move),
      usesFocus: isOwnFocus(game, state, move),
    };
  }
  return undefined;
};

const offersFocus = (game, state) => game.legalMoves(state).some(move => isOwnFocus(game, state, move));

const mine = (text, seed, wanted, isWanted = () => true) => {
  const options = taoLongKind.parseOptions(text).value;
  const found = new Map();
  for (let tries = 0; tries < MOST_GAMES && found.size < wanted; tries++) {
    const { game, judge, starts } = playedStarts(options, seed + tries);
    for (const start of starts.filter(state => isWanted(game, state))) {
      // The text forgets nothing but the number of the turn, which no tactic depends on.
      const tactic = tacticOf(game, text, start);
      if (tactic === undefined) continue;
      const sort = `${tactic.kind}${tactic.turns}${tactic.usesFocus ? 'focus' : ''}`;
      if (found.has(sort) || (isWanted === offersFocus && !tactic.usesFocus)) continue;
      const answer = thinkThrough({ game, judge }, start, { limits: { nodes: 40_000 }, tableBytes: 1 << 22 });
      // A gain can be the wrong thing to want; such positions prove nothing.
      if (tactic.kind === 'gain' && game.notation.formatMove(answer.move) !== tactic.solution) continue;
      found.set(sort, tactic);
    }
  }
  return [...found.values()];
};

const [first = 0, last = TABLES.length - 1] = process.argv.slice(2).map(Number);
for (let index = first; index <= last; index++) {
  const text = TABLES[index];
  const isColoured = /mode=(monk|master)/.test(text) && !text.includes('solo');
  const mined = [
    ...mine(text, 1_000 * (index + 1), 3),
    ...(isColoured ? mine(text, 1_000 * (index + 1) + 500, 1, offersFocus) : []),
  ];
  for (const tactic of mined) process.stdout.write(`${JSON.stringify(tactic)}\n`);
}
