import { pick, type Random } from '@dragonway/core';

/** What an attacker knows: names of tables, people and challenges that exist. */
export interface Knowledge {
  readonly tables: readonly string[];
  readonly people: readonly string[];
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const WORDS: readonly string[] = [
  '',
  ' ',
  'W',
  'H!',
  'roll:WWFED',
  'tao-long',
  'tao-long;mode=master',
  'way-of-the-dragon',
  'way-of-the-dragon;players=k,r',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table events; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\u202e',
  '\ud800',
  'é'.repeat(50),
  'x'.repeat(300),
  'x'.repeat(5_000),
];
const NUMBERS: readonly number[] = [0, 1, 2, 4, 5, -1, 0.5, 1e9, 1e15, 1e308, -0, 20_000, 20_001, 4_294_967_296];
const ACTS = [
  'sit',
  'seatMachine',
  'standUp',
  'giveSeed',
  'play',
  'offer',
  'takeBack',
  'answer',
  'withdraw',
  'resign',
  'abort',
  'claim',
  'resume',
  'say',
  'close',
  'presence',
  'look',
] as const;
const KINDS = [
  'hello',
  'ping',
  'open',
  'watch',
  'resync',
  'unwatch',
  'saw',
  'do',
  'watchLobby',
  'unwatchLobby',
  'challenge',
  'takeChallenge',
  'withdrawChallenge',
  'mute',
  'report',
  'robotReady',
  'robotAnswer',
] as const;

const word = (random: Random): string => pick(random, WORDS);
const number = (random: Random): number => (random.below(2) === 0 ? random.below(6) : pick(random, NUMBERS));

const anything = (random: Random, depth: number): Json => {
  switch (random.below(depth > 0 ? 7 : 5)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return number(random);
    case 3:
    case 4:
      return word(random);
    case 5:
      return Array.from({ length: random.below(4) }, () => anything(random, depth - 1));
    default:
      return { [word(random)]: anything(random, depth - 1), kind: word(random) };
  }
};

/** The fields of each act; the last two are the house's alone. */
const ACT_SHAPES: Readonly<Record<(typeof ACTS)[number], readonly string[]>> = {
  sit: ['seat', 'as'],
  seatMachine: ['seat', 'level'],
  standUp: ['seat'],
  giveSeed: ['seat', 'seed'],
  play: ['game', 'ply', 'move'],
  offer: ['offer', 'seat'],
  takeBack: ['seat', 'game', 'ply'],
  answer: ['offer', 'since', 'seat', 'isAccepted'],
  withdraw: ['offer', 'since', 'seat'],
  resign: ['seat'],
  abort: ['seat'],
  claim: ['of', 'seat'],
  resume: ['seat'],
  say: ['text'],
  close: [],
  presence: ['person', 'isHere'],
  look: [],
};

/** An act that is readable more often than not, and hardly ever the attacker's to do. */
const act = (random: Random): Json => {
  const all: Record<string, Json> = {
    seat: random.below(5),
    as: pick(random, ['person', 'person', 'robot']),
    level: pick(random, ['1', '10', 'x', word(random)]),
    seed: pick(random, ['abc', word(random)]),
    game: pick(random, [1, 1, 1, 2, number(random)]),
    ply: random.below(4) === 0 ? number(random) : random.below(30),
    move: pick(random, ['W', 'H', 'E', 'N!', 'pass', 'move:M', word(random)]),
    offer: pick(random, ['draw', 'pause', 'rematch', 'nextGame']),
    since: random.below(20),
    isAccepted: random.below(2) === 0,
    of: pick(random, ['repetition', 'absence']),
    text: pick(random, ['hello', word(random)]),
    person: word(random),
    isHere: random.below(2) === 0,
  };
  const kind = pick(random, ACTS);
  const message: Record<string, Json> = { kind };
  for (const name of ACT_SHAPES[kind]) message[name] = all[name] ?? null;
  return message;
};

const setup = (random: Random): Json => ({
  options: pick(random, ['tao-long', 'way-of-the-dragon', word(random)]),
  ...(random.below(3) === 0 ? { clock: { kind: 'fischer', initial: 60_000, increment: number(random) } } : {}),
  ...(random.below(3) === 0 ? { isRated: true } : {}),
  ...(random.below(3) === 0 ? { position: word(random) } : {}),
  ...(random.below(3) === 0 ? { moves: [word(random)] } : {}),
  ...(random.below(4) === 0 ? { games: number(random) } : {}),
});

const fields = (random: Random, { tables, people }: Knowledge): Record<string, Json> => ({
  id: `f${random.below(1_000_000)}`,
  table: random.below(5) === 0 ? word(random) : pick(random, tables),
  since: random.below(30),
  v: random.below(30),
  n: random.below(1_000_000_000),
  protocol: pick(random, [1, 1, 1, 2]),
  act: act(random),
  setup: setup(random),
  seats: Array.from({ length: random.below(6) }, () =>
    pick<Json>(random, [{ kind: 'me' }, { kind: 'open' }, { kind: 'machine', level: '1' }, { kind: 'me' }]),
  ),
  isStanding: random.below(2) === 0,
  challenge: pick(random, ['nothing', word(random)]),
  person: random.below(3) === 0 ? word(random) : pick(random, people),
  isMuted: random.below(2) === 0,
  reason: word(random),
  games: ['tao-long'],
  tables: 3,
  isAccepted: true,
});

/** The fields that each message has, so that most of what is sent can be read. */
const SHAPES: Readonly<Record<(typeof KINDS)[number], readonly string[]>> = {
  hello: ['protocol'],
  ping: ['n'],
  open: ['id', 'setup', 'seats'],
  watch: ['table'],
  resync: ['table', 'since'],
  unwatch: ['table'],
  saw: ['table', 'v'],
  do: ['table', 'id', 'act'],
  watchLobby: [],
  unwatchLobby: [],
  challenge: ['id', 'setup', 'seats', 'isStanding'],
  takeChallenge: ['id', 'challenge'],
  withdrawChallenge: ['id', 'challenge'],
  mute: ['id', 'person', 'isMuted'],
  report: ['id', 'table', 'person', 'reason'],
  robotReady: ['games', 'tables'],
  robotAnswer: ['challenge', 'isAccepted'],
};

const shaped = (random: Random, knowledge: Knowledge): string => {
  const t = random.below(2) === 0 ? 'do' : pick(random, KINDS);
  const all = fields(random, knowledge);
  const message: Record<string, Json> = { t };
  for (const name of SHAPES[t]) message[name] = all[name] ?? null;
  return JSON.stringify(message);
};

const broken = (random: Random, knowledge: Knowledge): string => {
  const text = shaped(random, knowledge);
  switch (random.below(5)) {
    case 0:
      return text.slice(0, random.below(text.length));
    case 1:
      return text.replace('"', word(random));
    case 2:
      return JSON.stringify(anything(random, 4));
    case 3:
      return '['.repeat(random.below(5_000));
    default:
      return JSON.stringify({ ...(JSON.parse(text) as object), [word(random)]: anything(random, 3) });
  }
};

/** A message that is broken, hostile or out of turn; always the same for the same randomness. */
export const hostileMessage = (random: Random, knowledge: Knowledge): string =>
  random.below(8) === 0 ? broken(random, knowledge) : shaped(random, knowledge);
