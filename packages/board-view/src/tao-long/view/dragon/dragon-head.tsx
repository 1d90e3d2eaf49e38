import { memo, type ReactNode } from 'react';
import { HEAD } from '../../dragon/head-art.js';

/** Draws its children for the right side, and once more mirrored for the left. */
const Pair = ({ children }: { readonly children: ReactNode }) => (
  <>
    <g>{children}</g>
    <g transform="scale(-1 1)">{children}</g>
  </>
);

const Hair = () => (
  <>
    <Pair>
      <g className="dw-whisker">
        <path className="dw-whisker-edge" d={HEAD.whisker} />
        <path className="dw-whisker-core" d={HEAD.whisker} />
      </g>
      <path className="dw-mane" d={HEAD.maneBack} />
    </Pair>
    <path className="dw-mane" d={HEAD.nape} />
    <Pair>
      <path className="dw-mane-light" d={HEAD.maneFront} />
      <path className="dw-mane" d={HEAD.beard} />
      <path className="dw-bone-part" d={HEAD.ear} />
    </Pair>
  </>
);

const Skull = () => (
  <>
    <Pair>
      <path className="dw-fang" d={HEAD.fang} />
    </Pair>
    <path className="dw-bone" d={HEAD.skull} />
    <Pair>
      <path className="dw-bone-shade" d={HEAD.cheek} />
      <path className="dw-bone-shade" d={HEAD.jaw} />
      <path className="dw-crease" d={HEAD.creases} />
      <path className="dw-nostril" d={HEAD.nostril} />
    </Pair>
    <path className="dw-bridge" d={HEAD.bridge} />
  </>
);

const Eye = ({ isClosed }: { readonly isClosed: boolean }) =>
  isClosed ? (
    <path className="dw-closed-eye" d="M5.4 -8C10 -5.4 15.4 -8 19 -14" />
  ) : (
    <>
      <path className="dw-eye" d={HEAD.eye} />
      <circle className="dw-iris" cx={HEAD.iris.x} cy={HEAD.iris.y} r={HEAD.iris.radius} />
      <path className="dw-slit" d={HEAD.slit} />
      <circle className="dw-glint" cx={HEAD.iris.x + 1.4} cy={HEAD.iris.y - 1.6} r={0.9} />
      <path className="dw-lid" d={HEAD.lid} />
    </>
  );

const Crown = () => (
  <>
    <Pair>
      <path className="dw-brow" d={HEAD.brow} />
      <path className="dw-antler" d={HEAD.antler} />
      <path className="dw-antler-light" d={HEAD.antlerLight} />
    </Pair>
    <path className="dw-mane-light" d={HEAD.crown} />
    <circle className="dw-pearl" cx={HEAD.pearl.x} cy={HEAD.pearl.y} r={HEAD.pearl.radius} />
    <circle className="dw-glint" cx={HEAD.pearl.x - 1.3} cy={HEAD.pearl.y - 1.4} r={1.2} />
  </>
);

/** A dragon's head that looks up the page, centred on the origin, one space large. Colours come from the dragon's class. */
export const DragonHead = memo(({ isAsleep = false }: { readonly isAsleep?: boolean }) => (
  <g className="dw-head">
    <Hair />
    <Skull />
    <Pair>
      <Eye isClosed={isAsleep} />
    </Pair>
    <Crown />
  </g>
));
DragonHead.displayName = 'DragonHead';
