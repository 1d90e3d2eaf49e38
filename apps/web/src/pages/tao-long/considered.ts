import type { Game } from '@dragonway/core';
import type { ActMove, SpiritMove, TaoLongTypes } from '@dragonway/tao-long';
import { compose, destinationChoices, outlookOf } from './compose.js';
import type { TaoLongState } from './control.js';
import type { Considered } from './marks.js';
import type { Composition, DestinationChoice, Outlook } from './types.js';

const NOTHING: Considered = { outlook: undefined, choice: undefined };

const isActOutlook = (outlook: Outlook | undefined): outlook is Outlook<ActMove> => outlook?.move.kind === 'act';

const best = (choice: DestinationChoice): Outlook<ActMove> | undefined =>
  choice.outlooks.toSorted((one, other) => other.dealt - one.dealt)[0];

/** The chosen end of an act, as a destination of its own. */
const reached = (
  game: Game<TaoLongTypes>,
  composition: Composition,
  outlook: Outlook<ActMove>,
): DestinationChoice | undefined => {
  const dragon = composition.chooser ?? 'heaven';
  const step = outlook.events.findLast(event => event.kind === 'stepped' && event.dragon === dragon);
  if (step?.kind !== 'stepped') return undefined;
  return {
    id: game.notation.formatMove(outlook.move),
    dragon,
    steps: outlook.move.steps,
    space: step.to,
    facing: step.facing,
    outlooks: [outlook],
    dealt: outlook.dealt,
  };
};

/** What a space of the wheel that is pointed at would lead to: every place, and the one where its act does most. */
export const afterLift = (game: Game<TaoLongTypes>, composition: Composition, move: SpiritMove): Considered => {
  const { chooser, state } = composition;
  const next = compose(game, state, { moves: [move] });
  if (chooser === undefined || next.step.kind !== 'destination') return NOTHING;
  const choices = destinationChoices(game, next.state, chooser);
  const [choice] = choices.toSorted((one, other) => other.dealt - one.dealt);
  return choice === undefined ? NOTHING : { choice, outlook: best(choice), choices };
};

/** What the board previews: the way that is pointed at, else what was chosen last. */
export const considered = (
  game: Game<TaoLongTypes>,
  composition: Composition,
  { pointed, pointedMove }: TaoLongState,
): Considered => {
  const { step, done, state } = composition;
  if (step.kind === 'space' && pointed !== undefined) {
    const move = step.choices.find(({ element }) => element === pointed)?.moves[0];
    return move === undefined ? NOTHING : afterLift(game, composition, move);
  }
  if (pointedMove?.kind === 'act' && (step.kind === 'destination' || step.kind === 'then')) {
    const choices = step.kind === 'then' ? [step.choice] : step.choices;
    const choice = choices.find(({ outlooks }) => outlooks.some(({ move }) => move === pointedMove));
    return { choice, outlook: outlookOf(game, state, pointedMove) };
  }
  if (step.kind === 'then') return { choice: step.choice, outlook: undefined };
  const last = done.at(-1);
  return step.kind === 'ready' && isActOutlook(last)
    ? { outlook: last, choice: reached(game, composition, last) }
    : NOTHING;
};
