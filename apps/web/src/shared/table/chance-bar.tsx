import { t } from '@lingui/core/macro';
import { percent } from '../i18n/lists.js';

interface ChanceBarProps {
  readonly name: string;
  /** In percent; undefined while nobody knows. */
  readonly chance: number | undefined;
}

/** The machine's judgement of who will win, as a bar with its number. */
export const ChanceBar = ({ name, chance }: ChanceBarProps) => {
  const value = chance === undefined ? '…' : percent(chance);
  return (
    <div className="chance">
      <span className="second-text">{t`${name} wins: ${value}`}</span>
      <meter min={0} max={100} value={chance ?? 50} aria-label={t`Chance of ${name} to win`} />
    </div>
  );
};
