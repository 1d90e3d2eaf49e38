type Work = () => void;

/** Works that wait for each other: the next begins when the one before is over, well or badly. */
export class Line {
  private readonly waiting: Work[] = [];
  private isWorking = false;

  get isBusy(): boolean {
    return this.isWorking;
  }

  add<Value>(work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.waiting.push(() => {
        work()
          .then(resolve, reject)
          .finally(() => this.next())
          .catch(() => undefined);
      });
      if (!this.isWorking) this.next();
    });
  }

  private next(): void {
    const work = this.waiting.shift();
    this.isWorking = work !== undefined;
    work?.();
  }
}
