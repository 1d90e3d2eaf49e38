const messageToOneself = (resolve: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    resolve();
  });
  port1.start();
  port2.postMessage(undefined);
};

/**
 * Lets everything that waits have its turn: messages, timers, painting. A resolved promise would not, and a timer of 0
 * waits for milliseconds; so a message to oneself where there is nothing better.
 */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else messageToOneself(resolve);
  });
