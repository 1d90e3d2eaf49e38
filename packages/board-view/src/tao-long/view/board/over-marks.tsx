import { memo } from 'react';
import { ICONS } from '../../../shared/art/icons.js';
import { neckBetween } from '../../dragon/dragon-along.js';
import { bearingOf, centreOf, type Layout, stepBetween } from '../../geometry/layout.js';
import type { Blocked, BlockedBy, Destination, Marks, Target } from '../../marks.js';
import type { Chain } from '../../types.js';
import { Ghost } from '../dragon/ghost.js';
import { Breath } from './breath.js';
import { moveTo } from './under-marks.js';

interface SealProps {
  readonly text: string;
  readonly isQuiet: boolean;
}

/** A round seal at the upper right corner of a space. */
export const Seal = ({ text, isQuiet }: SealProps) => (
  <g className={isQuiet ? 'dw-seal dw-seal-quiet' : 'dw-seal'} transform="translate(33 -33)">
    <g className="dw-sized">
      <circle r={isQuiet ? 15 : 20} />
      <text y={isQuiet ? 6.4 : 7.6}>{text}</text>
    </g>
  </g>
);

const minus = (damage: number): string => (damage === 0 ? '0' : `\u2212${damage}`);

const TARGET_SIGNS = {
  bite: ICONS.fang,
  fire: ICONS.flame,
  water: ICONS.drop,
  price: ICONS.drop,
  trample: ICONS.cross,
} as const satisfies Record<Target['by'], string>;

const TargetView = ({ target, layout }: { readonly target: Target; readonly layout: Layout }) => (
  <g className={`dw-target dw-target-${target.by}`} transform={moveTo(target.space, layout)}>
    <rect className="dw-target-halo" x="-45" y="-45" width="90" height="90" rx="13" />
    <rect className="dw-target-square" x="-45" y="-45" width="90" height="90" rx="13" />
    <g className="dw-target-sign" transform="translate(-31 -31)">
      <g className="dw-sized">
        <circle r="14" />
        <path d={TARGET_SIGNS[target.by]} transform="scale(0.72)" />
      </g>
    </g>
    <Seal text={minus(target.damage)} isQuiet={target.damage === 0} />
  </g>
);

const BLOCKED_SIGNS = {
  edge: 'M-6 -8V8M-1 -8V8M5 -8V8',
  body: ICONS.scale,
  rock: 'M-10 8L-3 -7L2 -1L5 -5L10 8Z',
  village: 'M-10 0L0 -8L10 0M-7 0V8H7V0',
  portal: 'M0 0C4 -4 8 0 6 5C3 11 -6 10 -8 3C-10 -5 -3 -11 4 -9',
  price: ICONS.flame,
  rule: ICONS.lock,
} as const satisfies Record<BlockedBy, string>;

const BlockedView = ({ blocked, layout }: { readonly blocked: Blocked; readonly layout: Layout }) => (
  <g className="dw-blocked" transform={moveTo(blocked.space, layout)}>
    <g className="dw-sized">
      <circle r="19" />
      <path className="dw-blocked-sign" d={BLOCKED_SIGNS[blocked.by]} transform="scale(0.9)" />
      <path className="dw-blocked-slash" d="M-13.4 13.4L13.4 -13.4" />
    </g>
  </g>
);

interface DestinationProps {
  readonly destination: Destination;
  readonly marks: Marks;
  readonly mover: Chain | undefined;
  readonly layout: Layout;
}

const DestinationView = ({ destination, marks, mover, layout }: DestinationProps) => {
  const { id, space, facing, damage } = destination;
  const isChosen = id === marks.chosen;
  const at = { at: centreOf(space, layout), bearing: bearingOf(facing, layout), size: 1, opacity: 1 };
  const head = mover?.spaces[0];
  const joins = isChosen && head !== undefined && isBeside(head, space, layout);
  const neck = joins ? neckBetween(centreOf(head, layout), at.at) : undefined;
  return (
    <g>
      <Ghost dragon={marks.mover ?? 'heaven'} at={at} neck={neck} isChosen={isChosen} />
      {damage === undefined || isChosen ? null : (
        <g transform={moveTo(space, layout)}>
          <Seal text={minus(damage)} isQuiet={damage === 0} />
        </g>
      )}
    </g>
  );
};

const isBeside = (one: number, other: number, layout: Layout): boolean => {
  const { step, isOverBorder } = stepBetween(one, other, layout);
  return !isOverBorder && Math.abs(step.x) + Math.abs(step.y) === 1;
};

interface Props {
  readonly marks: Marks;
  readonly mover: Chain | undefined;
  readonly layout: Layout;
}

/** The marks that lie over the dragons: ghosts, what would be hit, what is closed. */
export const OverMarks = memo(({ marks, mover, layout }: Props) => (
  <>
    {(marks.destinations ?? []).map(destination => (
      <DestinationView key={destination.id} destination={destination} marks={marks} mover={mover} layout={layout} />
    ))}
    {marks.reach === undefined ? null : <Breath reach={marks.reach} layout={layout} share={1} />}
    {(marks.blocked ?? []).map(blocked => (
      <BlockedView key={blocked.space} blocked={blocked} layout={layout} />
    ))}
    {(marks.targets ?? []).map(target => (
      <TargetView key={target.space} target={target} layout={layout} />
    ))}
    {(marks.reach?.spaces ?? []).map(({ space, value }) => (
      <g key={space} className="dw-reach-value" transform={`${moveTo(space, layout)} translate(-33 33)`}>
        <g className="dw-sized">
          <circle r="13" />
          <text y="6">{value}</text>
        </g>
      </g>
    ))}
  </>
));
OverMarks.displayName = 'OverMarks';
