import { resolveRules } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { both, capitalized } from '../../../shared/i18n/lists.js';
import { actInWords, wayInWords } from '../../../words/tao-long/moves.js';
import { elementName, flowName } from '../../../words/tao-long/names.js';
import { actionOfLift } from '../compose.js';
import { sowingOf } from '../scene.js';
import { choicesIn } from '../solo-choices.js';
import type { Outlook } from '../types.js';
import type { TaoLongTable } from '../use-table.js';
import { Procedure } from './solo-panel.js';

const flowReason = (outlook: Outlook, hasCoin: boolean): string | undefined => {
  const lifted = outlook.events.find(event => event.kind === 'stonesLifted');
  if (!hasCoin || lifted?.kind !== 'stonesLifted') return undefined;
  const white = lifted.colours.filter(colour => colour === 'white').length;
  const black = lifted.colours.length - white;
  if (white === black) return t`As many white as black, so as the coin shows:`;
  return white > black ? t`More white than black:` : t`More black than white:`;
};

/** In solo the opponent acts before the player's Matter phase: what it will do, and why. */
const Opponent = ({ shown, index }: { readonly shown: TaoLongTable; readonly index: number }) => {
  const { composition, rules } = shown;
  const decisions = composition.done
    .slice(index)
    .map(({ move, events }) => ({ text: rules.game.notation.formatMove(move), events }));
  const [made] = choicesIn(decisions.slice(0, 2));
  if (made?.taken === undefined) return null;
  const way = wayInWords(made.taken);
  return (
    <details className="folded">
      <summary>{t`Your opponent answers: ${way}`}</summary>
      <Procedure made={made} />
    </details>
  );
};

/** A decision of the turn at hand that has been made. */
export const DoneStep = ({ shown, index }: { readonly shown: TaoLongTable; readonly index: number }) => {
  const outlook = shown.composition.done[index];
  if (outlook === undefined) return null;
  const { move } = outlook;
  if (move.kind === 'choice') {
    const number = move.way;
    return <h3>{t`Way ${number} of the opponent`}</h3>;
  }
  if (move.kind === 'act') return <h3>{actInWords(move)}</h3>;
  const lift = elementName(move.lift);
  const last = actionOfLift(outlook.events);
  const action = last === undefined ? '' : elementName(last);
  const sowing = sowingOf(outlook.events);
  const flow = sowing === undefined ? '' : flowName(sowing.flow);
  const on = both((sowing?.drops ?? []).map(drop => elementName(drop.on)));
  const reason = flowReason(outlook, resolveRules(shown.rules.options.table).hasCoin);
  return (
    <>
      <h3>{t`Lift ${lift}, act by ${action}`}</h3>
      <p className="second-text">
        {reason} {reason === undefined ? capitalized(t`${flow}, to ${on}.`) : t`${flow}, to ${on}.`}
      </p>
      <Opponent shown={shown} index={index} />
    </>
  );
};
