import type { GameSeeds, Table, TableGame } from '@dragonway/table';
import { checkCommitment, checkDice, parseCommitment, rollsOfMoves } from '@dragonway/verifiable-dice';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Icon } from '../../../shared/ui/icon.js';

type Verdict =
  | { readonly kind: 'right'; readonly rolls: number }
  | { readonly kind: 'wrongSeed' }
  | { readonly kind: 'wrongRoll'; readonly roll: number; readonly expected: string };

const checked = ({ moves, copied }: TableGame, { commitment, players }: GameSeeds, secret: string): Verdict => {
  const published = parseCommitment(commitment);
  if (!published.ok || !checkCommitment(secret, published.value)) return { kind: 'wrongSeed' };
  const rolls = rollsOfMoves(moves.slice(copied).map(({ text }) => text));
  const wrong = checkDice({ server: secret, players }, rolls);
  return wrong === undefined
    ? { kind: 'right', rolls: rolls.length }
    : { kind: 'wrongRoll', roll: wrong.roll, expected: wrong.expected };
};

const verdictInWords = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'right':
      return plural(verdict.rolls, {
        one: 'The seed is the promised one, and # roll follows from it.',
        other: 'The seed is the promised one, and all # rolls follow from it.',
      });
    case 'wrongSeed':
      return t`The seed is not the one that was promised.`;
    case 'wrongRoll': {
      const { roll, expected } = verdict;
      return t`Roll ${roll} should have been ${expected}.`;
    }
  }
};

const Code = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className="seed">
    <dt>{label}</dt>
    <dd>
      <code>{text}</code>
    </dd>
  </div>
);

const CheckButton = ({ game, seeds, secret }: { game: TableGame; seeds: GameSeeds; secret: string }) => {
  const [verdict, setVerdict] = useState<Verdict | undefined>(undefined);
  return (
    <>
      <button type="button" className="small-button" onClick={() => setVerdict(checked(game, seeds, secret))}>
        <Icon name="check" />
        {t`Check the dice`}
      </button>
      <p role="status" className="verdict" data-verdict={verdict?.kind}>
        {verdict === undefined ? '' : verdictInWords(verdict)}
      </p>
    </>
  );
};

/** The promise that the dice were fixed before anybody played; afterwards the seeds, and the check of every roll. */
export const DicePromise = ({ table }: { readonly table: Table }) => {
  const { game, next } = table;
  const seeds = table.phase === 'waiting' ? undefined : game?.seeds;
  const commitment = seeds?.commitment ?? next?.commitment;
  if (commitment === undefined) return null;
  const secret = seeds?.secret;
  return (
    <details className="dice-promise">
      <summary>{t`Honest dice`}</summary>
      <p className="second-text">
        {t`The server has drawn its seed and shows the hash of it before anybody plays. Together with the seeds of the players every roll follows from it; after the game the seed is shown, and everything can be checked.`}
      </p>
      <dl>
        <Code label={t`Promise (SHA-256 of the server's seed)`} text={commitment} />
        {seeds === undefined ? null : <Code label={t`Seeds of the players`} text={seeds.players.join(' : ')} />}
        {secret === undefined ? null : <Code label={t`Seed of the server`} text={secret} />}
      </dl>
      {game === undefined || seeds === undefined || secret === undefined ? null : (
        <CheckButton key={game.number} game={game} seeds={seeds} secret={secret} />
      )}
    </details>
  );
};
