import { DRAGONS } from '@dragonway/tao-long';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { type BestResult, bestResult, keepBest } from '../../../shared/store/games-db.js';
import type { TaoLongTable } from '../use-table.js';

/** A won solo game counts its turns; the best result of the same options is kept. */
export const SoloResult = ({ shown }: { readonly shown: TaoLongTable }) => {
  const { table, rules, view } = shown;
  const { solo } = rules.options.table;
  const winner = table.game?.ending?.winners[0];
  const isWon = solo !== 'none' && winner !== undefined && DRAGONS[winner] === solo;
  const options = table.game?.options ?? '';
  const turns = view.turn;
  const [best, setBest] = useState<BestResult | undefined>(undefined);
  useEffect(() => {
    if (solo === 'none') return;
    const kept = isWon ? keepBest({ options, turns, at: Date.now() }) : Promise.resolve(false);
    void kept.then(() => bestResult(options)).then(setBest);
  }, [solo, isWon, options, turns]);
  if (solo === 'none') return null;
  return (
    <p>
      {isWon ? t`Your score: ${plural(turns, { one: '# turn', other: '# turns' })}.` : t`No score this time.`}{' '}
      {best === undefined ? null : t`Best: ${plural(best.turns, { one: '# turn', other: '# turns' })}.`}
    </p>
  );
};
