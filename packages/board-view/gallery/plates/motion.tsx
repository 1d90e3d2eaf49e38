import { useState } from 'react';
import {
  Board,
  DragonMeters,
  type Happening,
  nameOf,
  type Replay,
  type Scene,
  useSceneOf,
  useStage,
  useStageEvent,
  Wheel,
} from '../../src/index.js';
import { Plate } from './plate.js';
import { boardOf, spaceOf } from './scenarios.js';
import { COMMON, MIDDLE, WORDS } from './wheels.js';

const BEFORE: Scene = {
  board: boardOf('valley', ['g5g6h6h7', 2], ['e3d3d2d1', 1]),
  wheel: MIDDLE,
  coin: 'ccw',
  meters: COMMON.meters,
  segments: { heaven: 3, earth: 3 },
};

// The Valley's start has f3 green beside e3: Earth goes through it to c6 and out to the east, then strikes.
const EVENTS: readonly Happening[] = [
  { kind: 'stonesLifted', from: 'wind', colours: ['black', 'black', 'white'], flow: 'ccw' },
  { kind: 'stoneDropped', on: 'heaven', colour: 'black' },
  { kind: 'stoneDropped', on: 'lake', colour: 'black' },
  { kind: 'stoneDropped', on: 'fire', colour: 'white' },
  { kind: 'coinTurned', to: 'cw' },
  { kind: 'portalEntered', dragon: 'earth', portal: spaceOf('f3') },
  { kind: 'portalLeft', dragon: 'earth', portal: spaceOf('c6'), to: spaceOf('d6') },
  { kind: 'stepped', dragon: 'earth', from: spaceOf('e3'), to: spaceOf('d6'), facing: 1, left: spaceOf('d1') },
  { kind: 'stepped', dragon: 'earth', from: spaceOf('d6'), to: spaceOf('d7'), facing: 0, left: spaceOf('d2') },
  { kind: 'stepped', dragon: 'earth', from: spaceOf('d7'), to: spaceOf('e7'), facing: 1, left: spaceOf('d3') },
  { kind: 'bitten', by: 'earth', space: spaceOf('f7'), target: 'dragon' },
  {
    kind: 'expelled',
    dragon: 'heaven',
    element: 'fire',
    reached: [
      { space: spaceOf('g4'), value: 2 },
      { space: spaceOf('g3'), value: 1 },
    ],
    hit: { space: spaceOf('g3'), value: 1 },
    damage: 3,
  },
  { kind: 'fireSpent', dragon: 'heaven', stones: 2 },
  { kind: 'lifeLost', dragon: 'earth', water: 2 },
  { kind: 'lifeLost', dragon: 'earth', water: 1 },
  { kind: 'lifeLost', dragon: 'earth', water: 0 },
  { kind: 'segmentLost', dragon: 'earth', from: spaceOf('e3'), segments: 2 },
  { kind: 'meterRefilled', dragon: 'earth' },
  { kind: 'stepped', dragon: 'heaven', from: spaceOf('g5'), to: spaceOf('g4'), facing: 2, left: spaceOf('h7') },
  { kind: 'stepped', dragon: 'heaven', from: spaceOf('g4'), to: spaceOf('g3'), facing: 2, left: spaceOf('h6') },
];

const query = new URLSearchParams(location.search);

/** Plays a list of events; `?play=1` starts at once, `?speed=` and `?reduced=yes` change how. */
export const MotionPlates = () => {
  const [replay, setReplay] = useState<Replay | undefined>(
    query.get('play') === null ? undefined : { id: 1, before: BEFORE, events: EVENTS },
  );
  const { stage, isPlaying, skip } = useStage(BEFORE, replay, {
    speed: Number(query.get('speed') ?? 1),
    isReduced: query.get('reduced') === null ? undefined : query.get('reduced') === 'yes',
  });
  const event = useStageEvent(stage);
  const { meters, segments } = useSceneOf(stage) ?? BEFORE;
  return (
    <div className="plates">
      <Plate title="events" width={760}>
        <Board label="Board" labelOf={nameOf} scene={BEFORE.board} stage={stage} scenery="valley" />
      </Plate>
      <Plate title={`event ${event ?? '—'}`} width={340}>
        <Wheel {...COMMON} wheel={MIDDLE} stage={stage} />
        <DragonMeters dragon="earth" meters={meters.earth} segments={segments.earth} words={WORDS} />
        <button type="button" onClick={() => setReplay({ id: Date.now(), before: BEFORE, events: EVENTS })}>
          Play
        </button>
        <button type="button" onClick={skip} disabled={!isPlaying}>
          Skip
        </button>
      </Plate>
    </div>
  );
};
