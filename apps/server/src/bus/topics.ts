import type { BusListener } from './port.js';

/** Who listens to what. */
export class Topics {
  private readonly listeners = new Map<string, Set<BusListener>>();

  /** Adds a listener; true if it is the topic's first. */
  add(topic: string, listener: BusListener): boolean {
    const known = this.listeners.get(topic);
    known?.add(listener);
    if (known === undefined) this.listeners.set(topic, new Set([listener]));
    return known === undefined;
  }

  /** Removes a listener; true if it was the topic's last. */
  remove(topic: string, listener: BusListener): boolean {
    const known = this.listeners.get(topic);
    if (known?.delete(listener) !== true || known.size > 0) return false;
    return this.listeners.delete(topic);
  }

  tell(topic: string, message: unknown): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(message);
  }
}
