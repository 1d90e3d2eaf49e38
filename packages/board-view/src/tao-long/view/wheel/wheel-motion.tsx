import { mixPoints, type Point } from '../../../shared/geometry/vector.js';
import { easeInOut, settle } from '../../../shared/motion/easing.js';
import type { Moment } from '../../motion/timeline.js';
import type { ByElement, Colour, Element, Stack } from '../../types.js';
import { discCentre, stoneSpot } from '../../wheel/wheel-layout.js';
import { Pebble } from './stone.js';

const HELD_HIGH = 30;

const held = (element: Element): Point => {
  const { x, y } = discCentre(element);
  return { x, y: y - HELD_HIGH };
};

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

const Hand = ({ colours, place }: { readonly colours: readonly Colour[]; readonly place: Point }) =>
  colours.map((colour, index) => (
    <g key={`${colour}${String(index)}`} transform={at({ x: place.x, y: place.y - index * 8 })}>
      <Pebble colour={colour} />
    </g>
  ));

interface Props {
  readonly moment: Moment;
  readonly wheel: ByElement<Stack>;
}

/** The stones in the hand while they are lifted, carried round and dropped. */
export const WheelMotion = ({ moment: { motion, share }, wheel }: Props) => {
  if (motion?.kind === 'lift') {
    const base = stoneSpot(motion.from, 0, motion.hand.length);
    return <Hand colours={motion.hand} place={mixPoints(base, held(motion.from), easeInOut(share))} />;
  }
  if (motion?.kind !== 'drop') return null;
  const carried = mixPoints(held(motion.from), held(motion.on), easeInOut(Math.min(1, share * 1.5)));
  const count = wheel[motion.on].length;
  const spot = stoneSpot(motion.on, count, count + 1);
  const falling = mixPoints(carried, spot, settle(share));
  return (
    <>
      <Hand colours={motion.hand} place={carried} />
      <g transform={at({ x: falling.x, y: falling.y - Math.sin(Math.PI * share) * 10 })}>
        <Pebble colour={motion.colour} />
      </g>
    </>
  );
};
