import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Bus, BusListener, Leave } from './port.js';
import { Topics } from './topics.js';

const PREFIX = 'dragonway:';
const NAME_LENGTH = 36;
/** By this the others learn that something was not said to them. */
const GAP = 'gap';
const LONGEST_RETRY = 2_000;

const connect = (url: string): Redis => {
  const redis = new Redis(url, {
    retryStrategy: times => Math.min(50 * times, LONGEST_RETRY),
    maxRetriesPerRequest: null,
  });
  // Lost lines come back by themselves; without a listener each loss would be printed.
  redis.on('error', () => undefined);
  return redis;
};

/** The bus of servers in several processes, over Redis. */
export class RedisBus implements Bus {
  private readonly name = randomUUID();
  private readonly speaker: Redis;
  private readonly hearer: Redis;
  private readonly topics = new Topics();
  private readonly gapListeners: (() => void)[] = [];
  private wasReady = false;
  private hasKeptSilent = false;

  private constructor(url: string) {
    this.speaker = connect(url);
    this.hearer = connect(url);
    this.hearer.on('message', (channel: string, message: string) => this.hear(channel, message));
    this.hearer.on('ready', () => {
      if (this.wasReady) this.tellGap();
      this.wasReady = true;
    });
    this.speaker.on('ready', () => {
      if (this.hasKeptSilent) this.publish(GAP, '');
      this.hasKeptSilent = false;
    });
  }

  /** Joins the bus; resolves when everything that is said is heard. */
  static async open(url: string): Promise<RedisBus> {
    const bus = new RedisBus(url);
    await bus.speaker.ping();
    await bus.subscribe(GAP, () => bus.tellGap());
    return bus;
  }

  publish(topic: string, message: unknown): void {
    // While the line is lost nothing is kept for later: the gap makes everybody read again.
    if (this.speaker.status !== 'ready') this.hasKeptSilent = true;
    else
      this.speaker.publish(PREFIX + topic, this.name + JSON.stringify(message)).catch(() => {
        this.hasKeptSilent = true;
      });
  }

  async subscribe(topic: string, listener: BusListener): Promise<Leave> {
    if (this.topics.add(topic, listener)) await this.hearer.subscribe(PREFIX + topic);
    return () => {
      if (this.topics.remove(topic, listener)) this.hearer.unsubscribe(PREFIX + topic).catch(() => undefined);
    };
  }

  onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  isReady(): boolean {
    return this.speaker.status === 'ready' && this.hearer.status === 'ready';
  }

  close(): Promise<void> {
    this.speaker.disconnect();
    this.hearer.disconnect();
    return Promise.resolve();
  }

  private tellGap(): void {
    for (const listener of this.gapListeners) listener();
  }

  private hear(channel: string, message: string): void {
    if (message.startsWith(this.name)) return;
    const text = message.slice(NAME_LENGTH);
    try {
      this.topics.tell(channel.slice(PREFIX.length), JSON.parse(text));
    } catch {
      // Whatever it was meant to say was not understood, so it counts as missed.
      this.tellGap();
    }
  }
}
