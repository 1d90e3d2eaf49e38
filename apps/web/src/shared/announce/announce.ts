import { create } from 'zustand';

interface Announcement {
  readonly text: string;
  /** Changes with every announcement, so that the same words are spoken twice. */
  readonly count: number;
}

export const useAnnouncement = create<Announcement>(() => ({ text: '', count: 0 }));

/** Tells screen readers something that has changed. */
export const announce = (text: string): void => {
  if (text !== '') useAnnouncement.setState(({ count }) => ({ text, count: count + 1 }));
};
