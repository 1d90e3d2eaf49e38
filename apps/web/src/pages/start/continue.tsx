import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { listGames, type SavedGame } from '../../shared/store/games-db.js';
import { gameTitle, statusInWords } from '../../words/summary.js';

/** The latest game that is not over, one click away. */
export const Continue = () => {
  const [game, setGame] = useState<SavedGame | undefined>(undefined);
  useEffect(() => {
    void listGames().then(games => setGame(games.find(({ summary }) => summary.result === undefined)));
  }, []);
  if (game === undefined) return <div className="continue" />;
  return (
    <div className="continue">
      <Link href={`/table/${game.id}`} className="main-button">
        {t`Continue`}
      </Link>
      <p>
        <strong>{gameTitle(game.summary)}</strong>
        <br />
        <span className="second-text">{statusInWords(game.summary)}</span>
      </p>
    </div>
  );
};
