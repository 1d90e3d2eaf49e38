import { Bucket, type Rate } from './bucket.js';

const MOST_KEPT = 10_000;

/** A bucket for everybody who has one: a seat, a person, an address. */
export class Buckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(key: string, now: number): number {
    return this.of(key, now).take(now);
  }

  wait(key: string, now: number): number {
    return this.buckets.get(key)?.wait(now) ?? 0;
  }

  private of(key: string, now: number): Bucket {
    const known = this.buckets.get(key);
    if (known !== undefined) return known;
    if (this.buckets.size >= MOST_KEPT) this.forgetFull(now);
    const bucket = new Bucket(this.rate, now);
    this.buckets.set(key, bucket);
    return bucket;
  }

  // A full bucket is as good as a new one.
  private forgetFull(now: number): void {
    for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
  }
}
