import type { Key } from './judge.js';

/** The turn starts on the way to the state at hand, to notice when one comes back (R13). */
export class Path {
  private readonly lows: number[] = [];
  private readonly highs: number[] = [];

  get length(): number {
    return this.lows.length;
  }

  push({ low, high }: Key): void {
    this.lows.push(low);
    this.highs.push(high);
  }

  pop(): void {
    this.lows.pop();
    this.highs.pop();
  }

  has({ low, high }: Key): boolean {
    for (let at = this.lows.length - 1; at >= 0; at--) {
      if (this.lows[at] === low && this.highs[at] === high) return true;
    }
    return false;
  }
}
