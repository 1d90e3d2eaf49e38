import { memo, useMemo } from 'react';
import { easeInOut, lunge } from '../../../shared/motion/easing.js';
import { dragonAlong, dragonAtRest, headPlacement, type Pose } from '../../dragon/dragon-along.js';
import { type Layout, SIDE, stepOf } from '../../geometry/layout.js';
import type { Stage } from '../../motion/stage.js';
import type { Motion } from '../../motion/timeline.js';
import type { BoardScene, Dragon } from '../../types.js';
import { DRAGONS } from '../../types.js';
import { DragonView, FallenDragon } from '../dragon/dragon.js';
import { useMotion, useSceneOf } from '../use-moment.js';

interface RestProps {
  readonly dragon: Dragon;
  readonly pose: Pose;
  readonly layout: Layout;
  readonly isIdle: boolean;
}

/** A dragon that stands still. Its paths are made once for each pose. */
const RestingDragon = memo(({ dragon, pose, layout, isIdle }: RestProps) => {
  const shape = useMemo(() => dragonAtRest(pose, layout), [pose, layout]);
  if (pose.chain.spaces.length === 0) return null;
  if (pose.chain.spaces.length === 1) return <FallenDragon dragon={dragon} at={headPlacement(pose, layout)} />;
  return (
    <g className={isIdle ? 'dw-idle' : undefined}>
      <DragonView dragon={dragon} shape={shape} />
    </g>
  );
});
RestingDragon.displayName = 'RestingDragon';

const lungeOf = ({ facing }: Pose, layout: Layout, share: number): string => {
  const { x, y } = stepOf(facing, layout);
  const far = lunge(share) * 0.24 * SIDE;
  return `translate(${x * far} ${y * far})`;
};

interface MovingProps {
  readonly dragon: Dragon;
  readonly board: BoardScene;
  readonly motion: Motion | undefined;
  readonly share: number;
  readonly layout: Layout;
  readonly isIdle: boolean;
}

const DragonNow = ({ dragon, board, motion, share, layout, isIdle }: MovingProps) => {
  const chain = board.chains[dragon];
  const facing = board.facing[dragon];
  const pose = useMemo(() => ({ chain, facing }), [chain, facing]);
  if ((motion?.kind === 'step' || motion?.kind === 'portal') && motion.dragon === dragon)
    return <DragonView dragon={dragon} shape={dragonAlong(motion.step, layout, easeInOut(share))} />;
  const isLosing = motion?.kind === 'segment' && motion.dragon === dragon;
  return (
    <g transform={motion?.kind === 'bite' && motion.dragon === dragon ? lungeOf(pose, layout, share) : undefined}>
      {isLosing ? <ShorterDragon dragon={dragon} pose={pose} layout={layout} share={share} /> : null}
      <g opacity={isLosing ? Math.max(0, 1 - share * 1.6) : undefined}>
        <RestingDragon dragon={dragon} pose={pose} layout={layout} isIdle={isIdle && motion === undefined} />
      </g>
    </g>
  );
};

/** The dragon without its last segment, coming out from under the longer one. */
const ShorterDragon = ({ dragon, pose, layout, share }: Omit<RestProps, 'isIdle'> & { readonly share: number }) => {
  const shorter = useMemo(
    () => ({
      ...pose,
      chain: { spaces: pose.chain.spaces.slice(0, -1), links: pose.chain.links.slice(0, -1) },
    }),
    [pose],
  );
  return (
    <g opacity={Math.min(1, share * 2)}>
      <RestingDragon dragon={dragon} pose={shorter} layout={layout} isIdle={false} />
    </g>
  );
};

interface Props {
  readonly board: BoardScene;
  readonly stage: Stage | undefined;
  readonly layout: Layout;
  readonly isIdle: boolean;
}

const KINDS = ['step', 'portal', 'bite', 'segment'] as const;

/** Both dragons; whoever moves is drawn last. */
export const Dragons = ({ board, stage, layout, isIdle }: Props) => {
  const moment = useMotion(stage, KINDS);
  const now = useSceneOf(stage)?.board ?? board;
  const motion = moment?.motion;
  const front = motion?.dragon;
  const order = DRAGONS.toSorted((one, other) => Number(one === front) - Number(other === front));
  return order.map(dragon => (
    <DragonNow
      key={dragon}
      dragon={dragon}
      board={now}
      motion={motion}
      share={moment?.share ?? 0}
      layout={layout}
      isIdle={isIdle}
    />
  ));
};
