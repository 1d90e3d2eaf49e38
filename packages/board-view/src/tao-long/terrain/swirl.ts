import { brushStroke } from '../../shared/geometry/brush.js';
import { polar } from '../../shared/geometry/vector.js';
import type { PortalColour, Tile } from '../types.js';
import { PORTAL_COLOURS } from '../types.js';

/** Portals differ by their number of arms before they differ by colour. */
export const ARMS: Readonly<Record<PortalColour, number>> = { red: 3, blue: 2, green: 4, yellow: 5 };

export const isPortal = (tile: Tile): tile is PortalColour => PORTAL_COLOURS.some(colour => colour === tile);

const POINTS = 26;
const INNER = 7;
const OUTER = 41;
const TURNS = 0.74;

const armLine = (start: number, turns: number, outer: number) =>
  Array.from({ length: POINTS }, (_, index) => {
    const share = index / (POINTS - 1);
    return polar({ x: 0, y: 0 }, INNER + (outer - INNER) * share ** 1.25, start + turns * 360 * share ** 0.8);
  });

const arms = (count: number, half: number, turn: number, outer: number): string =>
  Array.from({ length: count }, (_, arm) =>
    brushStroke(armLine(turn + (arm * 360) / count, TURNS, outer), {
      half,
      tremble: 0.2,
      taper: 0.12,
      seed: count * 31 + arm,
    }),
  ).join('');

/** The swirl of a portal around the origin: its strong arms, and the thin dry strokes between them. */
export const swirlOf = (colour: PortalColour): { readonly arms: string; readonly wisps: string } => {
  const count = ARMS[colour];
  return {
    arms: arms(count, 6.6 - count * 0.62, 0, OUTER),
    wisps: arms(count, 1.3, 180 / count, OUTER - 3),
  };
};
