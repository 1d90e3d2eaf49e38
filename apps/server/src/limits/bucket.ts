/** So many at once, and so many more every second. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Lets a burst through and then a steady stream. */
export class Bucket {
  private readonly rate: Rate;
  private level: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.level = rate.burst;
    this.at = now;
  }

  /** Takes one if there is one; gives how many milliseconds to wait otherwise. */
  take(now: number): number {
    this.fill(now);
    if (this.level >= 1) {
      this.level -= 1;
      return 0;
    }
    return Math.ceil(((1 - this.level) / Math.max(this.rate.perSecond, 0.001)) * 1_000);
  }

  /** How long one would have to wait, without taking. */
  wait(now: number): number {
    this.fill(now);
    return this.level >= 1 ? 0 : Math.ceil(((1 - this.level) / Math.max(this.rate.perSecond, 0.001)) * 1_000);
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.level >= this.rate.burst;
  }

  private fill(now: number): void {
    this.level = Math.min(this.rate.burst, this.level + (Math.max(0, now - this.at) / 1_000) * this.rate.perSecond);
    this.at = now;
  }
}
