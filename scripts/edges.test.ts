import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;

const cruised = async (folders: string[], baseDir: string): Promise<ICruiseResult> => {
  const options = await extractDepcruiseOptions(`${root}.dependency-cruiser.mjs`);
  const { output } = await cruise(folders, { ...options, validate: true, baseDir });
  if (typeof output === 'string') throw new Error(output);
  return output;
};

test('a planted import against the direction of the dependencies is found', async () => {
  const { summary } = await cruised(['packages'], `${root}scripts/fixtures/planted`);
  expect(summary.violations.map(({ rule }) => rule.name)).toContain('core-knows-nobody');
});

test('imports between workspaces are seen, and lead to sources', async () => {
  const { modules } = await cruised(['packages/games/src'], root);
  const reached = modules.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved));
  expect(reached).toContain('packages/tao-long/src/index.ts');
});
