import { accept, type Result, refuse, seat } from '@dragonway/core';
import { opened } from './apply/apply.js';
import { beginIfReady } from './begin.js';
import type { OpenTable } from './commands.js';
import type { Happening, TableEvent } from './events.js';
import { houseRules } from './live.js';
import { type Proceedings, record } from './proceedings.js';
import type { Reduction } from './reduce.js';
import type { TableRefusal } from './refusals.js';
import { commitSeed, refusedSeed } from './seeds.js';
import { type CheckedSetup, checkSetup } from './setup.js';
import type { Moment, Sitter } from './types.js';

const OPEN: Sitter = { kind: 'open' };
const RULES: Sitter = { kind: 'rules' };

/** Who sits where: a solo opponent's seat is the rules' and nobody else's. */
const sittersFor = ({ setup, live }: CheckedSetup, wish: OpenTable): Result<readonly Sitter[], TableRefusal> => {
  const given = wish.sitters ?? [];
  const names = live.game.info.seats;
  const rules = houseRules(live).seatOfRules(live.options);
  const badSitters = (expected: string) =>
    refuse<TableRefusal>({ code: 'table/bad-setup', field: 'sitters', expected });
  if (given.length > names.length) return badSitters(`at most ${names.length}`);
  const sitters = names.map((_, index) => (index === rules ? RULES : (given[index] ?? OPEN)));
  if (sitters.some(({ kind }, index) => kind === 'rules' && index !== rules)) {
    return badSitters('the rules on no seat but the solo opponent');
  }
  const people = sitters.flatMap(sitter => (sitter.kind === 'person' || sitter.kind === 'robot' ? [sitter.id] : []));
  if (setup.isRated && new Set(people).size < people.length) return badSitters('everybody on one seat in rated games');
  return accept(sitters);
};

const refuseSeeds = (seeds: OpenTable['seeds'] = []): TableRefusal | undefined => {
  const expected = seeds.flatMap(seed => (seed === undefined ? [] : [refusedSeed(seed)])).find(fault => fault);
  return expected === undefined ? undefined : { code: 'table/bad-seed', expected };
};

/** Opens a table: everybody named sits down, the dice are promised, and a full table begins to play. */
export const openTable = (wish: OpenTable, moment: Moment): Result<Reduction, TableRefusal> => {
  const checked = checkSetup(wish.setup);
  if (!checked.ok) return checked;
  const sitters = sittersFor(checked.value, wish);
  if (!sitters.ok) return sitters;
  const badSeed = refuseSeeds(wish.seeds);
  if (badSeed !== undefined) return refuse(badSeed);
  const { now } = moment;
  const opening: Happening & { kind: 'opened' } = {
    kind: 'opened',
    id: wish.id,
    host: wish.by.id,
    setup: checked.value.setup,
  };
  const first: TableEvent & { kind: 'opened' } = { v: 1, at: now, ...opening };
  const proceedings: Proceedings = { table: opened(first), events: [first], moment, now, at: now, cause: undefined };
  commitSeed(proceedings);
  for (const [index, sitter] of sitters.value.entries()) {
    const seed = wish.seeds?.[index];
    if (sitter.kind === 'open') continue;
    record(proceedings, { kind: 'sat', seat: seat(index), sitter, ...(seed === undefined ? {} : { seed }) });
  }
  beginIfReady(proceedings);
  return accept({ table: proceedings.table, events: proceedings.events });
};
