import { plural, t } from '@lingui/core/macro';
import { Choice, Folded, SelectField } from '../../../shared/ui/fields.js';
import { LevelField } from './level-field.js';
import { type OnlineForm, PATIENCE_MINUTES } from './online-form.js';

interface AbsenceFieldsProps {
  readonly form: OnlineForm;
  readonly change: (difference: Partial<OnlineForm>) => void;
}

/** What becomes of the seat of somebody who stays away in their turn. */
export const AbsenceFields = ({ form, change }: AbsenceFieldsProps) => (
  <Folded title={t`If somebody stays away`}>
    {form.isRated ? null : (
      <Choice
        label={t`Their seat`}
        value={form.absence}
        options={[
          {
            value: 'standIn',
            label: t`A machine sits in`,
            help: t`It plays on for them and gives the seat back when they return.`,
          },
          {
            value: 'claim',
            label: t`The others decide`,
            help: t`They may wait, or claim that the seat is left: who left it has lost.`,
          },
        ]}
        onChange={absence => change({ absence })}
      />
    )}
    <div className="clock-fields">
      <SelectField
        label={t`After being away for`}
        value={String(form.patience)}
        options={PATIENCE_MINUTES.map(value => ({
          value: String(value),
          label: plural(value, { one: '# minute', other: '# minutes' }),
        }))}
        onChange={value => change({ patience: Number(value) })}
      />
      {form.absence === 'standIn' && !form.isRated ? (
        <LevelField label={t`Level of the stand-in`} value={form.standIn} onChange={standIn => change({ standIn })} />
      ) : null}
    </div>
  </Folded>
);
