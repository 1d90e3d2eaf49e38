interface PulseWorld {
  now(): number;
  ping(n: number): void;
  /** Nothing has been heard for too long. */
  onSilence(): void;
}

const EVERY = 20_000;
const PATIENCE = 8_000;
/** Whoever has a reason to doubt the line does not wait long. */
const PROBE_PATIENCE = 2_500;

/** Knows whether the line is alive, and how far the server's clock is from this one. */
export class Pulse {
  readonly #world: PulseWorld;
  #offset = 0;
  #shortest = Number.POSITIVE_INFINITY;
  #sentAt = 0;
  #count = 0;
  #interval: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(world: PulseWorld) {
    this.#world = world;
  }

  /** What must be added to the own clock to get the server's. */
  get offset(): number {
    return this.#offset;
  }

  start(serverNow: number): void {
    this.stop();
    this.#offset = serverNow - this.#world.now();
    this.#shortest = Number.POSITIVE_INFINITY;
    this.#interval = setInterval(() => this.#ask(PATIENCE), EVERY);
    this.#ask(PATIENCE);
  }

  stop(): void {
    clearInterval(this.#interval);
    clearTimeout(this.#deadline);
  }

  probe(): void {
    this.#ask(PROBE_PATIENCE);
  }

  heard(): void {
    clearTimeout(this.#deadline);
  }

  /** The shortest way to the server and back tells its clock best. */
  pong(n: number, serverNow: number): void {
    const roundTrip = this.#world.now() - this.#sentAt;
    if (n !== this.#count || roundTrip >= this.#shortest) return;
    this.#shortest = roundTrip;
    this.#offset = serverNow + roundTrip / 2 - this.#world.now();
  }

  #ask(patience: number): void {
    this.#count += 1;
    this.#sentAt = this.#world.now();
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#world.onSilence(), patience);
    this.#world.ping(this.#count);
  }
}
