import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameTitle, statusInWords } from '../../words/summary.js';
import { findLatestGame, knownLatestGame } from './latest-game.js';

/** The latest game that is not over, one click away. */
export const Continue = () => {
  const [game, setGame] = useState(knownLatestGame);
  useEffect(() => {
    void findLatestGame().then(setGame);
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
