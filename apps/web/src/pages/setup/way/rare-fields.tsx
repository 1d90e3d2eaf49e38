import { TAKEBACKS, type Takebacks } from '@dragonway/table';
import { MOST_DEAD_PIECES } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { Choice, Folded, SelectField, TextField, Toggle } from '../../../shared/ui/fields.js';
import { SeedField } from '../shared/seed-field.js';
import type { WayForm } from './types.js';

interface RareFieldsProps {
  readonly form: WayForm;
  readonly change: (difference: Partial<WayForm>) => void;
  readonly isOnline: boolean;
}

const takebackName = (takebacks: Takebacks): string =>
  ({ free: t`Freely`, ask: t`By agreement`, never: t`Never` })[takebacks];

const takebackHelp = (takebacks: Takebacks): string =>
  ({
    free: t`An act can be taken back at any time; dice that were rolled stay what they are.`,
    ask: t`The others are asked; dice that were rolled stay what they are.`,
    never: t`What is played is played. Good training.`,
  })[takebacks];

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

/** The variants, and what few people change. */
export const RareFields = ({ form, change, isOnline }: RareFieldsProps) => (
  <>
    <Toggle
      label={t`Powers`}
      help={t`The advanced game: each animal has a power that it may use once.`}
      isOn={form.powers}
      onChange={powers => change({ powers })}
    />
    <Choice
      label={t`Taking back`}
      value={form.takebacks}
      options={TAKEBACKS.map(value => ({ value, label: takebackName(value), help: takebackHelp(value) }))}
      onChange={takebacks => change({ takebacks })}
    />
    <Folded title={t`More options`}>
      <Toggle
        label={t`Immunity`}
        help={t`A piece on the path of its own element cannot be swapped.`}
        isOn={form.immunity}
        onChange={immunity => change({ immunity })}
      />
      <SelectField
        label={t`Dead pieces`}
        help={t`Grey stones on plain spaces, drawn before the game; they never move.`}
        value={String(form.deadCount)}
        options={numbers(0, MOST_DEAD_PIECES)}
        onChange={count => change({ deadCount: Number(count) })}
      />
      {form.deadCount === 0 ? (
        <TextField
          label={t`Dead pieces on exact spaces`}
          help={t`In notation, such as W3,F5; empty for none.`}
          value={form.deadSpaces}
          onChange={deadSpaces => change({ deadSpaces })}
        />
      ) : null}
      <SelectField
        label={t`Length of the paths`}
        help={t`Plain spaces before the numbers; 9 is usual.`}
        value={String(form.length)}
        options={numbers(5, 15)}
        onChange={length => change({ length: Number(length) })}
      />
      <SelectField
        label={t`Games of the match`}
        help={t`In a match the loser of the last game starts the next one (W4).`}
        value={String(form.games)}
        options={[1, 2, 3, 5, 7, 9].map(value => ({ value: String(value), label: String(value) }))}
        onChange={games => change({ games: Number(games) })}
      />
      {isOnline ? null : (
        <SeedField
          help={t`The same word gives the same dice to whoever keeps the same ones, and the same dead pieces. Empty: chance.`}
          value={form.seed}
          onChange={seed => change({ seed })}
        />
      )}
    </Folded>
  </>
);
