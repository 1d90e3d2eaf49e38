/** Ends a subscription. */
export type Leave = () => void;

/** Hears what was published, as JSON brought it over. */
export type BusListener = (message: unknown) => void;

/**
 * What the processes of one server tell each other. Messages can be lost when a line is: they only save the others from
 * asking the store, which alone knows the truth. A process does not hear itself.
 */
export interface Bus {
  /** Tells the others something that JSON can carry; it is written out only if there is anybody to hear it. */
  publish(topic: string, message: unknown): void;
  /** Resolves when nothing that is published from now on will be missed. */
  subscribe(topic: string, listener: BusListener): Promise<Leave>;
  /** Calls back whenever messages may have been lost, so that what was known is read again. */
  onGap(listener: () => void): void;
  isReady(): boolean;
  close(): Promise<void>;
}
