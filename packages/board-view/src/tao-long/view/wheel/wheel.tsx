import { memo } from 'react';
import type { TouchManner } from '../../../shared/input/pointing.js';
import { usePointing } from '../../../shared/input/use-pointing.js';
import type { Stage } from '../../motion/stage.js';
import type { Motion } from '../../motion/timeline.js';
import {
  type ByDragon,
  type ByElement,
  ELEMENTS,
  type Element,
  type Flow,
  type Meters,
  type Stack,
} from '../../types.js';
import { ENSO } from '../../wheel/enso.js';
import { actionOf, type Sowing } from '../../wheel/sowing.js';
import { flowArrow, nextOnWheel, WHEEL } from '../../wheel/wheel-layout.js';
import { useMotion, useSceneOf } from '../use-moment.js';
import { Coin } from './coin.js';
import { Disc, type DiscProps } from './disc.js';
import { Pool } from './pool.js';
import { WheelMotion } from './wheel-motion.js';
import { WheelOptions } from './wheel-options.js';

interface WheelPictureProps {
  readonly wheel: ByElement<Stack>;
  readonly coin: Flow;
  /** Both dragons' meters: what lies on neither is in the centre. */
  readonly meters: ByDragon<Meters>;
  readonly stage?: Stage | undefined;
  /** The sowing to show before it is played. */
  readonly preview?: Sowing | undefined;
  readonly closed?: readonly Element[];
}

export interface WheelProps extends WheelPictureProps {
  readonly label: string;
  readonly labelOf: (element: Element) => string;
  readonly names: ByElement<string>;
  readonly poolText: (stones: Meters) => string;
  readonly coinText: string;
  readonly chosen?: Element | undefined;
  readonly touch?: TouchManner;
  readonly onPoint?: (element: Element | undefined) => void;
  readonly onChoose?: (element: Element) => void;
}

const ALL_STONES = 8;

const poolOf = ({ heaven, earth }: ByDragon<Meters>): Meters => ({
  fire: ALL_STONES - heaven.fire - earth.fire,
  water: ALL_STONES - heaven.water - earth.water,
});

const Ring = memo(() => (
  <g className="dw-enso">
    <path className="dw-enso-wet" d={ENSO.wet} />
    <path className="dw-enso-dry" d={ENSO.dry} />
    <path className="dw-enso-paper" d={ENSO.paper} />
  </g>
));
Ring.displayName = 'Ring';

const Arrows = ({ sowing }: { readonly sowing: Sowing }) => {
  const stops = sowing.drops.map((_, index) =>
    sowing.drops.slice(0, index).reduce<Element>(element => nextOnWheel(element, sowing.flow), sowing.lift),
  );
  return stops.map(element => {
    const { arc, head } = flowArrow(element, sowing.flow);
    return (
      <g key={element} className="dw-flow-arrow">
        <path className="dw-flow-arc" d={arc} />
        <path className="dw-flow-head" d={head} />
      </g>
    );
  });
};

const roleOf = (element: Element, sowing: Sowing | undefined, motion: Motion | undefined): DiscProps['role'] => {
  if (motion?.kind === 'effect' && motion.effect.kind === 'focus' && motion.effect.on === element) return 'glowing';
  if (sowing === undefined) return 'plain';
  if (actionOf(sowing) === element) return 'action';
  return sowing.lift === element ? 'lifted' : 'plain';
};

interface PictureProps extends WheelPictureProps {
  readonly names: ByElement<string> | undefined;
  readonly poolText: ((stones: Meters) => string) | undefined;
  readonly coinText: string | undefined;
}

const NONE: readonly Element[] = [];
const KINDS = ['lift', 'drop', 'coin', 'effect'] as const;

const Picture = ({ stage, preview, closed = NONE, names, poolText, coinText, ...given }: PictureProps) => {
  const moment = useMotion(stage, KINDS);
  const { wheel, coin, meters } = useSceneOf(stage) ?? given;
  const motion = moment?.motion;
  const sowing = stage?.isPlaying === true ? undefined : preview;
  const pool = poolOf(meters);
  return (
    <svg className="dw-wheel-picture" viewBox={`${-WHEEL} ${-WHEEL} ${2 * WHEEL} ${2 * WHEEL}`} aria-hidden="true">
      <Ring />
      <Pool stones={pool} text={poolText?.(pool)} />
      {sowing === undefined ? null : <Arrows sowing={sowing} />}
      {ELEMENTS.map(element => (
        <Disc
          key={element}
          element={element}
          name={names?.[element]}
          stack={wheel[element]}
          sowing={sowing}
          role={roleOf(element, sowing, motion)}
          isClosed={closed.includes(element)}
        />
      ))}
      {moment === undefined ? null : <WheelMotion moment={moment} wheel={wheel} />}
      <Coin flow={coin} text={coinText} flip={motion?.kind === 'coin' ? (moment?.share ?? 0) : 0} />
    </svg>
  );
};

/** The Ba Gua: what lies on it, what a lift would do, and which space is chosen. */
export const Wheel = (props: WheelProps) => {
  const { label, labelOf, chosen, closed = NONE, touch = 'showFirst', onPoint, onChoose } = props;
  const { send } = usePointing<Element>({ onPoint, onChoose, manner: touch });
  return (
    <div className="dw-wheel">
      <Picture {...props} />
      <WheelOptions label={label} labelOf={labelOf} chosen={chosen} closed={closed} send={send} />
    </div>
  );
};

/** The wheel as a small medal, without names and without choices. */
export const WheelMedal = ({ label, ...props }: WheelPictureProps & { readonly label: string }) => (
  <div className="dw-wheel dw-wheel-medal" role="img" aria-label={label}>
    <Picture {...props} names={undefined} poolText={undefined} coinText={undefined} />
  </div>
);
