import { type Random, randomFrom, seat } from '@dragonway/core';
import type { ServerMessage } from '@dragonway/protocol';
import type { Table } from '@dragonway/table';
import { guest, type Pass, ProofClient } from '../client.js';
import { scriptedGame } from '../load/moves.js';
import { hostileMessage, type Knowledge } from './hostile.js';

export interface FuzzSettings {
  readonly url: string;
  readonly messages: number;
  readonly attackers: number;
  readonly seed: number;
}

export interface FuzzReport {
  readonly sent: number;
  readonly answered: number;
  readonly refused: number;
  readonly reconnects: number;
  /** What must never happen: nonsense accepted, something hidden told, honest people disturbed. */
  readonly violations: readonly string[];
}

/** Said at a table where nobody else may watch: whoever else gets it has got what they may not. */
const CANARY = 'only-for-your-ears';
const BATCH = 25;
const ACCEPTED_AT_FOREIGN_TABLES: readonly string[] = ['said'];

/** Honest people at three tables: one closed to others, one open to all, one with dice. */
class Honest {
  readonly tables: string[] = [];
  readonly players: ProofClient[] = [];

  async open(url: string): Promise<void> {
    const passes = await Promise.all([guest(url, 'Ann'), guest(url, 'Bob')]);
    for (const pass of passes) this.players.push(await ProofClient.enter(pass));
    for (const setup of [
      { options: 'tao-long', allowsSpectators: false },
      { options: 'tao-long' },
      { options: 'way-of-the-dragon' },
    ]) {
      const table = await this.ann.open({ setup, seats: [{ kind: 'me' }, { kind: 'open' }] });
      await this.bob.do(table, { kind: 'sit', seat: seat(1), as: 'person' });
      await this.ann.watch(table);
      await this.bob.watch(table);
      this.tables.push(table);
    }
    await this.ann.do(this.tables[0] ?? '', { kind: 'say', text: CANARY });
  }

  get ann(): ProofClient {
    return this.player(0);
  }

  get bob(): ProofClient {
    return this.player(1);
  }

  get knowledge(): Knowledge {
    return { tables: this.tables, people: this.players.map(({ pass }) => pass.id) };
  }

  /** Plays the next move of the script at the closed table. */
  async playNext(): Promise<void> {
    const table = this.tables[0] ?? '';
    const ply = this.ann.tables.get(table)?.game?.moves.length ?? 0;
    const move = SCRIPT[ply];
    if (move === undefined) return;
    const answer = await this.player(move.seat).do(table, { kind: 'play', game: 1, ply, move: move.text });
    if (answer.t === 'refused') throw new Error(`an honest move was refused: ${JSON.stringify(answer.refusal)}`);
    await this.ann.when(table, copy => copy.version >= (answer.v ?? 0));
  }

  private player(index: number): ProofClient {
    const player = this.players[index];
    if (player === undefined) throw new Error('nobody sits here');
    return player;
  }
}

const SCRIPT = scriptedGame(600, 7);

const textOf = (message: ServerMessage): string => JSON.stringify(message);

/** What an attacker has got that they may not have. */
const leaksIn = (messages: readonly ServerMessage[]): readonly string[] =>
  messages
    .map(textOf)
    .filter(text => text.includes(CANARY) || (text.includes('"secret"') && !text.includes('"ending"')))
    .map(text => `told: ${text.slice(0, 300)}`);

/** Changes at honest tables that an attacker has caused; talk is allowed to all who may watch. */
const deedsAt = (copy: Table | undefined, honest: readonly string[]): readonly string[] => {
  const strangers = (copy?.heard ?? []).filter(
    cause => !honest.some(id => cause.startsWith(`${id}/`)) && !cause.startsWith('/'),
  );
  const seated = (copy?.seats ?? []).flatMap(({ sitter }) =>
    'id' in sitter && !honest.includes(sitter.id) ? [sitter.id] : [],
  );
  return [...strangers, ...seated].map(who => `${copy?.id}: changed by ${who}`);
};

/** One attacker, who comes back whenever they are thrown out. */
class Attacker {
  sent = 0;
  answered = 0;
  refused = 0;
  reconnects = 0;
  readonly violations: string[] = [];
  private readonly pass: Pass;
  private readonly random: Random;
  private client: ProofClient | undefined;

  constructor(pass: Pass, random: Random) {
    this.pass = pass;
    this.random = random;
  }

  async attack(knowledge: Knowledge, count: number): Promise<void> {
    const client = this.client ?? (await this.enter());
    for (let index = 0; index < count; index += 1) client.sendText(hostileMessage(this.random, knowledge));
    // Whatever was sent before it has been read when the answer to this comes, unless the line was cut.
    const n = 1 + this.random.below(900_000_000);
    client.send({ t: 'ping', n });
    const isThrough = await client
      .next('pong', pong => pong.n === n)
      .then(
        () => true,
        () => this.drop(),
      );
    // Of a line that was cut only what was answered has certainly been read.
    this.sent += isThrough ? count : Math.min(count, client.received.length);
    this.judge(client);
  }

  leave(): void {
    this.client?.leave();
  }

  private async enter(): Promise<ProofClient> {
    this.client = await ProofClient.enter(this.pass);
    this.reconnects += 1;
    return this.client;
  }

  private drop(): false {
    this.client?.leave();
    this.client = undefined;
    return false;
  }

  private judge(client: ProofClient): void {
    const messages = client.received.splice(0);
    this.answered += messages.length;
    this.refused += messages.filter(({ t }) => t === 'refused').length;
    this.violations.push(...leaksIn(messages));
    if (messages.some(message => message.t === 'refused' && message.refusal.code === 'protocol/fault')) {
      this.violations.push('a fault of the server');
    }
  }
}

const isAlive = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/readyz`).catch(() => undefined);
  return response?.ok === true;
};

/** Attacks a server while honest people play there, and reports whatever must not be. */
export const fuzz = async ({ url, messages, attackers, seed: first }: FuzzSettings): Promise<FuzzReport> => {
  const honest = new Honest();
  await honest.open(url);
  const crowd: Attacker[] = [];
  for (let index = 0; index < attackers; index += 1) {
    crowd.push(new Attacker(await guest(url, `Eve ${index}`), randomFrom(first + index)));
  }
  const sum = (count: (attacker: Attacker) => number): number => crowd.reduce((total, one) => total + count(one), 0);
  for (let round = 0; sum(one => one.sent) < messages; round += 1) {
    await Promise.all(crowd.map(attacker => attacker.attack(honest.knowledge, BATCH)));
    if (round % 8 === 0) await honest.playNext();
  }
  await honest.playNext();
  const people = honest.players.map(({ pass }) => pass.id);
  const violations = [
    ...crowd.flatMap(attacker => attacker.violations),
    ...honest.tables.flatMap(table => deedsAt(honest.ann.tables.get(table), people)),
    ...strangeEvents(honest.ann.received),
    ...((await isAlive(url)) ? [] : ['the server does not answer any more']),
  ];
  for (const client of [...honest.players, ...crowd]) client.leave();
  return {
    sent: sum(one => one.sent),
    answered: sum(one => one.answered),
    refused: sum(one => one.refused),
    reconnects: sum(one => one.reconnects),
    violations,
  };
};

/** Events at honest tables with which no honest command has to do, but for the talk of those who watch. */
const strangeEvents = (messages: readonly ServerMessage[]): readonly string[] =>
  messages.flatMap(message => {
    if (message.t !== 'events') return [];
    const strange = message.events.filter(
      ({ kind }) => !['played', 'rolled', 'sat', 'gameStarted', 'unseen', ...ACCEPTED_AT_FOREIGN_TABLES].includes(kind),
    );
    return strange.map(event => `at ${message.table}: ${JSON.stringify(event)}`);
  });
