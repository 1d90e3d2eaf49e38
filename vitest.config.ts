import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
    // The web client has a configuration of its own, because its words are compiled; the server's tests need
    // databases and are run apart (`npm run unit -w @dragonway/server`).
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/**', 'apps/server/**'],
    testTimeout: 120_000,
  },
});
