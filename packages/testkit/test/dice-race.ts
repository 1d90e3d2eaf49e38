import {
  type Actor,
  accept,
  badValue,
  CHANCE,
  checkPairs,
  type Game,
  type GameKind,
  invariant,
  NOBODY,
  type Notation,
  type OptionKey,
  type Refusal,
  readPairs,
  refuse,
  type Step,
  seat,
  writePairs,
} from '@dragonway/core';

/*
 * The smallest game that has everything the kit looks at: dice with unequal weights, a hidden part, an end. Two runners
 * race; a throw of two coins says how far the one to move may run; a runner who rests gains breath, which only it knows,
 * and which makes a later run one space longer.
 */

export interface Race {
  readonly places: readonly [number, number];
  readonly breath: Uint8Array;
  readonly mover: 0 | 1;
  readonly heads?: number;
  readonly turn: number;
}

export type RaceMove =
  | { readonly kind: 'throw'; readonly heads: number }
  | { readonly kind: 'run' }
  | { readonly kind: 'rest' }
  | { readonly kind: 'sprint' };

export type RaceEvent =
  | { readonly kind: 'thrown'; readonly heads: number }
  | { readonly kind: 'ran'; readonly by: number }
  | { readonly kind: 'rested' }
  | { readonly kind: 'arrived' };

interface RaceView {
  readonly places: readonly [number, number];
  readonly breath: readonly (number | 'hidden')[];
}

type RaceRefusal =
  | (Refusal & { readonly code: 'race-move/unreadable' })
  | (Refusal & { readonly code: 'race-move/not-now'; readonly move: string })
  | (Refusal & { readonly code: 'race-position/unreadable' });

export interface RaceTypes {
  readonly State: Race;
  readonly Move: RaceMove;
  readonly Event: RaceEvent;
  readonly View: RaceView;
  readonly PositionRefusal: RaceRefusal;
  readonly MoveRefusal: RaceRefusal;
}

const LAST_TURN = 30;
const MOST_BREATH = 3;
const WEIGHTS = [1, 2, 1];
const NAMES = ['left', 'right'];

const formatMove = (move: RaceMove): string => (move.kind === 'throw' ? `throw:${move.heads}` : move.kind);

const isOver = (race: Race, length: number): boolean =>
  race.places.some(place => place >= length) || race.turn > LAST_TURN;

const legalMoves = (race: Race, length: number): readonly RaceMove[] => {
  if (isOver(race, length)) return [];
  if (race.heads === undefined) return WEIGHTS.map((_weight, heads) => ({ kind: 'throw', heads }));
  const breath = race.breath[race.mover] ?? 0;
  return [
    ...(breath < MOST_BREATH ? [{ kind: 'rest' } as const] : []),
    { kind: 'run' },
    ...(breath > 0 ? [{ kind: 'sprint' } as const] : []),
  ];
};

const withPlace = (race: Race, by: number): readonly [number, number] => {
  const [left, right] = race.places;
  return race.mover === 0 ? [left + by, right] : [left, right + by];
};

const play = (race: Race, move: RaceMove, length: number): Step<Race, RaceEvent> => {
  if (move.kind === 'throw') {
    return { state: { ...race, heads: move.heads }, events: [{ kind: 'thrown', heads: move.heads }] };
  }
  const { heads = 0, ...rest } = race;
  const breath = race.breath.slice();
  breath[race.mover] = (breath[race.mover] ?? 0) + { rest: 1, run: 0, sprint: -1 }[move.kind];
  const by = { rest: 0, run: heads, sprint: heads + 1 }[move.kind];
  const places = withPlace(race, by);
  const mover = race.mover === 0 ? 1 : 0;
  const state: Race = { ...rest, places, breath, mover, turn: race.turn + 1 };
  const happened: RaceEvent = move.kind === 'rest' ? { kind: 'rested' } : { kind: 'ran', by };
  return { state, events: isOver(state, length) ? [happened, { kind: 'arrived' }] : [happened] };
};

const POSITION = /^(0|[1-9]\d?),(0|[1-9]\d?) ([0-3]),([0-3]) ([lr]) ([1-9]\d?)$/;

const formatPosition = (race: Race): string =>
  `${race.places.join()} ${[...race.breath].join()} ${race.mover === 0 ? 'l' : 'r'} ${race.turn}`;

const readPosition = (text: string): Race | undefined => {
  const [whole, ...fields] = POSITION.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [left = 0, right = 0, leftBreath = 0, rightBreath = 0, , turn = 0] = fields.map(Number);
  return {
    places: [left, right],
    breath: Uint8Array.of(leftBreath, rightBreath),
    mover: fields[4] === 'l' ? 0 : 1,
    turn,
  };
};

const winnersOf = ({ places: [left, right] }: Race): readonly number[] => {
  if (left === right) return [0, 1];
  return left > right ? [0] : [1];
};

const notationOf = (length: number): Notation<RaceTypes> => ({
  formatPosition,
  parsePosition: text => {
    const race = readPosition(text);
    return race === undefined ? refuse({ code: 'race-position/unreadable' }) : accept(race);
  },
  formatMove,
  parseMove: (race, text) => {
    const move = legalMoves(race, length).find(candidate => formatMove(candidate) === text);
    if (move !== undefined) return accept(move);
    const isWord = /^(throw:[012]|run|rest|sprint)$/.test(text);
    return refuse(isWord ? { code: 'race-move/not-now', move: text } : { code: 'race-move/unreadable' });
  },
  formatDecision: race => {
    if (isOver(race, length)) return 'over';
    return race.heads === undefined ? 'chance throw' : `${NAMES[race.mover]} runs ${race.heads}`;
  },
  turnNumber: race => race.turn,
  formatResult: race => (isOver(race, length) ? race.places.join('-') : '*'),
  isResult: word => word === '*' || /^\d+-\d+$/.test(word),
});

/** A race over so many spaces. */
export const diceRace = (length: number): Game<RaceTypes> => ({
  info: { id: 'dice-race', seats: NAMES, hasChance: true, hasHiddenInformation: true },
  notation: notationOf(length),
  start: () => ({ places: [0, 0], breath: Uint8Array.of(0, 0), mover: 0, turn: 1 }),
  actor: (race): Actor => {
    if (isOver(race, length)) return NOBODY;
    return race.heads === undefined ? CHANCE : seat(race.mover);
  },
  legalMoves: race => legalMoves(race, length),
  chances: race => {
    if (isOver(race, length) || race.heads !== undefined) return [];
    return WEIGHTS.map((weight, heads) => ({ move: { kind: 'throw', heads }, weight }));
  },
  play: (race, move) => play(race, move, length),
  next: (race, move) => play(race, move, length).state,
  outcome: race => (isOver(race, length) ? { winners: winnersOf(race).map(seat), scores: race.places } : undefined),
  view: (race, viewer) => ({
    places: race.places,
    breath: [...race.breath].map((breath, index) => (index === viewer ? breath : 'hidden')),
  }),
  repetitionKey: race => (race.heads === undefined ? race.places.join() : undefined),
  checkInvariants: race =>
    invariant(
      race.breath.every(breath => breath <= MOST_BREATH),
      'too much breath',
      () => formatPosition(race),
    ),
});

const LENGTH: OptionKey = {
  name: 'length',
  kind: 'spin',
  initial: '6',
  min: 1,
  max: 9,
  check: value => (/^[1-9]$/.test(value) ? accept(value) : refuse(badValue('length', value, '1 to 9'))),
};

export const diceRaceKind: GameKind<{ readonly length: number }, RaceTypes> = {
  id: 'dice-race',
  keys: [LENGTH],
  parseOptions: text => {
    const pairs = readPairs('dice-race', ['length'], text);
    if (!pairs.ok) return pairs;
    const checked = checkPairs([LENGTH], pairs.value);
    return checked.ok ? accept({ length: Number(checked.value.get('length') ?? LENGTH.initial) }) : checked;
  },
  formatOptions: ({ length }) => writePairs('dice-race', [LENGTH], new Map([['length', String(length)]])),
  game: ({ length }) => diceRace(length),
};
