import { plural, t } from '@lingui/core/macro';
import { Choice, SelectField, Toggle } from '../../../shared/ui/fields.js';
import { AbsenceFields } from './absence-fields.js';
import { CLOCK_KINDS, type ClockKind, type OnlineForm } from './online-form.js';

interface OnlineFieldsProps {
  readonly form: OnlineForm;
  readonly change: (difference: Partial<OnlineForm>) => void;
  /** Whether any seat waits for a person. */
  readonly hasOpenSeats: boolean;
}

const clockName = (kind: ClockKind): string =>
  ({ none: t`No clock`, fischer: t`Fischer`, byoyomi: t`Byo-yomi`, days: t`Days` })[kind];

const clockHelp = (kind: ClockKind): string =>
  ({
    none: t`Everybody takes the time they need.`,
    fischer: t`Some time for the game, and every turn adds a little.`,
    byoyomi: t`Some time for the game, then periods; a turn within a period costs nothing.`,
    days: t`Correspondence: so many days for every turn, with a notice when it is yours.`,
  })[kind];

const options = (values: readonly number[], label: (value: number) => string) =>
  values.map(value => ({ value: String(value), label: label(value) }));

const minutes = (value: number): string => plural(value, { one: '# minute', other: '# minutes' });
const seconds = (value: number): string => plural(value, { one: '# second', other: '# seconds' });
const days = (value: number): string => plural(value, { one: '# day', other: '# days' });

const ClockFields = ({ form, change }: Omit<OnlineFieldsProps, 'hasOpenSeats'>) => (
  <>
    <Choice
      label={t`Clock`}
      value={form.clock}
      options={CLOCK_KINDS.map(value => ({ value, label: clockName(value), help: clockHelp(value) }))}
      onChange={clock => change({ clock })}
    />
    <div className="clock-fields">
      {form.clock === 'fischer' || form.clock === 'byoyomi' ? (
        <SelectField
          label={t`Time for each player`}
          value={String(form.minutes)}
          options={options([1, 3, 5, 10, 15, 20, 30, 45, 60, 90], minutes)}
          onChange={value => change({ minutes: Number(value) })}
        />
      ) : null}
      {form.clock === 'fischer' ? (
        <SelectField
          label={t`Added with every turn`}
          value={String(form.increment)}
          options={options([0, 2, 5, 10, 15, 30, 60], seconds)}
          onChange={value => change({ increment: Number(value) })}
        />
      ) : null}
      {form.clock === 'byoyomi' ? (
        <>
          <SelectField
            label={t`Periods`}
            value={String(form.periods)}
            options={options([1, 2, 3, 5, 10], String)}
            onChange={value => change({ periods: Number(value) })}
          />
          <SelectField
            label={t`Length of a period`}
            value={String(form.period)}
            options={options([10, 20, 30, 45, 60], seconds)}
            onChange={value => change({ period: Number(value) })}
          />
        </>
      ) : null}
      {form.clock === 'days' ? (
        <SelectField
          label={t`For every turn`}
          value={String(form.days)}
          options={options([1, 2, 3, 5, 7, 14], days)}
          onChange={value => change({ days: Number(value) })}
        />
      ) : null}
    </div>
  </>
);

/** What is agreed on at an online table besides the game. */
export const OnlineFields = ({ form, change, hasOpenSeats }: OnlineFieldsProps) => (
  <>
    {hasOpenSeats ? (
      <Choice
        label={t`Open to`}
        value={form.openTo}
        options={[
          { value: 'link', label: t`Whoever has the link`, help: t`You get a link and a QR code to send.` },
          { value: 'lobby', label: t`Everybody`, help: t`It is listed in the lobby; the link works too.` },
        ]}
        onChange={openTo => change({ openTo })}
      />
    ) : null}
    {hasOpenSeats && form.openTo === 'lobby' ? (
      <Toggle
        label={t`Standing challenge`}
        help={t`It stays in the lobby, and everybody who takes it gets a table of their own.`}
        isOn={form.isStanding}
        onChange={isStanding => change({ isStanding })}
      />
    ) : null}
    <ClockFields form={form} change={change} />
    <Toggle
      label={t`Rated`}
      help={t`The result counts for the ratings of both sides. It needs accounts, and nobody sits in for whoever stays away.`}
      isOn={form.isRated}
      onChange={isRated => change({ isRated })}
    />
    <Toggle
      label={t`Others may watch`}
      help={t`Whoever has the link can follow the game.`}
      isOn={form.allowsSpectators}
      onChange={allowsSpectators => change({ allowsSpectators })}
    />
    <Toggle
      label={t`Talk at the table`}
      help={t`Those who play can write to each other.`}
      isOn={form.hasChat}
      onChange={hasChat => change({ hasChat })}
    />
    {form.clock === 'days' ? null : <AbsenceFields form={form} change={change} />}
  </>
);
