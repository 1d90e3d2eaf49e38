import { useMemo } from 'react';
import { between, chanceFrom } from '../../../shared/geometry/chance.js';
import { easeOut, lunge } from '../../../shared/motion/easing.js';
import { centreOf, type Layout } from '../../geometry/layout.js';
import type { Stage } from '../../motion/stage.js';
import type { Motion } from '../../motion/timeline.js';
import type { Dragon, Space } from '../../types.js';
import { useMotion } from '../use-moment.js';
import { Breath } from './breath.js';
import { Seal } from './over-marks.js';
import { moveTo } from './under-marks.js';

const FLAKE = 'M-5 -4C-5 5 5 5 5 -4Z';

interface FlakesProps {
  readonly dragon: Dragon;
  readonly from: Space;
  readonly layout: Layout;
  readonly share: number;
}

/** Scales that drift off a lost tail like ink in water. */
const Flakes = ({ dragon, from, layout, share }: FlakesProps) => {
  const flakes = useMemo(() => {
    const next = chanceFrom(from + 1);
    return Array.from({ length: 30 }, (_, id) => ({
      id,
      x: between(next, -34, 34),
      y: between(next, -34, 34),
      drift: between(next, -26, 26),
      rise: between(next, 22, 70),
      turn: between(next, -160, 160),
      size: between(next, 0.5, 1.5),
    }));
  }, [from]);
  const gone = easeOut(share);
  return (
    <g className={`dw-flakes dw-${dragon}`} transform={moveTo(from, layout)} opacity={1 - share ** 2}>
      {flakes.map(({ id, x, y, drift, rise, turn, size }) => (
        <path
          key={id}
          d={FLAKE}
          transform={`translate(${x + drift * gone} ${y - rise * gone}) rotate(${turn * gone}) scale(${size * (1 - 0.4 * share)})`}
        />
      ))}
    </g>
  );
};

const RAYS =
  'M0 -16L3 -34L-3 -34ZM0 16L3 34L-3 34ZM-16 0L-34 3L-34 -3ZM16 0L34 3L34 -3ZM11 -11L26 -22L22 -26ZM-11 -11L-26 -22L-22 -26ZM11 11L26 22L22 26ZM-11 11L-26 22L-22 26Z';

const Burst = ({
  space,
  layout,
  share,
}: {
  readonly space: Space;
  readonly layout: Layout;
  readonly share: number;
}) => {
  const { x, y } = centreOf(space, layout);
  return (
    <path
      className="dw-burst"
      d={RAYS}
      transform={`translate(${x} ${y}) scale(${0.5 + lunge(share) * 0.8})`}
      opacity={lunge(share)}
    />
  );
};

const ExpelNow = ({
  motion,
  layout,
  share,
}: {
  readonly motion: Extract<Motion, { kind: 'expel' }>;
  readonly layout: Layout;
  readonly share: number;
}) => (
  <g opacity={share > 0.8 ? (1 - share) * 5 : 1}>
    <Breath
      reach={{ element: motion.element, from: motion.from, facing: motion.facing, spaces: motion.reached }}
      layout={layout}
      share={easeOut(Math.min(1, share * 1.6))}
    />
    {motion.hit === undefined ? null : (
      <g transform={moveTo(motion.hit.space, layout)} opacity={Math.min(1, share * 3)}>
        <Seal text={`\u2212${motion.damage}`} isQuiet={false} />
      </g>
    )}
  </g>
);

const KINDS = ['expel', 'bite', 'rock', 'segment'] as const;

/** What flashes over the board while events are played: breath, bites, breaking rocks, lost scales. */
export const Effects = ({ stage, layout }: { readonly stage: Stage | undefined; readonly layout: Layout }) => {
  const moment = useMotion(stage, KINDS);
  if (moment === undefined) return null;
  const { motion, share } = moment;
  if (motion.kind === 'expel') return <ExpelNow motion={motion} layout={layout} share={share} />;
  if (motion.kind === 'bite' || motion.kind === 'rock')
    return <Burst space={motion.space} layout={layout} share={share} />;
  return <Flakes dragon={motion.dragon} from={motion.from} layout={layout} share={share} />;
};
