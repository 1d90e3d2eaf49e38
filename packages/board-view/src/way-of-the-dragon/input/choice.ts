import type { WayBlocked, WayMarks, WayTarget } from '../marks.js';
import { isSamePlace, type Place } from '../types.js';

/** What a press on a space chooses. */
export type WayChoice =
  | { readonly kind: 'act'; readonly id: string; readonly target: WayTarget }
  | { readonly kind: 'swapPiece'; readonly place: Place }
  | { readonly kind: 'space'; readonly place: Place };

const distance = (place: Place, space: number): number => Math.abs(place.space - space);

const nearest = (places: readonly Place[], { path, space }: Place): Place | undefined =>
  places
    .filter(place => place.path === path)
    .toSorted((one, other) => distance(one, space) - distance(other, space))[0];

/**
 * A whole path is the target: wherever it is pressed, its act is meant, or the nearest piece that can be swapped.
 * Of several acts on one path the one whose destination lies nearest is meant.
 */
export const choiceAt = ({ targets = [], swap }: WayMarks, place: Place): WayChoice => {
  const piece = nearest(swap?.candidates ?? [], place);
  const to = nearest(
    targets.map(({ path, to: space }) => ({ path, space })),
    place,
  );
  const target =
    to === undefined ? undefined : targets.find(each => isSamePlace({ ...to }, { path: each.path, space: each.to }));
  const isPiece =
    piece !== undefined &&
    (target === undefined || distance(piece, place.space) < distance({ ...place, space: target.to }, place.space));
  if (isPiece) return { kind: 'swapPiece', place: piece };
  return target === undefined ? { kind: 'space', place } : { kind: 'act', id: target.id, target };
};

/** The refusal to show while a space is pointed at: the one of its path, if nothing there can be chosen. */
export const refusalAt = (marks: WayMarks, place: Place): WayBlocked | undefined => {
  const exact = marks.blocked?.find(blocked => isSamePlace(blocked, place));
  if (exact !== undefined) return exact;
  if (choiceAt(marks, place).kind !== 'space') return undefined;
  return marks.blocked?.find(({ path }) => path === place.path);
};
