// The picture in ARCHITECTURE.md as rules: dependencies point one way only.
const from = path => ({ path });
const rules = '^packages/(tao-long|way-of-the-dragon)/';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\.po$' },
    },
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
      from: {
        path: '^(apps/(cli|server)|packages/testkit)/',
        pathNot: '\\.test\\.ts$|/test/|^apps/cli/src/(words|draw|commands/solve)',
      },
      to: { path: rules },
    },
    {
      name: 'the-table-knows-no-surface',
      severity: 'error',
      from: from('^packages/table/'),
      to: { path: '^packages/(protocol|ai|board-view)/' },
    },
    {
      name: 'the-wire-knows-no-player',
      severity: 'error',
      from: from('^packages/protocol/'),
      to: { path: '^packages/(ai|board-view)/' },
    },
    {
      name: 'artificial-players-know-rules-only',
      severity: 'error',
      from: from('^packages/ai/'),
      to: { path: '^packages/(table|protocol|board-view)/' },
    },
    {
      name: 'board-view-knows-no-rules',
      severity: 'error',
      from: { path: '^packages/board-view/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/', pathNot: '^packages/(board-view|core)/' },
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
    // The page auditor is a package of its own, installed by the first benchmark run.
    exclude: { path: '(^|/)dist/|^bench/lighthouse/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.check.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
};
