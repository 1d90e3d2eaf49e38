import { WayDice, type WayDiceWords } from '@dragonway/board-view';
import { plural, t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { capitalized } from '../../../shared/i18n/lists.js';
import { NARROW, useMediaQuery } from '../../../shared/ui/media-query.js';
import { faceName } from '../../../words/way/names.js';
import type { WayTable } from '../use-table.js';

const diceWords = (): WayDiceWords => ({
  label: t`Dice`,
  nameOf: face => capitalized(faceName(face)),
  dieLabel: (index, face) => {
    const number = index + 1;
    const name = faceName(face);
    return t`Die ${number}: ${name}`;
  },
  kept: t`kept`,
  loose: t`rolls`,
  keptHeading: t`Kept`,
  looseHeading: t`Will roll again`,
  emptyTray: t`Choose the dice that stay.`,
});

const rollName = (rerolls: number, isFourth: boolean): string => {
  if (isFourth) return t`Last roll`;
  return rerolls === 2 ? t`First roll` : rerolls === 1 ? t`Second roll` : t`Third roll`;
};

const moreRolls = (rerolls: number): string =>
  plural(rerolls, { 0: 'no more rolls', one: '# more is yours', other: '# more are yours' });

/** The dice: those that are held stay, the others roll again. */
export const DicePanel = ({ shown }: { readonly shown: WayTable }) => {
  const { control, rules, stage, scene, deciding, state } = shown;
  const { held } = useStore(control.store);
  const isNarrow = useMediaQuery(NARROW);
  const legal = deciding === undefined ? [] : rules.game.legalMoves(rules.state);
  const isFourth = legal.some(({ kind }) => kind === 'tiger');
  const canRoll = isFourth || legal.some(({ kind }) => kind === 'keep');
  const dice = stage.dice.length > 0 ? stage.dice : scene.dice;
  const heldFaces = dice.filter((_, index) => held[index]).map(({ face }) => face);
  const loose = dice.length - heldFaces.length;
  const rollWords = isFourth
    ? plural(loose, { one: 'Eye of the Tiger: roll # again', other: 'Eye of the Tiger: roll # again' })
    : plural(loose, { one: 'Roll this one again', other: 'Roll these # again' });
  return (
    <section className="dice-panel" aria-label={t`Dice`}>
      <h2 className="dice-title">
        {state.roll === undefined ? t`Dice` : rollName(state.rerolls, isFourth)}
        <span className="second-text">{canRoll && !isFourth ? moreRolls(state.rerolls) : null}</span>
      </h2>
      <WayDice
        dice={scene.dice}
        stage={stage.stage}
        held={deciding === undefined ? undefined : held}
        arrangement={isNarrow ? 'line' : 'tray'}
        canHold={canRoll}
        words={diceWords()}
        onToggle={index => control.toggle(index)}
      />
      {canRoll ? (
        <button
          type="button"
          className="plain-button roll-button"
          disabled={loose === 0}
          onClick={() => control.rollAgain(heldFaces, isFourth)}
        >
          {loose === 0 ? t`All dice are kept` : rollWords}
        </button>
      ) : null}
    </section>
  );
};
