import { type Chain, type Direction, dragonAlong, dragonAtRest, FLAT, headPlacement } from '../../src/headless.js';
import { DragonView, FallenDragon } from '../../src/tao-long/view/dragon/dragon.js';
import { DragonHead } from '../../src/tao-long/view/dragon/dragon-head.js';
import { Plate } from './plate.js';

const chainOf = (text: string): Chain => {
  const spaces = [...text.matchAll(/[a-h][1-8]/g)].map(
    ([name]) => 'abcdefgh'.indexOf(name.charAt(0)) * 8 + Number(name.charAt(1)) - 1,
  );
  return { spaces, links: spaces.slice(1).map(() => undefined) };
};

const REST: readonly (readonly [string, string, Direction])[] = [
  ['straight', 'b1b2b3b4', 2],
  ['north', 'b4b3b2b1', 0],
  ['start', 'a2a3b3b2', 2],
  ['zigzag', 'd3c3c2b2', 1],
  ['L', 'a3b3c3c2', 3],
  ['two segments', 'c3c2b2', 0],
  ['one segment', 'c3b3', 1],
];

const Big = () => (
  <svg viewBox="-60 -60 120 120" width="420" height="420">
    <DragonHead />
  </svg>
);

export const DragonPlates = () => (
  <div className="plates">
    {(['heaven', 'earth'] as const).map(dragon => (
      <Plate key={dragon} title={dragon}>
        <div className={`dw-dragon dw-${dragon}`}>
          <Big />
        </div>
      </Plate>
    ))}
    {REST.map(([title, spaces, facing], index) => (
      <Plate key={title} title={title}>
        <svg viewBox="0 400 400 400" width="400" height="400" style={{ background: 'var(--dw-silk)' }}>
          <DragonView
            dragon={index % 2 === 0 ? 'heaven' : 'earth'}
            shape={dragonAtRest({ chain: chainOf(spaces), facing }, FLAT)}
          />
        </svg>
      </Plate>
    ))}
    <Plate title="fallen">
      <svg viewBox="0 400 400 400" width="400" height="400">
        <FallenDragon dragon="earth" at={headPlacement({ chain: chainOf('b2'), facing: 1 }, FLAT)} />
      </svg>
    </Plate>
    {[0, 0.2, 0.4, 0.6, 0.8, 1].map(share => (
      <Plate key={share} title={`turning step ${share}`}>
        <svg viewBox="0 400 400 400" width="300" height="300" style={{ background: 'var(--dw-silk)' }}>
          <DragonView
            dragon="heaven"
            shape={dragonAlong(
              {
                before: { chain: chainOf('c3c2b2a2'), facing: 0 },
                after: { chain: chainOf('b3c3c2b2'), facing: 3 },
              },
              FLAT,
              share,
            )}
          />
        </svg>
      </Plate>
    ))}
  </div>
);
