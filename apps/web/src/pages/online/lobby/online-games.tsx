import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { dateInWords } from '../../../shared/i18n/lists.js';
import type { OwnTable } from '../../../shared/online/answers.js';
import { api } from '../../../shared/online/api.js';
import { theConnection } from '../../../shared/online/online.js';
import { useOnline } from '../../../shared/online/use-online.js';
import { GameEmblem } from '../../../shared/ui/game-emblem.js';
import { gameIdIn, optionsInWords } from '../../../words/options.js';
import { gameTitle, statusInWords } from '../../../words/summary.js';

/** One's tables at the server, asked for anew whenever somebody calls to one of them. */
const useOwnTables = (): readonly OwnTable[] => {
  const { line } = useOnline();
  const [tables, setTables] = useState<readonly OwnTable[]>([]);
  const isOpen = line.kind === 'open';
  useEffect(() => {
    if (!isOpen) return undefined;
    const ask = (): void => {
      void api.tables().then(answer => {
        if (answer.ok) setTables(answer.value);
      });
    };
    ask();
    return theConnection().listen(({ t: kind }) => {
      if (kind === 'yourTurn' || kind === 'begun') ask();
    });
  }, [isOpen]);
  return tables;
};

const statusOf = ({ phase, isMyTurn, sitters, turn, toMove, result, options, due }: OwnTable): string => {
  if (phase === 'waiting') return t`waits for players`;
  const summary = { game: gameIdIn(options), options, turn, players: sitters.map(playerOf) };
  const status = statusInWords({
    ...summary,
    ...(toMove === undefined ? {} : { toMove }),
    ...(result === undefined ? {} : { result }),
  });
  if (!isMyTurn) return status;
  return due === undefined ? t`your turn · ${status}` : t`your turn, until ${dateInWords(due)} · ${status}`;
};

const playerOf = (sitter: OwnTable['sitters'][number]) => {
  switch (sitter.kind) {
    case 'machine':
      return { kind: 'machine', level: sitter.level } as const;
    case 'person':
    case 'robot':
      return { kind: 'person', name: sitter.name } as const;
    case 'open':
    case 'rules':
      return { kind: 'rules' } as const;
  }
};

const Row = ({ table }: { readonly table: OwnTable }) => (
  <li className="game-row" data-mine={table.isMyTurn || undefined}>
    <Link href={`/online/${table.id}`} className="game-link">
      <GameEmblem game={gameIdIn(table.options)} />
      <strong>{gameTitle({ game: gameIdIn(table.options) })}</strong>
      <span>{statusOf(table)}</span>
      <span className="second-text">
        {optionsInWords(table.options)} · {dateInWords(table.changedAt)}
      </span>
    </Link>
  </li>
);

/** One's online games; those that wait for oneself come first. */
export const OnlineGames = () => {
  const tables = useOwnTables();
  if (tables.length === 0) return null;
  return (
    <section aria-labelledby="online-games-title">
      <h2 id="online-games-title">{t`Your games online`}</h2>
      <ul className="game-list">
        {tables.map(table => (
          <Row key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
};
