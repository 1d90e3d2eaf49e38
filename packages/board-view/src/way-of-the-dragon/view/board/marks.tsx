import { memo } from 'react';
import { centreOf, type WayLayout } from '../../geometry/layout.js';
import { hopShape, trailShape } from '../../geometry/trail.js';
import type { WayBlocked, WayMarks, WayTarget } from '../../marks.js';
import { isSamePlace, type Place, type Player } from '../../types.js';
import { WayPieceArt } from '../piece/piece.js';
import { tagFont } from './pieces.js';

interface MarksProps {
  readonly marks: WayMarks;
  readonly layout: WayLayout;
  readonly scale: number;
}

const LastMove = ({ marks, layout }: Omit<MarksProps, 'scale'>) => (
  <g className="dww-last">
    {(marks.lastMove ?? []).map(trail => {
      const from = centreOf({ path: trail.path, space: trail.from }, layout);
      const to = centreOf({ path: trail.path, space: trail.to }, layout);
      return (
        <g key={`${trail.path}${trail.from}`}>
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          {trail.from === 0 ? null : <circle className="dww-last-from" cx={from.x} cy={from.y} r={7} />}
          <circle className="dww-last-to" cx={to.x} cy={to.y} r={24.5} />
        </g>
      );
    })}
  </g>
);

const isPickedIn = ({ swap }: WayMarks, place: Place): boolean =>
  swap?.picked.some(picked => isSamePlace(picked, place)) ?? false;

const CandidateRing = ({ place, isPicked, layout }: { place: Place; isPicked: boolean; layout: WayLayout }) => {
  const { x, y } = centreOf(place, layout);
  return (
    <g className="dww-candidate" data-picked={isPicked || undefined} transform={`translate(${x} ${y})`}>
      <circle className="dww-candidate-halo" r={26} />
      <circle className="dww-candidate-ring" r={26} />
    </g>
  );
};

const BlockedRing = ({ place, layout }: { readonly place: Place; readonly layout: WayLayout }) => {
  const { x, y } = centreOf(place, layout);
  return <circle className="dww-blocked-ring" cx={x} cy={y} r={24} />;
};

/** What lies under the pieces: where the last move went, and rings that must not cover a number. */
export const UnderWayMarks = memo(({ marks, layout }: Omit<MarksProps, 'scale'>) => (
  <>
    <LastMove marks={marks} layout={layout} />
    {(marks.blocked ?? []).map(blocked => (
      <BlockedRing key={`${blocked.path}${blocked.space}`} place={blocked} layout={layout} />
    ))}
    {(marks.swap?.candidates ?? []).map(place => (
      <CandidateRing
        key={`${place.path}${place.space}`}
        place={place}
        isPicked={isPickedIn(marks, place)}
        layout={layout}
      />
    ))}
  </>
));
UnderWayMarks.displayName = 'UnderWayMarks';

const Arrow = ({ target, layout }: { readonly target: WayTarget; readonly layout: WayLayout }) => {
  const { line, head } = trailShape(target, layout);
  return (
    <>
      <path className="dww-arrow-halo" d={line} />
      <path className="dww-arrow" d={line} />
      <path className="dww-arrow-head" d={head} />
    </>
  );
};

const GainTag = ({ text, fontSize }: { readonly text: string; readonly fontSize: number }) => {
  const width = fontSize * 0.62 * text.length + 14;
  return (
    <g className="dww-gain" transform="translate(12 18)">
      <rect x={0} y={-fontSize * 0.68} width={width} height={fontSize * 1.36} rx={fontSize * 0.68} />
      <text x={width / 2} y={fontSize * 0.35} style={{ fontSize }}>
        {text}
      </text>
    </g>
  );
};

interface TargetProps extends Omit<MarksProps, 'marks'> {
  readonly target: WayTarget;
  readonly mover: Player;
  readonly isChosen: boolean;
}

const Target = ({ target, mover, isChosen, layout, scale }: TargetProps) => {
  const { x, y } = centreOf({ path: target.path, space: target.to }, layout);
  return (
    <g className="dww-target" data-chosen={isChosen || undefined}>
      <Arrow target={target} layout={layout} />
      <g transform={`translate(${x} ${y})`}>
        <circle className="dww-target-ground" r={25} />
        <g className="dww-ghost">
          <WayPieceArt player={mover} />
        </g>
        <circle className="dww-target-ring" r={25} />
        {target.tag === undefined ? null : <GainTag text={target.tag} fontSize={tagFont(scale)} />}
      </g>
    </g>
  );
};

const Hops = ({ places, layout }: { readonly places: readonly Place[]; readonly layout: WayLayout }) => (
  <g className="dww-hops">
    {places.map(place => (
      <path key={`${place.path}${place.space}`} d={hopShape(centreOf(place, layout))} />
    ))}
  </g>
);

const BlockedMark = ({ blocked, layout }: { readonly blocked: WayBlocked; readonly layout: WayLayout }) => {
  const { x, y } = centreOf(blocked, layout);
  return (
    <g className="dww-blocked" transform={`translate(${x} ${y})`}>
      <g transform="translate(-18 -17)">
        <circle className="dww-blocked-disc" r={10} />
        <path d="M-5 5L5 -5" />
      </g>
    </g>
  );
};

const PickedSign = ({ place, layout }: { readonly place: Place; readonly layout: WayLayout }) => {
  const { x, y } = centreOf(place, layout);
  return (
    <g className="dww-candidate" transform={`translate(${x - 19} ${y - 17})`}>
      <circle className="dww-candidate-disc" r={10} />
      <path d="M-4.6 0.2L-1.4 3.6L4.8 -3.4" />
    </g>
  );
};

/** What lies over the pieces: where they can go and why not, what can be swapped, what was passed. */
export const OverWayMarks = memo(({ marks, layout, scale }: MarksProps) => {
  const { mover } = marks;
  return (
    <>
      <Hops places={marks.passedOver ?? []} layout={layout} />
      {(marks.blocked ?? []).map(blocked => (
        <BlockedMark key={`${blocked.path}${blocked.space}`} blocked={blocked} layout={layout} />
      ))}
      {mover === undefined
        ? null
        : (marks.targets ?? []).map(target => (
            <Target
              key={`${target.id}${target.path}${target.to}`}
              target={target}
              mover={mover}
              isChosen={target.id === marks.chosen}
              layout={layout}
              scale={scale}
            />
          ))}
      {(marks.swap?.picked ?? []).map(place => (
        <PickedSign key={`${place.path}${place.space}`} place={place} layout={layout} />
      ))}
    </>
  );
});
OverWayMarks.displayName = 'OverWayMarks';
