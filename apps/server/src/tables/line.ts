/** Works that wait for each other: the next begins when the one before is over, well or badly. */
export class Line {
  private readonly waiting: (() => void)[] = [];
  private isWorking = false;

  get isBusy(): boolean {
    return this.isWorking;
  }

  async add<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.isWorking) await this.turn();
    this.isWorking = true;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Whoever is next has the line from now on: nobody can come in between.
      if (next === undefined) this.isWorking = false;
      else next();
    }
  }

  private turn(): Promise<void> {
    return new Promise(resolve => {
      this.waiting.push(resolve);
    });
  }
}
