import { matchOf } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { endingInWords } from '../../../words/endings.js';
import { playerName } from '../../../words/way/names.js';
import type { WayTable } from '../use-table.js';

/** Stands in the place of the acts while nobody at this screen has to choose. */
export const WatchPanel = ({ shown }: { readonly shown: WayTable }) => {
  const { table, thinking, stage, control, place, history, rules } = shown;
  const { players } = rules.options;
  const nameOf = (seat: number): string => playerName(players[seat] ?? 'black');
  const ending = table.game?.ending;
  const isLookingBack = place < history.length;
  const match = matchOf(table);
  const thinker = thinking === undefined ? undefined : nameOf(thinking);
  return (
    <section className="composer watch" aria-label={t`The table`}>
      {ending === undefined || isLookingBack ? null : (
        <div className="ending">
          <h2>{endingInWords(ending, nameOf)}</h2>
          {match === undefined ? null : (
            <p>{t`Games won: ${match.wins.map((wins, seat) => `${nameOf(seat)} ${wins}`).join(', ')}`}</p>
          )}
          <button type="button" className="main-button" onClick={() => control.presenter.lookAt(0)}>
            {t`Look through the game`}
          </button>
        </div>
      )}
      {isLookingBack ? (
        <>
          <p>{t`You are looking at the past.`}</p>
          <button type="button" className="main-button" onClick={() => control.presenter.lookAt(undefined)}>
            {t`Back to the present`}
          </button>
        </>
      ) : null}
      {thinker === undefined || isLookingBack ? null : <p className="thinking">{t`${thinker} is thinking…`}</p>}
      {stage.isPlaying ? (
        <button type="button" className="plain-button" onClick={stage.skip}>
          {t`Skip`}
        </button>
      ) : null}
    </section>
  );
};
