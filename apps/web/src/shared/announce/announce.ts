import { create } from 'zustand';

interface Announcement {
  readonly text: string;
  /** Changes with every announcement, so that the same words are spoken twice. */
  readonly count: number;
}

export const useAnnouncement = create<Announcement>(() => ({ text: '', count: 0 }));

let waiting: readonly string[] = [];

const speak = (): void => {
  const text = waiting.join(' ');
  waiting = [];
  useAnnouncement.setState(({ count }) => ({ text, count: count + 1 }));
};

/** Tells screen readers something that has changed. What is told at one instant is spoken together, so that nothing is lost. */
export const announce = (text: string): void => {
  if (text === '') return;
  waiting = [...waiting, text];
  if (waiting.length === 1) queueMicrotask(speak);
};
