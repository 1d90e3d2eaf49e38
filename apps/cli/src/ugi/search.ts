import { type Advice, type Progress, type Strength, type Thinker, type Thinking, thinkerOf } from '@dragonway/ai';
import { accept, type Refusal, type Result } from '@dragonway/core';
import { parseTable } from '@dragonway/games';
import type { Lines } from './answers.js';
import type { Go } from './go.js';
import type { Standing } from './standing.js';

/** A search that a session is busy with. */
export interface SearchTask {
  readonly kind: 'search';
  readonly thinking: Thinking;
  readonly began: number;
  /** The time after which it is stopped. */
  readonly mostMillis: number;
  /** Whether the answer waits for `stop` even if nothing is left to think about. */
  readonly isInfinite: boolean;
}

/** How the engine thinks. */
export interface SearchSettings {
  /** The strength where `go` sets no bound. */
  readonly strength: Strength;
  /** The memory of the transposition table where `go` sets one. */
  readonly tableBytes: number;
  readonly seed: number;
  /** Milliseconds that only go forward. */
  now(): number;
}

type SearchGo = Exclude<Go, { kind: 'perft' }>;

const HOLD_BACK = 30;
const SHARE_OF_THE_CLOCK = 20;

/** The time for a move: the named one, or a share of the own clock with most of the increment. */
const millisOf = (limits: Extract<Go, { kind: 'search' }>['limits'], isFirstSeat: boolean): number => {
  if (limits.movetime !== undefined) return limits.movetime;
  const clock = isFirstSeat ? limits.wtime : limits.btime;
  const increment = (isFirstSeat ? limits.winc : limits.binc) ?? 0;
  if (clock === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(clock / SHARE_OF_THE_CLOCK + increment * 0.8, clock - HOLD_BACK));
};

/** Without a bound in states or depth a clock bounds the search; without any bound the set strength does. */
const strengthOf = (go: SearchGo, millis: number, { strength, tableBytes }: SearchSettings): Strength => {
  const unlimited = { kind: 'limits', tableBytes } as const;
  if (go.kind === 'infinite') return unlimited;
  const { nodes, depth } = go.limits;
  if (nodes === undefined && depth === undefined) return Number.isFinite(millis) ? unlimited : strength;
  return { ...unlimited, ...(nodes === undefined ? {} : { nodes }), ...(depth === undefined ? {} : { depth }) };
};

/** Opens the player of a table. The last one stays open, because its memory is costly and the next question mostly its. */
export type OpenThinker = (table: string) => Result<Thinker, Refusal>;

export const thinkerOpener = (): OpenThinker => {
  let last: { readonly table: string; readonly thinker: Thinker } | undefined;
  return text => {
    if (last?.table === text) return accept(last.thinker);
    const table = parseTable(text);
    if (!table.ok) return table;
    const opened = thinkerOf(table.value);
    if (opened.ok) last = { table: text, thinker: opened.value };
    return opened;
  };
};

/** Begins to think about the position in force. */
export const searchTask = (
  standing: Standing,
  go: SearchGo,
  settings: SearchSettings,
  openThinker: OpenThinker,
): Result<SearchTask, Refusal> => {
  const thinker = openThinker(standing.table);
  if (!thinker.ok) return thinker;
  const { game, states } = standing;
  const isFirstSeat = game.actor(states.at(-1) ?? game.start()) === 0;
  const mostMillis = go.kind === 'infinite' ? Number.POSITIVE_INFINITY : millisOf(go.limits, isFirstSeat);
  const strength = strengthOf(go, mostMillis, settings);
  return accept({
    kind: 'search',
    thinking: thinker.value.think({ states, strength, seed: settings.seed }),
    began: settings.now(),
    mostMillis,
    isInfinite: go.kind === 'infinite',
  });
};

const scoreOf = ({ proven, value }: Progress): string =>
  proven === undefined ? `cp ${Math.round(value)}` : `mate ${proven.wins ? '' : '-'}${proven.turns}`;

const infoLine = (progress: Progress, elapsed: number): string => {
  const speed = elapsed > 0 ? Math.round((progress.nodes / elapsed) * 1000) : 0;
  const line = progress.line.length === 0 ? '' : ` pv ${progress.line.join(' ')}`;
  const chance = Math.round(progress.chance * 10);
  return `info depth ${progress.depth} nodes ${progress.nodes} nps ${speed} time ${Math.round(elapsed)} score ${scoreOf(progress)} wdl ${chance} 0 ${1000 - chance}${line}`;
};

/** What thinking for a while led to: lines to say, and the advice once there is one. */
export interface Thought {
  readonly lines: Lines;
  readonly advice: Advice | undefined;
}

const MILLIS_AT_ONCE = 8;

/** Thinks on for a few milliseconds, or to the end if it is to stop. */
export const thinkOn = (task: SearchTask, settings: SearchSettings, isStopped: boolean): Thought => {
  const lines: string[] = [];
  const began = settings.now();
  const pause = isStopped ? Number.POSITIVE_INFINITY : began + MILLIS_AT_ONCE;
  for (let now = began; now < pause; now = settings.now()) {
    const elapsed = now - task.began;
    const step = task.thinking.next(isStopped || elapsed >= task.mostMillis);
    if (step.done) {
      return { lines: [...lines, infoLine(step.value, settings.now() - task.began)], advice: step.value };
    }
    if (step.value !== undefined) lines.push(infoLine(step.value, elapsed));
  }
  return { lines, advice: undefined };
};

export const bestmoveLine = ({ move }: Advice): string => `bestmove ${move}`;
