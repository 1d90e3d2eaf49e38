import { openTable, type Sitter, snapshotOf } from '@dragonway/table';
import { describe, expect, test } from 'vitest';
import { chooseSimply } from '../../machine/simple-chooser.js';
import type { Machine } from '../../machine/types.js';
import type { SavedGame } from '../store/games-db.js';
import { LocalTable } from './local-table.js';
import { momentOf } from './moment.js';
import { Presenter } from './presenter.js';
import { summaryOf } from './summary.js';

const ME: Sitter = { kind: 'person', id: 'seat-0', name: 'Mei' };
const MACHINE: Sitter = { kind: 'machine', level: '1' };

const machine: Machine = {
  ask: async asked => chooseSimply(asked),
  advise: async () => [],
  close: () => undefined,
};

const opened = (options: string, sitters: readonly Sitter[]): SavedGame => {
  const by = { kind: 'person', id: 'seat-0', name: 'Mei' } as const;
  const opening = openTable({ id: 'one', by, setup: { options, takebacks: 'free' }, sitters }, momentOf(undefined, 1));
  if (!opening.ok) throw new Error(opening.refusal.code);
  const { table } = opening.value;
  return { id: 'one', changed: 0, summary: summaryOf(table), facts: snapshotOf(table) };
};

const tableOf = (saved: SavedGame, player: Machine = machine) => {
  const stored: SavedGame[] = [];
  const save = async (game: SavedGame): Promise<void> => {
    stored.push(game);
  };
  const local = new LocalTable(saved, { machine: player, save, shown: async () => undefined, pace: () => 0 });
  return { local, stored };
};

const until = async (isDone: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 2000 && !isDone(); tries += 1) await new Promise(resolve => setTimeout(resolve, 1));
  expect(isDone()).toBe(true);
};

describe('a table at this screen', () => {
  test('lets the machine answer, and saves after every change', async () => {
    const { local, stored } = tableOf(opened('tao-long', [ME, MACHINE]));
    expect(local.play('W')).toBe(true);
    expect(local.play('SS')).toBe(true);
    await until(() => local.store.getState().history.length === 4);
    await local.saved();
    expect(stored.at(-1)?.facts.game?.moves).toHaveLength(4);
    expect(stored.at(-1)?.summary).toMatchObject({ game: 'tao-long', turn: 3, toMove: 0 });
    local.close();
  });

  test('goes on from what was saved', async () => {
    const { local, stored } = tableOf(opened('tao-long', [ME, MACHINE]));
    local.play('W');
    await local.saved();
    const saved = stored.at(-1);
    if (saved === undefined) throw new Error('nothing saved');
    const again = tableOf(JSON.parse(JSON.stringify(saved)) as SavedGame);
    expect(again.local.store.getState().history.map(({ text }) => text)).toEqual(['W']);
  });

  test('remembers why the machine played', async () => {
    const reasons = [{ code: 'reason/only-move' }] as const;
    const thinking: Machine = {
      ...machine,
      ask: async asked => {
        const answer = chooseSimply(asked);
        return answer === undefined ? undefined : { ...answer, reasons, chance: 40 };
      },
    };
    const { local, stored } = tableOf(opened('tao-long', [ME, MACHINE]), thinking);
    local.play('W');
    local.play('SS');
    await until(() => local.store.getState().history.length === 4);
    await local.saved();
    local.close();
    const saved = stored.at(-1);
    if (saved === undefined) throw new Error('nothing saved');
    const again = tableOf(JSON.parse(JSON.stringify(saved)) as SavedGame);
    expect(again.local.store.getState().thoughts).toEqual([
      { ply: 2, reasons, chance: 40 },
      { ply: 3, reasons, chance: 40 },
    ]);
  });

  test('keeps the reason of a refusal', () => {
    const { local } = tableOf(opened('tao-long', [ME, MACHINE]));
    expect(local.play('F')).toBe(false);
    expect(local.store.getState().refusal).toMatchObject({ code: 'table/illegal-move', cause: { ruling: 'R1' } });
  });

  test('takes a turn back with the machine’s answer', async () => {
    const { local } = tableOf(opened('tao-long', [ME, MACHINE]));
    local.play('W');
    local.play('SS');
    await until(() => local.store.getState().history.length === 4);
    expect(local.takeBack(0 as never, 0)).toBe(true);
    expect(local.store.getState().history).toEqual([]);
    local.close();
  });

  test('plays machines against each other to the end', async () => {
    const { local } = tableOf(opened('way-of-the-dragon;length=5', [MACHINE, MACHINE]));
    await until(() => local.table.phase === 'over');
    local.close();
  });
});

describe('the presenter', () => {
  test('shows what was played in order, and machines wait for the eyes', async () => {
    const { local } = tableOf(opened('tao-long', [ME, { kind: 'person', id: 'seat-1', name: 'Lin' }]));
    const presenter = new Presenter(local.store, () => false);
    local.play('W');
    local.play('SS');
    const { playing } = presenter.store.getState();
    expect(playing).toMatchObject({ from: 0, to: 1 });
    let isShown = false;
    const waiting = presenter.whenShown().then(() => {
      isShown = true;
    });
    presenter.finished(playing?.id ?? 0);
    expect(presenter.store.getState()).toMatchObject({ shown: 1, playing: { from: 1, to: 2 } });
    presenter.finished(presenter.store.getState().playing?.id ?? 0);
    await waiting;
    expect(isShown).toBe(true);
    presenter.lookAt(0);
    expect(presenter.place()).toBe(0);
    presenter.lookAt(undefined);
    expect(presenter.place()).toBe(2);
  });
});
