import type { Event, WayMeasures } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { wayInWords } from '../../../words/tao-long/moves.js';
import { elementName } from '../../../words/tao-long/names.js';
import type { TaoLongTable } from '../use-table.js';

type Choice = Extract<Event, { readonly kind: 'opponentChose' }>['choice'];

const MOST_SHOWN = 8;

const steps = (value: number | undefined): string => {
  if (value === undefined) return '–';
  return Number.isFinite(value) ? String(value) : '∞';
};

const Row = ({ measures, isTaken }: { readonly measures: WayMeasures; readonly isTaken: boolean }) => (
  <tr data-taken={isTaken || undefined}>
    <th scope="row">
      {wayInWords(measures.way)} {isTaken ? <span className="taken-mark">{t`taken`}</span> : null}
    </th>
    <td>{measures.damageDealt}</td>
    <td>{measures.damageTaken ?? '–'}</td>
    <td>{steps(measures.stepsToFace)}</td>
  </tr>
);

const Procedure = ({ choice }: { readonly choice: Choice }) => {
  const [taken] = choice.equal;
  const actions = choice.actions.map(elementName).join(', ');
  const rest = choice.ways.length - MOST_SHOWN;
  const isTaken = (measures: WayMeasures): boolean => wayInWords(measures.way) === wayInWords(taken ?? []);
  const sorted = choice.ways.toSorted((one, other) => Number(isTaken(other)) - Number(isTaken(one)));
  return (
    <>
      <p>{t`Actions in the order of the drops: ${actions}`}</p>
      <table className="measures">
        <thead>
          <tr>
            <th scope="col">{t`Way`}</th>
            <th scope="col">{t`damage to you (R33)`}</th>
            <th scope="col">{t`damage to it (R34)`}</th>
            <th scope="col">{t`steps to face you (R35)`}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, MOST_SHOWN).map(measures => (
            <Row key={wayInWords(measures.way)} measures={measures} isTaken={isTaken(measures)} />
          ))}
        </tbody>
      </table>
      {rest > 0 ? <p className="second-text">{t`and ${rest} more`}</p> : null}
    </>
  );
};

/** How the rules chose for the solo opponent in the turn that is shown: its actions, its ways, and what decided. */
export const SoloPanel = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { history, place, rules } = shown;
  if (rules.options.table.solo === 'none' || shown.isHidden) return null;
  const turn = history[place - 1]?.turn;
  const choices = history
    .slice(0, place)
    .filter(played => played.turn === turn)
    .flatMap(({ events }) => events as readonly Event[])
    .flatMap(event => (event.kind === 'opponentChose' ? [event.choice] : []));
  if (choices.length === 0) return null;
  return (
    <details className="solo-panel">
      <summary>{t`How your opponent was moved`}</summary>
      {choices.map((choice, index) => (
        <Procedure key={index} choice={choice} />
      ))}
    </details>
  );
};
