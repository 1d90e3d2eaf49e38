import type { Bus } from './port.js';
import { Topics } from './topics.js';

/** The bus of servers that live in one process; a lone server talks to nobody over it. */
export class LocalHub {
  private readonly members = new Set<Topics>();

  join(): Bus {
    const own = new Topics();
    this.members.add(own);
    return {
      publish: (topic, message) => this.spread(own, topic, message),
      subscribe: (topic, listener) => {
        own.add(topic, listener);
        return Promise.resolve(() => void own.remove(topic, listener));
      },
      onGap: () => undefined,
      isReady: () => true,
      close: () => {
        this.members.delete(own);
        return Promise.resolve();
      },
    };
  }

  private spread(from: Topics, topic: string, message: unknown): void {
    if (this.members.size === 1) return;
    const text = JSON.stringify(message);
    // Not at once, as a real line would not either: nobody may rely on it.
    setImmediate(() => {
      for (const member of this.members) if (member !== from) member.tell(topic, JSON.parse(text));
    });
  }
}
