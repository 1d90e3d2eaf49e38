// Plays games of the evaluation against itself and prints weights that foretell their results better.
// Build first, then: node packages/ai/scripts/tune-tao-long.mjs GAMES [SEED] [NODES]; the same words give the same weights.
import { SCENARIO_IDS, taoLongKind } from '@dragonway/tao-long';
import { CHANCE_SCALE, FEATURES, meanLoss, selfPlaySamples, tune, WEIGHTS } from '../dist/index.js';

const [count = 400, firstSeed = 1, nodes = 500] = process.argv.slice(2).map(Number);
const PULL = 300;
const PLAY = { weights: WEIGHTS, nodes, noise: 30, openingDecisions: 6, mostTurns: 250 };

const TABLES = [
  ...['', ';mode=monk', ';mode=master'].flatMap(mode =>
    SCENARIO_IDS.map(id => `tao-long${mode}${id === 'field' ? '' : `;scenario=${id}`}`),
  ),
  'tao-long;village=heaven',
  'tao-long;mode=monk;scenario=valley;village=earth',
  'tao-long;mode=master;village=earth',
];

const games = [];
for (let seed = firstSeed; seed < firstSeed + count; seed++) {
  const options = taoLongKind.parseOptions(TABLES[seed % TABLES.length]);
  if (!options.ok) throw new Error(options.refusal.code);
  games.push(selfPlaySamples(options.value, PLAY, seed));
}

const weightsOf = ({ weights, chanceScale }) => Float64Array.from(FEATURES, feature => weights[feature] / chanceScale);
const now = { weights: WEIGHTS, chanceScale: CHANCE_SCALE };
const learnt = tune(games.filter((_, index) => index % 5 > 0).flat(), now, PULL);
const held = games.filter((_, index) => index % 5 === 0).flat();
process.stderr.write(
  `${games.length} games; loss on the fifth held back: ${meanLoss(held, weightsOf(now)).toFixed(4)} with the present ` +
    `weights, ${meanLoss(held, weightsOf(learnt)).toFixed(4)} with weights of the others\n`,
);
process.stdout.write(`${JSON.stringify(tune(games.flat(), now, PULL), undefined, 2)}\n`);
