/** Work that nobody waits for but that must be done before the server closes. */
export class Errands {
  private readonly open = new Set<Promise<void>>();
  private readonly fault: (error: unknown, table?: string) => void;

  constructor(fault: (error: unknown, table?: string) => void) {
    this.fault = fault;
  }

  /** Sees to it that the work's failure is noticed. */
  readonly run = (work: Promise<unknown>, table?: string): void => {
    const errand = work
      .then(() => undefined)
      .catch(error => this.fault(error, table))
      .finally(() => this.open.delete(errand));
    this.open.add(errand);
  };

  async settled(): Promise<void> {
    while (this.open.size > 0) await Promise.all(this.open);
  }
}
