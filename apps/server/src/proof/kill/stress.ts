import { seat } from '@dragonway/core';
import type { Table } from '@dragonway/table';
import { type Child, privateServer, startChild } from '../child.js';
import { guest, type Pass, ProofClient } from '../client.js';
import { SCRIPTED_OPTIONS, type ScriptedMove, scriptedGame } from '../load/moves.js';

export interface KillSettings {
  readonly kills: number;
  readonly tables: number;
  /** Where the server keeps its data. */
  readonly folder: string;
  /** The instant of the next kill, in milliseconds after the players are back. */
  nextInstant(): number;
  readonly variables?: NodeJS.ProcessEnv;
  onKill?(report: KillReport): void;
}

export interface KillReport {
  readonly kills: number;
  /** Moves that a player was told are on disk. */
  readonly acknowledged: number;
  /** Moves that stood on disk although the kill came before the player was told. */
  readonly unheard: number;
  readonly lost: readonly string[];
}

interface Duel {
  readonly passes: readonly [Pass, Pass];
  readonly id: string;
  /** The moves that were acknowledged, by ply. */
  readonly acknowledged: Map<number, string>;
}

const SCRIPT_LENGTH = 4_000;
/** A game this near its end makes room for a new one. */
const MOST_IN_ROUND = 300;

const at = ({ headers, id }: Pass, url: string): Pass => ({ url, headers, id });

const openDuel = async (url: string): Promise<Duel> => {
  const passes = [await guest(url), await guest(url)] as const;
  const [one, two] = await Promise.all(passes.map(pass => ProofClient.enter(pass)));
  if (one === undefined || two === undefined) throw new Error('nobody came');
  const id = await one.open({ setup: { options: SCRIPTED_OPTIONS }, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await two.do(id, { kind: 'sit', seat: seat(1), as: 'person' });
  one.leave();
  two.leave();
  return { passes: [passes[0], passes[1]], id, acknowledged: new Map() };
};

const lostOf = ({ id, acknowledged }: Duel, { game }: Table): readonly string[] =>
  [...acknowledged].flatMap(([ply, move]) =>
    game?.moves[ply]?.text === move ? [] : [`${id} ply ${ply}: ${move} became ${game?.moves[ply]?.text ?? 'nothing'}`],
  );

/** Plays until the line breaks. */
const playUntilKilled = async (duel: Duel, players: readonly ProofClient[], script: readonly ScriptedMove[]) => {
  const start = players[0]?.tables.get(duel.id)?.game?.moves.length ?? 0;
  for (let ply = start; ply < script.length; ply += 1) {
    const move = script[ply];
    const player = move === undefined ? undefined : players[move.seat];
    if (move === undefined || player === undefined) return;
    // The same id for the same move: whatever was sent before the kill and is sent again must count once.
    const act = { kind: 'play', game: 1, ply, move: move.text } as const;
    const answer = await player.do(duel.id, act, `m${ply}`);
    if (answer.t === 'refused') throw new Error(`refused at ${ply}: ${JSON.stringify(answer.refusal)}`);
    duel.acknowledged.set(ply, move.text);
  }
};

const returnTo = async (duel: Duel, url: string): Promise<readonly ProofClient[]> => {
  const players = await Promise.all(duel.passes.map(pass => ProofClient.enter(at(pass, url))));
  await Promise.all(players.map(player => player.watch(duel.id)));
  return players;
};

const pause = (millis: number): Promise<void> => new Promise(resolve => setTimeout(resolve, millis));

const isLineEnd = (error: unknown): boolean => error instanceof Error && error.message.startsWith('the line ended');

interface RoundReport {
  readonly unheard: number;
  readonly lost: readonly string[];
}

/** One life of a server: everybody comes back, everything acknowledged is looked for, and the next kill ends it. */
const playRound = async (
  child: Child,
  duels: readonly Duel[],
  script: readonly ScriptedMove[],
  life: number,
): Promise<RoundReport> => {
  const returned = await Promise.all(duels.map(duel => returnTo(duel, child.url)));
  const tables = duels.map((duel, index) => returned[index]?.[0]?.tables.get(duel.id));
  const lost = duels.flatMap((duel, index) => {
    const table = tables[index];
    return table === undefined ? [`${duel.id} is gone`] : lostOf(duel, table);
  });
  const unheard = duels.reduce(
    (sum, duel, index) => sum + (tables[index]?.game?.moves.length ?? 0) - duel.acknowledged.size,
    0,
  );
  for (const [index, duel] of duels.entries()) {
    for (const [ply, { text }] of (tables[index]?.game?.moves ?? []).entries()) duel.acknowledged.set(ply, text);
  }
  const playing = Promise.allSettled(duels.map((duel, index) => playUntilKilled(duel, returned[index] ?? [], script)));
  await pause(life);
  await child.end('SIGKILL');
  for (const end of await playing) if (end.status === 'rejected' && !isLineEnd(end.reason)) throw end.reason;
  return { unheard, lost };
};

/** Kills a server again and again at any instant while games go on, and looks whether anything acknowledged was lost. */
export const killStress = async (settings: KillSettings): Promise<KillReport> => {
  const { kills, tables, folder, nextInstant, variables, onKill } = settings;
  const script = scriptedGame(SCRIPT_LENGTH, 7);
  const start = () => startChild('../main.js', { ...privateServer(folder), ...variables });
  let child = await start();
  const duels = await Promise.all(Array.from({ length: tables }, () => openDuel(child.url)));
  const reports: RoundReport[] = [];
  const report = (): KillReport => ({
    kills: reports.length,
    acknowledged: duels.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
    unheard: reports.reduce((sum, { unheard }) => sum + unheard, 0),
    lost: reports.flatMap(({ lost }) => lost),
  });
  const retired: Duel[] = [];
  for (let kill = 0; kill <= kills; kill += 1) {
    for (const [index, duel] of duels.entries()) {
      if (duel.acknowledged.size < script.length - MOST_IN_ROUND) continue;
      retired.push(duel);
      duels[index] = await openDuel(child.url);
    }
    // The last round only looks, at the games that were played out before too.
    if (kill === kills) duels.push(...retired);
    reports.push(await playRound(child, duels, script, kill === kills ? 0 : nextInstant()));
    onKill?.(report());
    if (kill < kills) child = await start();
  }
  return { ...report(), kills };
};
