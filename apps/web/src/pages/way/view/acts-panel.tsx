import { plural, t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { sound } from '../../../shared/sound/sounds.js';
import { swapInWords, wayMoveInWords } from '../../../words/way/moves.js';
import { POWER_OF, pathTitle, playerName, powerHelp, spaceInWords } from '../../../words/way/names.js';
import type { ActChoice } from '../acts.js';
import type { WayTable } from '../use-table.js';

const detailOf = ({ targets, gain, move }: ActChoice, length: number): string => {
  if (targets.length === 0) return move.kind === 'call' ? pathTitle(move.path) : '';
  const ways = targets
    .map(({ path, from, to }) => {
      const end = spaceInWords(path, to, Math.max(0, to - length));
      return from === 0 ? t`enters on ${end}` : t`${from} to ${end}`;
    })
    .join(', ');
  const points = plural(gain, { 0: '', one: '+# point', other: '+# points' });
  return gain > 0 ? `${ways}: ${points}` : ways;
};

const titleOf = ({ move, targets }: ActChoice): string => {
  const [target] = targets;
  if (move.kind === 'call') return swapInWords(move);
  if (move.kind !== 'move' || target === undefined) return wayMoveInWords(move);
  const path = pathTitle(target.path);
  const spaces = plural(target.to - target.from, { one: '# space', other: '# spaces' });
  return t`${path}, ${spaces}`;
};

const actInWords = ({ move }: ActChoice): string => (move.kind === 'call' ? swapInWords(move) : wayMoveInWords(move));

const MOST_CALLS = 6;
/** More ways of using a power than these are unfolded on demand. */
const MOST_POWERS = 3;

interface OptionsProps {
  readonly shown: WayTable;
  readonly choices: readonly ActChoice[];
  readonly arrangement?: 'options-tall' | 'options-pairs';
}

const Options = ({ shown, choices, arrangement = 'options-tall' }: OptionsProps) => {
  const { control, rules } = shown;
  const chosen = useStore(control.store, state => state.chosen);
  return (
    <div className={`options ${arrangement}`}>
      {choices.map(choice => (
        <button
          key={choice.text}
          type="button"
          className="option"
          aria-pressed={choice.text === chosen}
          onClick={() => control.choose(choice)}
        >
          <span className="option-title">{titleOf(choice)}</span>
          <span className="option-detail">{detailOf(choice, rules.options.length)}</span>
        </button>
      ))}
    </div>
  );
};

const Buttons = ({ shown }: { readonly shown: WayTable }) => {
  const { control, choices } = shown;
  const chosen = useStore(control.store, state => state.chosen);
  const choice = choices.find(({ text }) => text === chosen);
  return (
    <div className="composer-buttons">
      <button
        type="button"
        className="plain-button"
        disabled={chosen === undefined && control.undoable() === undefined}
        onClick={() => (chosen === undefined ? control.undo() : control.clear())}
      >
        {chosen === undefined ? t`Undo turn` : t`Take back`}
      </button>
      <button
        type="button"
        className="main-button"
        disabled={choice === undefined}
        onClick={() => {
          sound('seal');
          control.play();
        }}
      >
        {choice === undefined ? t`Choose an act` : actInWords(choice)}
      </button>
    </div>
  );
};

/** What the dice allow, as a list beside the targets on the board. */
export const ActsPanel = ({ shown }: { readonly shown: WayTable }) => {
  const { choices, rules, deciding } = shown;
  const player = rules.options.players[deciding ?? 0] ?? 'black';
  const calls = choices.filter(({ move }) => move.kind === 'call');
  const powers = choices.filter(({ move }) => ['anxiety', 'dragon', 'fear', 'rebirth'].includes(move.kind));
  const isFolded = powers.length > MOST_POWERS;
  const plain = choices.filter(choice => !calls.includes(choice) && !(isFolded && powers.includes(choice)));
  const name = playerName(player);
  const hasPower = rules.options.powers && ((rules.state.unused >> (deciding ?? 0)) & 1) === 1;
  return (
    <section className="composer" aria-label={t`What the dice allow`}>
      <h2 className="composer-title">
        {name} <span className="second-text">{t`what the dice allow`}</span>
      </h2>
      <Options shown={shown} choices={plain} />
      {calls.length === 0 ? null : (
        <>
          <p className="second-text">{t`The Great Dragon listens: choose two pieces of one path on the board, or here.`}</p>
          <Options shown={shown} choices={calls.slice(0, MOST_CALLS)} arrangement="options-pairs" />
        </>
      )}
      {isFolded ? (
        <details className="folded">
          <summary>{t`Power`}</summary>
          <Options shown={shown} choices={powers} />
        </details>
      ) : null}
      {hasPower ? <p className="second-text">{powerHelp(POWER_OF[player])}</p> : null}
      <Buttons shown={shown} />
    </section>
  );
};
