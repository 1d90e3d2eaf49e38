import { memo, useSyncExternalStore } from 'react';
import { DICE, tiltOf } from '../../dice/dice.js';
import { type Tumble, tumbleAt } from '../../dice/tumble.js';
import type { WayStage } from '../../motion/stage.js';
import type { WayMoment } from '../../motion/timeline.js';
import type { Die, Face } from '../../types.js';
import { DiePicture, NoDie } from './die.js';
import { useDieKeys } from './use-die-keys.js';

/** The words around the dice. */
export interface WayDiceWords {
  /** Names the whole group: «Dice». */
  readonly label: string;
  readonly nameOf: (face: Face) => string;
  /** The full label of one die, for screen readers: «Die 3, wood». Whether it is kept is told by its pressed state. */
  readonly dieLabel: (index: number, face: Face) => string;
  /** The word on a die that is kept, and on one that is not. */
  readonly kept: string;
  readonly loose: string;
  /** The headings of the tray and of the table below it. */
  readonly keptHeading: string;
  readonly looseHeading: string;
  /** What stands in the tray while nothing is kept. */
  readonly emptyTray: string;
}

export interface WayDiceProps {
  readonly dice: readonly Die[];
  /** Plays rolls; its dice are drawn instead of `dice`. */
  readonly stage?: WayStage | undefined;
  /** Which dice the player holds right now, by place; it counts while nothing plays. */
  readonly held?: readonly boolean[] | undefined;
  /** `tray`: kept dice lie in a tray above the others. `line`: five in a row, for phones. */
  readonly arrangement?: 'tray' | 'line';
  /** Whether dice can be kept and released. */
  readonly canHold?: boolean;
  /** Whether the keys 1 to 5 press the dice; only while they can be held. */
  readonly hasKeys?: boolean;
  readonly words: WayDiceWords;
  readonly onToggle?: (index: number, die: Die) => void;
}

interface DieButtonProps {
  readonly die: Die | undefined;
  readonly index: number;
  readonly tumble: Tumble | undefined;
  readonly canHold: boolean;
  readonly words: WayDiceWords;
  readonly onToggle: ((index: number, die: Die) => void) | undefined;
}

const DieButton = memo(({ die, index, tumble, canHold, words, onToggle }: DieButtonProps) => {
  if (die === undefined)
    return (
      <div className="dww-die dww-die-absent">
        <NoDie />
      </div>
    );
  const isRolling = tumble?.isRolling === true;
  return (
    <button
      type="button"
      className="dww-die"
      data-held={die.isHeld || undefined}
      aria-pressed={die.isHeld}
      aria-disabled={!canHold || isRolling}
      onClick={() => {
        if (canHold && !isRolling) onToggle?.(index, die);
      }}
    >
      <DiePicture face={die.face} isHeld={die.isHeld} tilt={tiltOf(index, die.isHeld)} tumble={tumble} />
      <span className="dww-unseen">{words.dieLabel(index, die.face)}</span>
      <span className="dww-die-name" aria-hidden="true">
        {isRolling ? '\u2026' : words.nameOf(die.face)}
      </span>
      <span className="dww-die-word" aria-hidden="true">
        {die.isHeld ? words.kept : words.loose}
      </span>
    </button>
  );
});
DieButton.displayName = 'DieButton';

const none = () => undefined;
const noSubscription = () => none;

const useMoment = (stage: WayStage | undefined): WayMoment | undefined => {
  const moment = stage?.moment ?? none;
  return useSyncExternalStore<WayMoment | undefined>(stage?.subscribe ?? noSubscription, moment, moment);
};

const tumblesAt = (moment: WayMoment | undefined, dice: readonly Die[]): readonly (Tumble | undefined)[] => {
  const motion = moment?.motion;
  if (moment === undefined || motion?.kind !== 'roll') return [];
  const time = moment.share * motion.duration;
  return dice.map(({ face }, index) => {
    const order = motion.rolling.indexOf(index);
    return order === -1 ? undefined : tumbleAt(order, face, time);
  });
};

const withHeld = (dice: readonly Die[], held: readonly boolean[] | undefined): readonly Die[] =>
  held === undefined ? dice : dice.map((die, index) => ({ ...die, isHeld: held[index] ?? die.isHeld }));

interface TrayProps {
  readonly keptCount: number;
  readonly looseCount: number;
  readonly canHold: boolean;
  readonly words: WayDiceWords;
}

const Tray = ({ keptCount, looseCount, canHold, words }: TrayProps) => (
  <>
    <div className="dww-tray" aria-hidden="true">
      <span className="dww-dice-heading">{words.keptHeading}</span>
      {keptCount === 0 && looseCount > 0 && canHold ? <span className="dww-tray-empty">{words.emptyTray}</span> : null}
    </div>
    <span className="dww-dice-heading dww-loose-heading" aria-hidden="true">
      {looseCount === 0 || !canHold ? '' : words.looseHeading}
    </span>
  </>
);

/** Five dice that can be kept one by one. Each stays in its own column, so that no die moves away under a finger. */
export const WayDice = (props: WayDiceProps) => {
  const { stage, held, arrangement = 'tray', canHold = false, hasKeys = true, words, onToggle } = props;
  const moment = useMoment(stage);
  const isPlaying = moment?.event !== undefined;
  const shown = moment?.scene.dice ?? props.dice;
  const dice = isPlaying ? shown : withHeld(shown, held);
  const tumbles = tumblesAt(moment, dice);
  const mayHold = canHold && !isPlaying;
  useDieKeys(mayHold && hasKeys, index => {
    const die = dice[index];
    if (die !== undefined) onToggle?.(index, die);
  });
  const keptCount = dice.filter(({ isHeld }) => isHeld).length;
  return (
    <div className="dww-dice" data-arrangement={arrangement} role="group" aria-label={words.label}>
      <div className="dww-dice-table">
        {arrangement === 'tray' ? (
          <Tray keptCount={keptCount} looseCount={dice.length - keptCount} canHold={mayHold} words={words} />
        ) : null}
        <div className="dww-dice-row">
          {Array.from({ length: DICE }, (_, index) => (
            <DieButton
              key={`die ${index + 1}`}
              die={dice[index]}
              index={index}
              tumble={tumbles[index]}
              canHold={mayHold}
              words={words}
              onToggle={onToggle}
            />
          ))}
        </div>
      </div>
    </div>
  );
};
