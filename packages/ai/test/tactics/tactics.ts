import { readFileSync } from 'node:fs';
import { type Tactic, tacticTable } from '../../src/index.js';

export const TACTICS = readFileSync(new URL('./tactics.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Tactic => JSON.parse(line));

export const stateOf = ({ options, position }: Tactic) => {
  const table = tacticTable(options);
  const state = table.game.notation.parsePosition(position);
  if (!state.ok) throw new Error(`${position}: ${state.refusal.code}`);
  return { table, state: state.value };
};
