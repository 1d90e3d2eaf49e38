/** Works that wait for each other: the next begins when the one before is over, well or badly. */
export class Line {
  private readonly waiting: (() => void)[] = [];
  private isWorking = false;

  get isBusy(): boolean {
    return this.isWorking;
  }

  /** Takes the line, at once if it is free; whoever has it must leave it. */
  enter(): Promise<void> | undefined {
    if (this.isWorking) return new Promise(resolve => this.waiting.push(resolve));
    this.isWorking = true;
    return undefined;
  }

  leave(): void {
    const next = this.waiting.shift();
    // Whoever is next has the line from now on: nobody can come in between.
    if (next === undefined) this.isWorking = false;
    else next();
  }

  async add<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }
}
