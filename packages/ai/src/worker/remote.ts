import { type Result, refuse } from '@dragonway/core';
import { type Endpoint, expose, proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { Advice } from '../thinker.js';
import type { Request, RequestRefusal } from './request.js';
import { type OnProgress, Session } from './session.js';

type Answer = Result<Advice, RequestRefusal>;

/** A session in another thread. */
export interface RemoteSession {
  start(request: Request, onProgress?: OnProgress): Promise<Answer>;
  stop(): Promise<void>;
  /** Answers what was started on this side at once, however busy the thread is; the thread leaves it at its next pause. */
  cancel(): void;
  /** Gives the connection up; the thread itself belongs to whoever started it. */
  release(): void;
}

/** Makes a session answer at an endpoint: a worker's own scope, or a message port. */
export const serveSession = (endpoint?: Endpoint): void => {
  expose(new Session(), endpoint);
};

/** Something that was started and is not answered yet. */
class Asking {
  readonly cancelled: Promise<Answer>;
  private isOpen = true;
  private answer: (answer: Answer) => void = () => undefined;

  constructor() {
    this.cancelled = new Promise(resolve => {
      this.answer = resolve;
    });
  }

  cancel(): void {
    this.close();
    this.answer(refuse({ code: 'advice/cancelled' }));
  }

  close(): void {
    this.isOpen = false;
  }

  /** Tells progress only while there is no answer: what the thread still sends afterwards is late. */
  whileOpen(onProgress: OnProgress): OnProgress {
    return progress => {
      if (this.isOpen) onProgress(progress);
    };
  }
}

/** Speaks with the session at the other end. */
export const connectSession = (endpoint: Endpoint): RemoteSession => {
  const remote: Remote<Session> = wrap<Session>(endpoint);
  const open = new Set<Asking>();
  return {
    start: (request, onProgress) => {
      const asking = new Asking();
      open.add(asking);
      const answer =
        onProgress === undefined ? remote.start(request) : remote.start(request, proxy(asking.whileOpen(onProgress)));
      return Promise.race([answer, asking.cancelled]).finally(() => {
        asking.close();
        open.delete(asking);
      });
    },
    stop: () => remote.stop(),
    cancel: () => {
      for (const asking of open) asking.cancel();
      // Nobody waits for the thread: the next question does that by itself.
      void remote.cancel();
    },
    release: () => remote[releaseProxy](),
  };
};
