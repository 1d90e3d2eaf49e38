import { digits } from '../../shared/geometry/path.js';
import { add, type Point, scale } from '../../shared/geometry/vector.js';
import { SIDE } from '../geometry/layout.js';
import { endOf, type Rib, ribAt, type Spine } from './spine.js';

/** The drawn stretch as texts of paths, one for each tone, so that a whole body is a handful of elements. */
export interface Skin {
  readonly outline: string;
  readonly low: string;
  readonly middle: string;
  readonly high: string;
  readonly shade: string;
  readonly deepShade: string;
  readonly light: string;
  readonly fins: string;
  readonly finLights: string;
}

const ROW = 0.078 * SIDE;
const FIN = 0.12 * SIDE;
// Light falls from the upper left, as on the scenery.
const LIGHT: Point = { x: -0.64, y: -0.77 };

const on = (rib: Rib, aside: number): Point =>
  add(rib.centre, scale(rib.side, aside * (aside > 0 ? rib.right : rib.left)));
const text = ({ x, y }: Point): string => `${digits(x)} ${digits(y)}`;

const outlineOf = ({ ribs }: Spine): string => {
  const right = ribs.map(rib => text(on(rib, 1)));
  const left = ribs.map(rib => text(on(rib, -1))).toReversed();
  return `M${right.join('L')}L${left.join('L')}Z`;
};

/** A strip along one edge, wide where the body turns away from the light. */
const edgeStrip = ({ ribs }: Spine, edge: 1 | -1, depth: (lit: number) => number): string => {
  const outer: string[] = [];
  const inner: string[] = [];
  for (const rib of ribs) {
    const lit = (rib.side.x * LIGHT.x + rib.side.y * LIGHT.y) * edge;
    outer.push(text(on(rib, edge)));
    inner.push(text(on(rib, edge * (1 - Math.max(0, depth(lit))))));
  }
  return `M${outer.join('L')}L${inner.toReversed().join('L')}Z`;
};

const shadeOf = (spine: Spine, depth: number): string =>
  edgeStrip(spine, 1, lit => depth * (0.75 - 0.75 * lit)) + edgeStrip(spine, -1, lit => depth * (0.75 - 0.75 * lit));

const lightOf = (spine: Spine): string => {
  const strip = (edge: 1 | -1): string => {
    const outer: string[] = [];
    const inner: string[] = [];
    for (const rib of spine.ribs) {
      const lit = Math.max(0, (rib.side.x * LIGHT.x + rib.side.y * LIGHT.y) * edge);
      outer.push(text(on(rib, edge * 0.62)));
      inner.push(text(on(rib, edge * (0.62 - 0.34 * lit))));
    }
    return `M${outer.join('L')}L${inner.toReversed().join('L')}Z`;
  };
  return strip(1) + strip(-1);
};

interface Tones {
  low: string;
  middle: string;
  high: string;
}

// Left open at its root: a fill closes it by itself, and a stroke draws the rounded edge alone.
const addScale = (tones: Tones, top: Rib, bottom: Rib, from: number, to: number): void => {
  const scaled = `M${text(on(top, from))}C${text(on(bottom, from))} ${text(on(bottom, to))} ${text(on(top, to))}`;
  const reach = Math.max(Math.abs(from), Math.abs(to));
  if (reach > 0.95) tones.low += scaled;
  else if (reach > 0.55) tones.middle += scaled;
  else tones.high += scaled;
};

const EDGES = [
  [-1, -0.5, 0, 0.5, 1],
  [-1, -0.75, -0.25, 0.25, 0.75, 1],
] as const;

/** Rows of rounded scales that point to the tail, four and five across in turn. */
const scalesOf = (spine: Spine): Tones => {
  const tones: Tones = { low: '', middle: '', high: '' };
  const last = endOf(spine) - ROW * 1.5;
  // Rows are counted from the head, so that both sides of a cut and every moment of a slide show the same scales.
  for (let row = Math.ceil(spine.start / ROW); row * ROW < last; row++) {
    const top = ribAt(spine, row * ROW);
    if (top.half < 3) continue;
    const bottom = ribAt(spine, row * ROW + ROW * 1.42);
    const edges = EDGES[row % 2 === 0 ? 0 : 1];
    edges.forEach((from, index) => {
      const to = edges[index + 1];
      if (to !== undefined) addScale(tones, top, bottom, from, to);
    });
  }
  return tones;
};

/** A flame that lies back along the spine: pointed at both ends, full near its root. */
const finAt = (spine: Spine, position: number, size: number, lean: number): string => {
  const rib = (share: number): Rib => ribAt(spine, position + FIN * share * size);
  const wide = Math.min(0.42, 8.2 / Math.max(6, ribAt(spine, position).half)) * size;
  const [root, full, waist, tip] = [rib(0), rib(0.24), rib(0.86), rib(1.36)];
  return (
    `M${text(on(root, 0))}C${text(on(full, -wide * 1.5))} ${text(on(waist, -wide * 0.6 + lean))} ${text(on(tip, lean))}` +
    `C${text(on(waist, wide * 0.5 + lean))} ${text(on(full, wide * 1.5))} ${text(on(root, 0))}Z`
  );
};

const finsOf = (spine: Spine, size: number): string => {
  let fins = '';
  const last = endOf(spine) - FIN * 1.3;
  for (let fin = Math.max(2, Math.ceil(spine.start / FIN)); fin * FIN < last; fin++)
    fins += finAt(spine, fin * FIN, size, (fin % 2 === 0 ? 0.06 : -0.06) * size);
  return fins;
};

export const skinOf = (spine: Spine): Skin => ({
  outline: outlineOf(spine),
  ...scalesOf(spine),
  shade: shadeOf(spine, 0.52),
  deepShade: shadeOf(spine, 0.26),
  light: lightOf(spine),
  fins: finsOf(spine, 1),
  finLights: finsOf(spine, 0.52),
});
