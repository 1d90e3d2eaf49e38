import { seat } from '@dragonway/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Act,
  apply,
  type Command,
  fold,
  HOUSE,
  nextDue,
  OFFER_KINDS,
  type OpenTable,
  restore,
  type Sender,
  type Sitter,
  snapshotOf,
  type Table,
  type TableEvent,
  type TableFacts,
  type TableRefusalCode,
  toMove,
  visibleEvent,
  visibleTable,
} from '../src/index.js';
import { ANN, BOB, CAT, machine, open, type Scene, send, tryOpen } from './scene.js';

const SENDERS: readonly Sender[] = [ANN, BOB, CAT, HOUSE];

const SETUPS: readonly OpenTable['setup'][] = [
  { options: 'tao-long;mode=monk' },
  { options: 'tao-long;mode=chosen', clock: { kind: 'fischer', initial: 20_000, increment: 1_000 } },
  { options: 'tao-long;mode=monk;solo=earth', takebacks: 'free' },
  { options: 'tao-long;mode=master', draws: { wheel: true, dead: 0, first: false }, isRated: true },
  { options: 'way-of-the-dragon;length=5', games: 3, asksForSeeds: true },
  {
    options: 'way-of-the-dragon;players=k,r,w,y,b;powers=on;length=5',
    clock: { kind: 'byoyomi', main: 9_000, period: 4_000, periods: 2 },
    draws: { wheel: false, dead: 3, first: true },
  },
  { options: 'way-of-the-dragon;players=k,r,w;length=5', isRated: true, clock: { kind: 'days', days: 1 } },
];

const SITTERS = [
  [ANN, BOB, machine(), machine(), machine()],
  [ANN, BOB, CAT, BOB],
  [ANN, ANN],
  [BOB, machine(), CAT],
  [ANN],
];

const anySeat = fc.integer({ min: 0, max: 5 }).map(seat);
const anyPly = fc.integer({ min: 0, max: 40 });
const anyOffer = fc.constantFrom(...OFFER_KINDS);

/** A wish that may name the decision, the offer or the move at hand by the words `here`, `now` and a number. */
type Wish = (table: Table) => Act;

const fixed =
  (act: Act): Wish =>
  () =>
    act;

/** What brings a table on: a seat filled, a move, or another game. */
const goOn = (pick: number): Wish => {
  return ({ live, game, phase, seats, setup }) => {
    const texts = live.game.legalMoves(live.state).map(move => live.game.notation.formatMove(move));
    const free = seat(seats.findIndex(({ sitter }) => sitter.kind === 'open'));
    const another = pick % 2 === 0 && setup.games > 1 ? 'nextGame' : 'rematch';
    if (free >= 0 && phase === 'waiting') return { kind: 'seatMachine', seat: free, level: '1' };
    if (phase === 'over') return { kind: 'offer', offer: another, seat: seat(pick % seats.length) };
    const move = texts[pick % texts.length] ?? 'nonsense';
    return { kind: 'play', game: game?.number ?? 1, ply: game?.moves.length ?? 0, move };
  };
};

const answerAny = (isAccepted: boolean, isWithdrawn: boolean): Wish => {
  return ({ offers: [offer] }) => {
    const { kind, since, by, asked } = offer ?? { kind: 'pause', since: 0, by: seat(0), asked: [seat(1)] };
    if (isWithdrawn) return { kind: 'withdraw', offer: kind, since, seat: by };
    return { kind: 'answer', offer: kind, since, seat: asked[0] ?? seat(0), isAccepted };
  };
};

const takeBackAny = (from: ReturnType<typeof seat>, to: number | undefined): Wish => {
  return ({ game }) => ({
    kind: 'takeBack',
    seat: from,
    game: game?.number ?? 1,
    ply: game?.moves.length ?? 0,
    ...(to === undefined ? {} : { to }),
  });
};

const arbitraryWish: fc.Arbitrary<Wish> = fc.oneof(
  { weight: 60, arbitrary: fc.nat(50).map(goOn) },
  { weight: 12, arbitrary: fc.tuple(fc.boolean(), fc.nat(9)).map(([yes, dice]) => answerAny(yes, dice === 0)) },
  {
    weight: 2,
    arbitrary: fc.tuple(anySeat, fc.option(anyPly, { nil: undefined })).map(([from, to]) => takeBackAny(from, to)),
  },
  ...[
    fc.record({
      kind: fc.constant('sit' as const),
      seat: anySeat,
      as: fc.constantFrom('person' as const, 'robot' as const),
    }),
    fc.record({ kind: fc.constant('seatMachine' as const), seat: anySeat, level: fc.constant('1') }),
    fc.record({ kind: fc.constant('standUp' as const), seat: anySeat }),
    fc.record({
      kind: fc.constant('giveSeed' as const),
      seat: anySeat,
      seed: fc.constantFrom('one', 'two', 'not one'),
    }),
    fc.record({
      kind: fc.constant('play' as const),
      game: fc.nat(3),
      ply: anyPly,
      move: fc.constantFrom('W', 'pass', 'nonsense'),
    }),
    fc.record({
      kind: fc.constant('offer' as const),
      offer: fc.constantFrom('draw' as const, 'pause' as const, 'rematch' as const, 'nextGame' as const),
      seat: anySeat,
    }),
    fc.record({
      kind: fc.constant('answer' as const),
      offer: anyOffer,
      since: fc.nat(60),
      seat: anySeat,
      isAccepted: fc.boolean(),
    }),
    fc.record({ kind: fc.constantFrom('resign' as const, 'abort' as const), seat: anySeat }),
    fc.record({
      kind: fc.constant('claim' as const),
      of: fc.constantFrom('repetition' as const, 'absence' as const),
      seat: anySeat,
    }),
    fc.record({ kind: fc.constant('resume' as const), seat: anySeat }),
    fc.record({ kind: fc.constant('say' as const), text: fc.string({ maxLength: 310 }) }),
    fc.record({
      kind: fc.constant('presence' as const),
      person: fc.constantFrom('ann', 'bob', 'cat'),
      isHere: fc.boolean(),
    }),
    fc.constant({ kind: 'look' as const }),
  ].map(arbitrary => ({ weight: 2, arbitrary: arbitrary.map(act => fixed(act)) })),
);

const arbitraryStep = fc.record({
  // Most commands come from whoever is entitled to something, else hardly a game would get on.
  sender: fc.oneof(
    { weight: 7, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...SENDERS) },
  ),
  wish: arbitraryWish,
  wait: fc.oneof({ weight: 40, arbitrary: fc.nat(900) }, { weight: 1, arbitrary: fc.nat(200_000) }),
  isRepeated: fc.nat(12).map(dice => dice === 0),
});

const entitled = (table: Table, act: Act): Sender => {
  const seatIndex = 'seat' in act ? act.seat : toMove(table)?.seat;
  const sitter = seatIndex === undefined ? undefined : table.seats[seatIndex]?.sitter;
  if (act.kind === 'seatMachine') return ANN;
  if (act.kind === 'presence' || sitter === undefined) return HOUSE;
  const isMachine = act.kind === 'play' && toMove(table)?.by === 'machine';
  return !isMachine && (sitter.kind === 'person' || sitter.kind === 'robot')
    ? { kind: 'person', id: sitter.id, name: sitter.name }
    : HOUSE;
};

const checkTable = (scene: Scene): void => {
  const { table, last } = scene;
  table.live.game.checkInvariants(table.live.state);
  expect(table.version).toBe(scene.log.length);
  expect(scene.log.at(-1)?.v).toBe(table.version);
  expect(last.events.every(({ at }) => at <= Math.max(scene.now, table.at))).toBe(true);
  const actor = table.live.game.actor(table.live.state);
  if (table.phase === 'playing') expect(actor).not.toBe('chance');
  if (table.phase === 'playing') expect(actor).not.toBe('nobody');
  expect(table.game?.ending === undefined).toBe(table.phase === 'playing' || table.game === undefined);
  for (const time of table.game?.clock?.times ?? []) expect(time.left).toBeGreaterThanOrEqual(0);
  for (const offer of table.offers) expect(offer.accepted.length).toBeLessThan(offer.asked.length);
  expect(new Set(table.offers.map(({ kind }) => kind)).size).toBe(table.offers.length);
  if (last.refusal === undefined && last.events.length === 0) expect(last.isRepeated ?? true).toBe(true);
};

const comparable = (table: Table): { readonly facts: TableFacts; readonly position: string } => ({
  facts: snapshotOf(table),
  position: table.live.game.notation.formatPosition(table.live.state),
});

const secretsOf = ({ table }: Scene): readonly string[] =>
  [table.next?.secret, table.phase === 'playing' ? table.game?.seeds?.secret : undefined].filter(
    secret => secret !== undefined,
  );

/** Opens the table with as many of the sitters as it has room for. */
const openSome = (setup: OpenTable['setup'], sitters: readonly Sitter[]): Scene => {
  const counts = sitters.map((_, index) => sitters.length - index);
  const most = counts.find(count => tryOpen(setup, sitters.slice(0, count)).ok) ?? 0;
  return open({ ...setup }, sitters.slice(0, most));
};

const kinds = new Set<TableEvent['kind']>();
const codes = new Set<TableRefusalCode>();

test('whatever is sent, the table stays true, its log gives it again, and no secret gets out', () => {
  const property = fc.property(
    fc.constantFrom(...SETUPS),
    fc.constantFrom(...SITTERS),
    fc.array(arbitraryStep, { minLength: 40, maxLength: 160 }),
    (setup, sitters, steps) => {
      const scene = openSome(setup, sitters);
      const seen = visibleTable(scene.table, 'bob')?.facts;
      let copy = seen === undefined ? undefined : restore(seen);
      let lastCommand: Command | undefined;
      for (const [index, { sender, wish, wait, isRepeated }] of steps.entries()) {
        scene.now += wait;
        const act = wish(scene.table);
        const command = { id: `${index}`, by: sender ?? entitled(scene.table, act), ...act };
        const due = nextDue(scene.table);
        const { events, refusal } = send(scene, isRepeated && lastCommand !== undefined ? lastCommand : command);
        const wasDue = due !== undefined && due <= scene.now && !isRepeated;
        expect(wasDue && events.length === 0).toBe(false);
        lastCommand = command;
        if (refusal !== undefined) codes.add(refusal.code);
        checkTable(scene);
        for (const event of events) {
          const visible = visibleEvent(scene.table, event, 'bob');
          if (visible !== undefined && copy !== undefined) copy = apply(copy, visible);
        }
        const shown = JSON.stringify([
          visibleTable(scene.table, 'bob'),
          events.map(event => visibleEvent(scene.table, event, 'bob')),
        ]);
        for (const secret of secretsOf(scene)) expect(shown).not.toContain(secret);
      }
      for (const { kind } of scene.log) kinds.add(kind);
      const again = fold(JSON.parse(JSON.stringify(scene.log)));
      expect(again && comparable(again)).toEqual(comparable(scene.table));
      expect(comparable(restore(JSON.parse(JSON.stringify(snapshotOf(scene.table)))))).toEqual(comparable(scene.table));
      expect(copy === undefined ? undefined : copy.game?.moves).toEqual(copy && scene.table.game?.moves);
    },
  );
  fc.assert(property, { numRuns: 80 });
});

test('the fuzzer meets nearly everything that can happen or be refused', () => {
  expect(kinds.size).toBeGreaterThan(15);
  expect(codes.size).toBeGreaterThan(18);
});

test('a log that was tampered with is a fault of ours', () => {
  const { log } = open();
  expect(() => fold(log.slice(1))).toThrow('does not begin with an opening');
  expect(() => fold([...log.slice(0, 2), ...log.slice(3)])).toThrow('after version');
  expect(fold([])).toBeUndefined();
});
