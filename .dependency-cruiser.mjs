// The picture in ARCHITECTURE.md as rules: dependencies point one way only.
const from = path => ({ path });
const rules = '^packages/(tao-long|way-of-the-dragon)/';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'core-knows-nobody',
      severity: 'error',
      from: from('^packages/core/'),
      to: { path: '^(packages|apps|bench)/', pathNot: '^packages/core/' },
    },
    {
      name: 'rules-know-core-only',
      severity: 'error',
      from: { path: '^packages/(tao-long|way-of-the-dragon)/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|apps|bench)/', pathNot: '^packages/(core/|$1/)' },
    },
    {
      name: 'rules-have-no-dependencies',
      severity: 'error',
      from: { path: `${rules}src/`, pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'packages-know-no-apps',
      severity: 'error',
      from: from('^packages/'),
      to: { path: '^(apps|bench)/' },
    },
    {
      name: 'games-are-found-through-the-registry',
      severity: 'error',
      from: { path: '^(apps|packages/testkit)/', pathNot: '\\.test\\.ts$|/test/|^apps/cli/src/(words|draw)/' },
      to: { path: rules },
    },
    {
      name: 'testkit-from-tests-only',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/testkit/|\\.test\\.ts$|/test/' },
      to: { path: '^packages/testkit/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.check.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
};
