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
  cancel(): Promise<void>;
  /** Gives the connection up; the thread itself belongs to whoever started it. */
  release(): void;
}

/** Makes a session answer at an endpoint: a worker's own scope, or a message port. */
export const serveSession = (endpoint?: Endpoint): void => {
  expose(new Session(), endpoint);
};

/** Speaks with the session at the other end. */
export const connectSession = (endpoint: Endpoint): RemoteSession => {
  const remote: Remote<Session> = wrap<Session>(endpoint);
  let answerCancelled = (): void => undefined;
  return {
    start: (request, onProgress) => {
      const cancelled = new Promise<Answer>(resolve => {
        answerCancelled = () => resolve(refuse({ code: 'advice/cancelled' }));
      });
      const answer = onProgress === undefined ? remote.start(request) : remote.start(request, proxy(onProgress));
      return Promise.race([answer, cancelled]);
    },
    stop: () => remote.stop(),
    cancel: () => {
      // Answered on this side at once, even while the thread is still being loaded.
      answerCancelled();
      return remote.cancel();
    },
    release: () => remote[releaseProxy](),
  };
};
