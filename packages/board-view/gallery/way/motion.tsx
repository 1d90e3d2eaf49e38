import { useWayStage, WayBoard, WayDice, type WayHappening, WaySeats } from '../../src/index.js';
import { DICE_WORDS, FULL, labelIn, pathNameOf, SEAT_WORDS, SEATS } from './scenes.js';

const START = { ...FULL, dice: [] };

const EVENTS: readonly WayHappening[] = [
  { kind: 'rolled', player: 'red', dice: ['water', 'wood', 'wood', 'fire', 'dragon'] },
  { kind: 'kept', player: 'red', dice: ['wood', 'wood'] },
  { kind: 'rolled', player: 'red', dice: ['water', 'wood', 'wood', 'wood', 'dragon'] },
  { kind: 'moved', player: 'red', path: 'wood', from: 8, to: 11 },
  { kind: 'finishedPath', player: 'red', path: 'wood', number: 2 },
  { kind: 'turnEnded', player: 'red', next: 'white' },
  { kind: 'rolled', player: 'white', dice: ['dragon', 'dragon', 'dragon', 'dragon', 'metal'] },
  {
    kind: 'swapped',
    player: 'white',
    path: 'metal',
    pieces: [
      { player: 'black', from: 10, to: 4 },
      { player: 'blue', from: 4, to: 10 },
    ],
  },
  { kind: 'turnEnded', player: 'white', next: 'yellow' },
  { kind: 'powerUsed', player: 'yellow', power: 'anxiety' },
  { kind: 'passedOver', player: 'yellow', path: 'fire', space: 7, over: 'black' },
  { kind: 'moved', player: 'yellow', path: 'fire', from: 3, to: 8 },
];

const REPLAY = { id: 'once', before: START, events: EVENTS };
const END = { ...FULL, dice: [] };

/** A list of events that is played once; a tap finishes it. */
export const MotionPlates = () => {
  const speed = Number(new URLSearchParams(location.search).get('speed') ?? 1);
  const { stage, skip } = useWayStage(END, REPLAY, { speed });
  return (
    <div className="table dw-paper" data-ready onPointerDown={() => skip()}>
      <div className="table-seats">
        <WaySeats seats={SEATS} scene={START} stage={stage} words={SEAT_WORDS} />
      </div>
      <div className="table-board">
        <WayBoard scene={START} stage={stage} label="The five paths" labelOf={labelIn(START)} pathNameOf={pathNameOf} />
      </div>
      <div className="table-side">
        <section className="panel">
          <WayDice dice={[]} stage={stage} words={DICE_WORDS} />
        </section>
      </div>
    </div>
  );
};
