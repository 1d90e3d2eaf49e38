#!/usr/bin/env node
// A clone that was only installed, or whose sources have changed since, builds itself first.
import { existsSync } from 'node:fs';

const buildScript = new URL('../../../scripts/build.mjs', import.meta.url);

if (existsSync(buildScript)) {
  const { build } = await import(buildScript.href);
  const status = build();
  if (status !== 0) process.exit(status);
}

await import('../dist/main.js');
