import { type Game, seat } from '@dragonway/core';
import { describe, expect, test } from 'vitest';
import { type ConformanceSettings, conformance, notMet, sumReports } from '../src/index.js';
import { diceRace, diceRaceKind, type Race, type RaceTypes } from './dice-race.js';

const RACE = diceRace(6);

const SETTINGS: ConformanceSettings<RaceTypes> = {
  seed: 1,
  decisions: 600,
  kind: diceRaceKind,
  canBeGiven: race => race.heads === undefined,
  wholeWeight: () => 4,
  checkView: (view, viewer) =>
    view.breath.every((breath, index) => (breath === 'hidden') === (index !== viewer)) ? undefined : 'shows breath',
};

describe('a game that keeps every contract', () => {
  test('gets a report of what was met', () => {
    const report = conformance(RACE, SETTINGS);
    expect(report.decisions).toBeGreaterThanOrEqual(600);
    expect(report.games).toBeGreaterThan(10);
    expect(report.unfinished).toBe(0);
    expect(report.givenPositions).toBeGreaterThan(100);
    expect(notMet(report.events, ['thrown', 'ran', 'rested', 'arrived', 'stumbled'])).toEqual(['stumbled']);
    expect(notMet(report.refusals, ['race-move/unreadable', 'race-move/not-now', 'race-position/unreadable'])).toEqual(
      [],
    );
  });

  test('gets the same report for the same seed', () => {
    expect(conformance(RACE, SETTINGS)).toEqual(conformance(RACE, SETTINGS));
  });

  test('is given up at the bound, and the report says so', () => {
    const report = conformance(RACE, { ...SETTINGS, decisions: 40, decisionsPerGame: 4 });
    expect(report).toMatchObject({ games: 10, unfinished: 10, longest: 4, decisions: 40 });
  });

  test('reports add up', () => {
    const one = conformance(RACE, { ...SETTINGS, decisions: 40, decisionsPerGame: 4 });
    const sum = sumReports([one, one]);
    expect(sum).toMatchObject({ games: 20, unfinished: 20, longest: 4, decisions: 80 });
    expect(sum.events.get('thrown')).toBe(2 * (one.events.get('thrown') ?? 0));
  });
});

const faulty = (fault: Partial<Game<RaceTypes>>): Game<RaceTypes> => ({ ...RACE, ...fault });

const faultyText = (fault: Partial<Game<RaceTypes>['notation']>): Game<RaceTypes> =>
  faulty({ notation: { ...RACE.notation, ...fault } });

const isOver = (race: Race): boolean => RACE.actor(race) === 'nobody';

/** Every planted fault with the words that the kit must find for it. */
const FAULTS: readonly (readonly [string, Game<RaceTypes>, RegExp])[] = [
  ['unsorted moves', faulty({ legalMoves: race => RACE.legalMoves(race).toReversed() }), /not sorted/],
  [
    'a move twice',
    faulty({ legalMoves: race => RACE.legalMoves(race).flatMap(move => [move, move]) }),
    /two legal moves have the text/,
  ],
  ['no moves although somebody acts', faulty({ legalMoves: () => [] }), /0 legal moves while chance acts/],
  [
    'a move text with a space',
    faultyText({ formatMove: move => RACE.notation.formatMove(move).replace(':', ' ') }),
    /not one word of ASCII/,
  ],
  [
    'a legal move that cannot be read',
    faultyText({ parseMove: () => ({ ok: false, refusal: { code: 'race-move/unreadable' } }) }),
    /the legal move throw:0 is refused/,
  ],
  [
    'a text read as another move',
    faultyText({ parseMove: () => ({ ok: true, value: { kind: 'throw', heads: 1 } }) }),
    /is read as another move/,
  ],
  [
    'a state that play changes',
    faulty({
      play: (race, move) => {
        if (move.kind === 'rest') race.breath[0] = 2;
        return RACE.play(race, move);
      },
    }),
    /play and next lead to different states|a state was changed/,
  ],
  [
    'a state that next changes after it is left',
    faulty({
      next: (race, move) => {
        const state = RACE.next(race, move);
        race.breath[0] = 3;
        return state;
      },
    }),
    /a state was changed/,
  ],
  [
    'a shared table that play changes',
    (() => {
      const track = Array.from({ length: 500 }, (_, index) => index);
      const play: typeof RACE.play = (race, move) => {
        track[7] = 0;
        return RACE.play(race, move);
      };
      return faulty({ start: () => Object.assign({ track }, RACE.start()), play });
    })(),
    /a table that states share was changed/,
  ],
  [
    'a move that play changes',
    faulty({
      play: (race, move) => {
        const step = RACE.play(race, move);
        if (move.kind === 'throw') Object.assign(move, { heads: 0 });
        return step;
      },
    }),
    /changed the move|different states/,
  ],
  [
    'play and next that disagree',
    faulty({ next: (race, move) => ({ ...RACE.next(race, move), turn: 1 }) }),
    /play and next lead to different states/,
  ],
  [
    'weights that do not sum to the whole',
    faulty({ chances: race => RACE.chances(race).map(({ move }) => ({ move, weight: 1 })) }),
    /the weights sum to 3, not to 4/,
  ],
  [
    'a weight of nothing',
    faulty({ chances: race => RACE.chances(race).map(({ move }, index) => ({ move, weight: index })) }),
    /the weight of throw:0 is 0/,
  ],
  [
    'weights in another order than the moves',
    faulty({ chances: race => RACE.chances(race).toReversed() }),
    /not the legal moves in their order/,
  ],
  [
    'weights although a seat acts',
    faulty({ chances: () => RACE.chances(RACE.start()) }),
    /weights although chance does not act/,
  ],
  ['dice in a game without', faulty({ info: { ...RACE.info, hasChance: false } }), /chance acts in a game that says/],
  ['two seats of one name', faulty({ info: { ...RACE.info, seats: ['left', 'left'] } }), /share a name/],
  ['an outcome too early', faulty({ outcome: () => ({ winners: [seat(0)] }) }), /an outcome while chance acts/],
  ['an outcome that does not come', faulty({ outcome: () => undefined }), /no outcome while nobody acts/],
  [
    'an end without a winner',
    faulty({ outcome: race => (isOver(race) ? { winners: [] } : undefined) }),
    /nobody has won/,
  ],
  [
    'a winner who does not play',
    faulty({ outcome: race => (isOver(race) ? { winners: [seat(2)] } : undefined) }),
    /a winner is no seat/,
  ],
  [
    'a score too few',
    faulty({ outcome: race => (isOver(race) ? { winners: [seat(0)], scores: [1] } : undefined) }),
    /1 scores for 2 seats/,
  ],
  ['a result too early', faultyText({ formatResult: race => race.places.join('-') }), /the result is 0-0 while/],
  ['a result that no record knows', faultyText({ isResult: word => word === '*' }), /is not one of a record/],
  [
    'a position that is refused',
    faultyText({ parsePosition: () => ({ ok: false, refusal: { code: 'race-position/unreadable' } }) }),
    /the position is refused/,
  ],
  [
    'a position text that does not round-trip',
    faultyText({ formatPosition: race => RACE.notation.formatPosition({ ...race, turn: 1 + (race.turn % 2) }) }),
    /the position is read as/,
  ],
  [
    'a position text that forgets something',
    faultyText({
      parsePosition: text => {
        const read = RACE.notation.parsePosition(text);
        return read.ok ? { ok: true, value: { ...read.value, heads: 1 } } : read;
      },
    }),
    /the decision is read as left runs 1/,
  ],
  [
    'a position that is read loosely',
    faultyText({ parsePosition: text => RACE.notation.parsePosition(text.trim()) }),
    /is read as a position but written as/,
  ],
  [
    'a move that is read loosely',
    faultyText({ parseMove: (race, text) => RACE.notation.parseMove(race, text.trim().toLowerCase()) }),
    /is read but is no legal move/,
  ],
  [
    'a parser that throws',
    faultyText({
      parseMove: (race, text) => {
        const read = RACE.notation.parseMove(race, text);
        if (read.ok) return read;
        throw new SyntaxError(`cannot read ${text}`);
      },
    }),
    /cannot read/,
  ],
  [
    'a repetition that the text does not know',
    (() => {
      let calls = 0;
      return faulty({ repetitionKey: () => String((calls += 1)) });
    })(),
    /the read position repeats as/,
  ],
  ['events missing', faulty({ play: (race, move) => ({ ...RACE.play(race, move), events: [] }) }), /nothing happened/],
  [
    'a view that shows what is hidden',
    faulty({ view: race => ({ places: race.places, breath: [...race.breath] }) }),
    /the view of spectator: shows breath/,
  ],
  [
    'a hidden part in a game that says it has none',
    faulty({ info: { ...RACE.info, hasHiddenInformation: false } }),
    /views differ although nothing is hidden/,
  ],
  [
    'a broken law',
    faulty({
      checkInvariants: race => {
        if (race.turn > 5) throw new RangeError('turn 5 is the last');
      },
    }),
    /turn 5 is the last/,
  ],
  [
    'a turn number that goes back',
    faultyText({ turnNumber: race => (race.turn === 3 ? 1 : race.turn) }),
    /the turn number goes back: 2,1/,
  ],
  [
    'a state that is not plain data',
    faulty({ start: () => ({ ...RACE.start(), tiles: new Map() }) }),
    /plain data, but holds a Map/,
  ],
  [
    'a game that does not play the same again',
    (() => {
      let calls = 0;
      const start = (): Race => ({ ...RACE.start(), breath: Uint8Array.of((calls += 1) % 3, 0) });
      return faulty({ start });
    })(),
    /is refused when the game is played again|the same moves lead to another state/,
  ],
];

test.each(FAULTS)('the kit finds %s', (_name, game, words) => {
  expect(() => conformance(game, SETTINGS)).toThrow(words);
});

test('a property of the game itself can be laid over every step', () => {
  const settings = { ...SETTINGS, checkStep: () => 'no runner stumbled' };
  expect(() => conformance(RACE, settings)).toThrow(/after throw:\d: no runner stumbled/);
});

test('the options are read back', () => {
  expect(() => conformance(RACE, { ...SETTINGS, options: 'dice-race;length=6' })).toThrow(/the options are refused/);
});

test('a broken contract can be replayed from its message', () => {
  const game = faultyText({ turnNumber: race => (race.turn === 2 ? 0 : race.turn) });
  expect(() => conformance(game, SETTINGS)).toThrow(
    /goes back: 1,0\n {2}options {3}dice-race\n {2}seed {6}1\n {2}replay {4}position startpos moves throw:\d\n {2}position {2}0,0 0,0 l 1\n {2}decision {2}left runs \d$/,
  );
});
