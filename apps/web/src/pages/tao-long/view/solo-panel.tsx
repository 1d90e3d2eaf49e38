import type { SoloChoice, SoloWay, WayMeasures } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { RulingLink } from '../../../shared/ui/ruling-link.js';
import { wayInWords } from '../../../words/tao-long/moves.js';
import { soloSteps, soloTask, stepsNumber } from '../../../words/tao-long/solo.js';
import { choicesIn, type MadeChoice } from '../solo-choices.js';
import type { TaoLongTable } from '../use-table.js';

const MOST_SHOWN = 12;

const Row = ({ measures, isTaken }: { readonly measures: WayMeasures; readonly isTaken: boolean }) => (
  <tr data-taken={isTaken || undefined}>
    <th scope="row">
      {wayInWords(measures.way)} {isTaken ? <span className="taken-mark">{t`taken`}</span> : null}
    </th>
    <td>{measures.damageDealt}</td>
    <td>{measures.damageTaken ?? '–'}</td>
    <td>{measures.stepsToFace === undefined ? '–' : stepsNumber(measures.stepsToFace)}</td>
  </tr>
);

/** All ways with their measures, the taken one first; a dash where a measure was not needed any more. */
const Ways = ({ ways, taken }: { readonly ways: SoloChoice['ways']; readonly taken: SoloWay | undefined }) => {
  const isTaken = ({ way }: WayMeasures): boolean => taken !== undefined && wayInWords(way) === wayInWords(taken);
  const sorted = ways.toSorted((one, other) => Number(isTaken(other)) - Number(isTaken(one)));
  const rest = ways.length - MOST_SHOWN;
  return (
    <details className="folded">
      <summary>{t`All ways with their measures`}</summary>
      <table className="measures">
        <thead>
          <tr>
            <th scope="col">{t`Way`}</th>
            <th scope="col">{t`damage to you`}</th>
            <th scope="col">{t`damage to it`}</th>
            <th scope="col">{t`steps to face you`}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_SHOWN).map(measures => (
            <Row key={wayInWords(measures.way)} measures={measures} isTaken={isTaken(measures)} />
          ))}
        </tbody>
      </table>
      {rest > 0 ? <p className="second-text">{t`and ${rest} more`}</p> : null}
    </details>
  );
};

const Outcome = ({ choice, taken }: MadeChoice) => {
  if (taken === undefined) return <li>{t`Several ways are equal: you choose.`}</li>;
  if (taken.length === 0) return <li>{t`So it does nothing.`}</li>;
  const way = wayInWords(taken);
  return <li>{choice.equal.length > 1 ? t`Several ways were equal; you chose ${way}.` : t`So: ${way}.`}</li>;
};

/** The procedure of section 9, step by step, with the measure that decided. */
export const Procedure = ({ made }: { readonly made: MadeChoice }) => (
  <>
    <ol className="procedure">
      <li>{soloTask(made.choice)}</li>
      {soloSteps(made.choice).map(({ words, ruling, isDeciding }) => (
        <li key={ruling} data-deciding={isDeciding || undefined}>
          {words} <RulingLink ruling={ruling} />
        </li>
      ))}
      <Outcome {...made} />
    </ol>
    {made.choice.ways.length > 1 ? <Ways ways={made.choice.ways} taken={made.taken} /> : null}
  </>
);

/** How the rules moved the solo opponent in the turn that is shown. */
export const SoloPanel = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { history, place, rules } = shown;
  if (rules.options.table.solo === 'none' || shown.isHidden) return null;
  const turn = history[place - 1]?.turn;
  const made = choicesIn(history.slice(0, place).filter(played => played.turn === turn));
  if (made.length === 0) return null;
  return (
    <section className="solo-panel" aria-labelledby="solo-title">
      <h2 id="solo-title">{t`How your opponent was moved`}</h2>
      {made.map((choice, index) => (
        <Procedure key={index} made={choice} />
      ))}
    </section>
  );
};
