import { expect, test } from 'vitest';
import { readOptions } from '../src/options.js';
import { layered } from '../src/rules.js';
import { layersOf } from '../src/table-rules.js';

const TABLES = [
  'tao-long;mode=master;scenario=valley;village=earth;tailLeavesFirst=on;freeStones=on;rangeThroughDragons=on;solo=heaven',
  'tao-long;mode=monk;scenario=custom;terrain=8/8/8/8/8/8/8/8;heaven=a1a2;earth=h7h8;special=valleyPortals,torus,destructible;freeStones=on',
];

test.each(TABLES)('the layers of %s give the same rules in any order', text => {
  const options = readOptions(text);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  const layers = layersOf(options.value);
  const rules = layered(layers);
  expect(layered(layers.toReversed())).toEqual(rules);
  for (const [index] of layers.entries()) {
    expect(layered([...layers.slice(index), ...layers.slice(0, index)])).toEqual(rules);
  }
});
