import { memo, type ReactNode, useSyncExternalStore } from 'react';
import type { WayStage } from '../../motion/stage.js';
import { pointsOf, scoreBoxes } from '../../score/boxes.js';
import type { Player, WayScene } from '../../types.js';
import { WayPieceIcon } from '../piece/piece.js';
import { type BoxLabel, ScoreBoxes } from './score-boxes.js';

/** What is told about a player beside what the board shows. */
export interface WaySeat {
  readonly player: Player;
  /** The animal: «Tortoise». */
  readonly animal: string;
  /** Who plays it: «Anna», «You», «Machine, careful». */
  readonly name: string;
  /** The power's name; nothing where powers are off. */
  readonly power?: string | undefined;
  /** A clock, a connection sign: whatever belongs to this seat at the right of the name. */
  readonly aside?: ReactNode;
}

export interface WaySeatsWords {
  /** Names the whole list: «Players, anticlockwise». */
  readonly label: string;
  readonly pointsLabel: (points: number) => string;
  readonly boxLabel: BoxLabel;
  readonly powerUnused: string;
  readonly powerUsed: string;
  /** Said and shown at the seat whose turn it is. */
  readonly turn: string;
}

export interface WaySeatsProps {
  /** In seat order: the turn goes down the list, anticlockwise round the table. */
  readonly seats: readonly WaySeat[];
  readonly scene: WayScene;
  readonly stage?: WayStage | undefined;
  /** `cards` for desktops, `line` for phones. */
  readonly arrangement?: 'cards' | 'line';
  readonly words: WaySeatsWords;
}

interface SeatProps {
  readonly seat: WaySeat;
  readonly scene: WayScene;
  readonly isActing: boolean;
  readonly iconSize: number;
  readonly words: WaySeatsWords;
}

const Power = ({ name, isSpent, words }: { name: string; isSpent: boolean; words: WaySeatsWords }) => (
  <span className="dww-power" data-spent={isSpent || undefined}>
    {isSpent ? <s>{name}</s> : name}
    <span className="dww-unseen"> ({isSpent ? words.powerUsed : words.powerUnused})</span>
  </span>
);

const Points = ({ points, words }: { readonly points: number; readonly words: WaySeatsWords }) => (
  <span className="dww-points">
    <span aria-hidden="true">{points}</span>
    <span className="dww-unseen">{words.pointsLabel(points)}</span>
  </span>
);

const SeatCard = memo(({ seat, scene, isActing, iconSize, words }: SeatProps) => {
  const isTurn = scene.turn === seat.player;
  return (
    <li
      className={`dww-seat dww-${seat.player}`}
      aria-current={isTurn ? 'true' : undefined}
      data-acting={isActing || undefined}
    >
      <WayPieceIcon player={seat.player} size={iconSize} />
      <span className="dww-seat-names">
        <span className="dww-seat-animal">{seat.animal}</span>
        <span className="dww-seat-name">
          {seat.name}
          {isTurn ? <span className="dww-turn">{words.turn}</span> : null}
        </span>
      </span>
      {seat.aside === undefined ? null : <span className="dww-seat-aside">{seat.aside}</span>}
      <Points points={pointsOf(scene, seat.player)} words={words} />
      <ScoreBoxes boxes={scoreBoxes(scene, seat.player)} labelOf={words.boxLabel} />
      {seat.power === undefined ? null : (
        <Power name={seat.power} isSpent={scene.spent.includes(seat.player)} words={words} />
      )}
    </li>
  );
});
SeatCard.displayName = 'SeatCard';

const none = () => undefined;
const noSubscription = () => none;

/** Everyone at the table with what they have reached, live while events are played. */
export const WaySeats = ({ seats, scene, stage, arrangement = 'cards', words }: WaySeatsProps) => {
  const subscribe = stage?.subscribe ?? noSubscription;
  const played = useSyncExternalStore<WayScene | undefined>(subscribe, stage?.scene ?? none, stage?.scene ?? none);
  const actingNow = (): Player | undefined => {
    const motion = stage?.moment().motion;
    return motion?.kind === 'power' ? motion.player : undefined;
  };
  const acting = useSyncExternalStore<Player | undefined>(subscribe, actingNow, actingNow);
  return (
    <ol className="dww-seats" data-arrangement={arrangement} aria-label={words.label}>
      {seats.map(seat => (
        <SeatCard
          key={seat.player}
          seat={seat}
          scene={played ?? scene}
          isActing={acting === seat.player}
          iconSize={arrangement === 'line' ? 24 : 46}
          words={words}
        />
      ))}
    </ol>
  );
};
