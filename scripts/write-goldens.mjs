// Writes the golden files of Tao Long anew: perft tables of every mode and scenario, and playthroughs. Run it after a
// change of the rules and read the difference: only what the change meant to alter may differ.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { perft, pick, randomFrom } from '../packages/core/dist/index.js';
import { MODES, SCENARIO_IDS, taoLongKind } from '../packages/tao-long/dist/index.js';
import { formatPerftFile, writePlaythrough } from '../packages/testkit/dist/index.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../packages/tao-long/test');
const MOST_NODES = 60_000;
const DECISIONS_INTO_THE_GAME = 40;

const option = (key, value, initial) => (value === initial ? '' : `;${key}=${value}`);
const optionsOf = (mode, scenario) =>
  `tao-long${option('mode', mode, 'grasshopper')}${option('scenario', scenario, 'field')}`;

const gameOf = options => taoLongKind.game(taoLongKind.parseOptions(options).value);

const countsOf = (game, state) => {
  const counts = [];
  for (let depth = 1; depth < 9; depth++) {
    const count = perft(game, state, depth);
    counts.push({ depth, count });
    if (count * 4 > MOST_NODES) break;
  }
  return counts;
};

/** A position at the start of a Spirit phase some way into a seeded random game. */
const middleOf = (game, seed) => {
  const random = randomFrom(seed);
  let state = game.start();
  for (
    let made = 0;
    made < DECISIONS_INTO_THE_GAME || game.notation.formatDecision(state).split(' ')[1] !== 'spirit';
    made++
  ) {
    state = game.actor(state) === 'nobody' ? game.start() : game.next(state, pick(random, game.legalMoves(state)));
  }
  return state;
};

const SOURCE = ['Counted by this engine; a second implementation, written from the rules alone, agrees up to depth 4.'];

const entriesOf = (options, id, seed) => {
  const game = gameOf(options);
  const middle = middleOf(game, seed);
  return [
    { source: SOURCE, id: `${id}-start`, options, counts: countsOf(game, game.start()) },
    {
      source: SOURCE,
      id: `${id}-middle`,
      options,
      position: game.notation.formatPosition(middle),
      counts: countsOf(game, middle),
    },
  ];
};

const VARIANTS = [
  ['village-valley', 'tao-long;mode=master;scenario=valley;village=earth'],
  ['village-mist', 'tao-long;mode=monk;scenario=mist;village=heaven'],
  ['first-edition', 'tao-long;mode=monk;scenario=introductory;tailLeavesFirst=on;freeStones=on'],
  ['through-dragons', 'tao-long;mode=master;rangeThroughDragons=on'],
  ['handicap', 'tao-long;mode=monk;scenario=labyrinth;segments=1,2'],
  ['solo-field', 'tao-long;solo=heaven'],
  ['solo-mist', 'tao-long;mode=master;scenario=mist;solo=earth'],
];

mkdirSync(join(folder, 'perft'), { recursive: true });
for (const [index, mode] of MODES.entries()) {
  const entries = SCENARIO_IDS.flatMap((scenario, board) =>
    entriesOf(optionsOf(mode, scenario), `${mode}-${scenario}`, index * 100 + board),
  );
  writeFileSync(join(folder, 'perft', `${mode}.perft`), formatPerftFile(entries));
}
const variants = VARIANTS.flatMap(([id, options], index) => entriesOf(options, id, 900 + index));
writeFileSync(join(folder, 'perft', 'variants.perft'), formatPerftFile(variants));

const PLAYTHROUGHS = [
  ['grasshopper-field', 'tao-long'],
  ['monk-valley', 'tao-long;mode=monk;scenario=valley'],
  ['master-mist', 'tao-long;mode=master;scenario=mist'],
  ['master-cave', 'tao-long;mode=master;scenario=cave'],
  ['monk-torus', 'tao-long;mode=monk;scenario=torus'],
  ['village', 'tao-long;mode=monk;scenario=valley;village=earth'],
  ['solo', 'tao-long;mode=monk;solo=heaven'],
];
mkdirSync(join(folder, 'playthroughs'), { recursive: true });
for (const [name, options] of PLAYTHROUGHS) {
  const text = writePlaythrough(taoLongKind, { seed: 1, decisions: 60, options });
  writeFileSync(join(folder, 'playthroughs', `${name}.txt`), text.value);
}
