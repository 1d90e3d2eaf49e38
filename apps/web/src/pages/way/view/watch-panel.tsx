import { WayPieceIcon } from '@dragonway/board-view';
import { matchOf } from '@dragonway/table';
import { wayStandings } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { WatchPanel as SharedWatchPanel } from '../../../shared/table/watch-panel.js';
import { playerName } from '../../../words/way/names.js';
import type { WayTable } from '../use-table.js';

/** Stands in the place of the acts while nobody at this screen has to choose. */
export const WatchPanel = ({ shown }: { readonly shown: WayTable }) => {
  const { table, thinking, rules } = shown;
  const { players } = rules.options;
  const points = wayStandings(rules.options, rules.state);
  const nameOf = (seat: number): string => playerName(players[seat] ?? 'black');
  const match = matchOf(table);
  return (
    <SharedWatchPanel
      shown={shown}
      nameOf={nameOf}
      faces={players.map(player => <WayPieceIcon key={player} player={player} size={80} />)}
      thinker={thinking === undefined ? undefined : nameOf(thinking)}
    >
      <p className="final-points">
        {points.map(({ player, points: sum }) => `${playerName(player)} ${sum}`).join(' · ')}
      </p>
      {match === undefined ? null : (
        <p>{t`Games won: ${match.wins.map((wins, seat) => `${nameOf(seat)} ${wins}`).join(', ')}`}</p>
      )}
    </SharedWatchPanel>
  );
};
