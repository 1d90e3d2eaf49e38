import { type WayAdvice, WayAdviser } from '@dragonway/board-view';
import { KEPT_DICE, type WayMove } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import type { AdvisedChoice, AdvisedGoal } from '../../../machine/types.js';
import { percent } from '../../../shared/i18n/lists.js';
import { useDiceAdvice } from '../../../shared/local/use-adviser.js';
import { useSettings } from '../../../shared/settings/settings.js';
import { allowsAdvice } from '../../../shared/table/advice.js';
import { wayMoveInWords } from '../../../words/way/moves.js';
import { spaceInWords } from '../../../words/way/names.js';
import type { WayTable } from '../use-table.js';

const MOST_SHOWN = 6;
const MOST_GOALS = 3;

const goalInWords = (goal: AdvisedGoal): string => {
  const odds = percent(goal.percent);
  switch (goal.kind) {
    case 'space': {
      const space = spaceInWords(goal.path, goal.space, goal.number);
      return t`${odds} ${space}`;
    }
    case 'equilibrium':
      return t`${odds} Equilibrium`;
    case 'swap':
      return t`${odds} Great Dragon`;
    case 'other':
      return t`${odds} something else`;
  }
};

const keptBy = (move: WayMove): WayAdvice['kept'] =>
  move.kind === 'keep' || move.kind === 'tiger' ? (KEPT_DICE[move.kept]?.faces ?? []) : [];

const adviceOf = (shown: WayTable, { move: text, chance, goals }: AdvisedChoice): readonly WayAdvice[] => {
  const { notation } = shown.rules.game;
  const read = notation.parseMove(shown.rules.state, text);
  if (!read.ok) return [];
  return [
    {
      id: text,
      kept: keptBy(read.value),
      title: wayMoveInWords(read.value),
      text: goals.slice(0, MOST_GOALS).map(goalInWords).join(', '),
      share: chance / 100,
      value: percent(chance),
    },
  ];
};

/** The odds of what can be done with the dice, the best first; only for those who want to see them. */
export const AdvicePanel = ({ shown }: { readonly shown: WayTable }) => {
  const isWanted = useSettings(settings => settings.showsAdviser) && allowsAdvice(shown);
  const { table, deciding, control, choices } = shown;
  const advised = useDiceAdvice(table, isWanted && deciding !== undefined);
  if (!isWanted || deciding === undefined || advised.length === 0) return null;
  const advice = advised.slice(0, MOST_SHOWN).flatMap(choice => adviceOf(shown, choice));
  const choose = (id: string): void => {
    const act = choices.find(({ text }) => text === id);
    if (act === undefined) control.playText(id);
    else control.choose(act);
  };
  return (
    <WayAdviser
      heading={t`Adviser: chance to win`}
      advice={advice}
      best={advice[0]?.id}
      bestWord={t`best`}
      onChoose={choose}
    />
  );
};
