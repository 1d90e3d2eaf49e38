import { DRAGONS } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { Choice, TextField } from '../../../shared/ui/fields.js';
import { dragonTitle } from '../../../words/tao-long/names.js';
import { LevelField } from '../shared/level-field.js';
import type { Company, TaoLongForm } from './types.js';

export interface FieldsProps {
  readonly company: Company;
  readonly form: TaoLongForm;
  readonly change: (difference: Partial<TaoLongForm>) => void;
}

const SideField = ({ form, change }: FieldsProps) => (
  <Choice
    label={t`Your dragon`}
    value={form.side}
    options={DRAGONS.map(value => ({
      value,
      label: dragonTitle(value),
      help: value === 'heaven' ? t`White; it plays first.` : t`Black; it plays second.`,
    }))}
    onChange={side => change({ side })}
  />
);

/** Who plays which dragon. */
export const CompanyFields = (props: FieldsProps) => {
  const { company, form, change } = props;
  switch (company) {
    case 'machine':
      return (
        <>
          <SideField {...props} />
          <LevelField label={t`Strength of the machine`} value={form.level} onChange={level => change({ level })} />
        </>
      );
    case 'solo':
      return <SideField {...props} />;
    case 'online':
      return (
        <>
          <SideField {...props} />
          <Choice
            label={t`The other dragon`}
            value={form.rival}
            options={[
              { value: 'person', label: t`A person`, help: t`Somebody with the link, or whoever comes first.` },
              { value: 'machine', label: t`A machine`, help: t`It sits down at once and plays on the server.` },
            ]}
            onChange={rival => change({ rival })}
          />
          {form.rival === 'machine' ? (
            <LevelField label={t`Strength of the machine`} value={form.level} onChange={level => change({ level })} />
          ) : null}
        </>
      );
    case 'watch':
      return (
        <>
          <LevelField label={dragonTitle('heaven')} value={form.level} onChange={level => change({ level })} />
          <LevelField
            label={dragonTitle('earth')}
            value={form.otherLevel}
            onChange={otherLevel => change({ otherLevel })}
          />
        </>
      );
    case 'people':
      return (
        <>
          <TextField
            label={dragonTitle('heaven')}
            help={t`The name of who plays white and begins.`}
            value={form.heavenName}
            onChange={heavenName => change({ heavenName })}
          />
          <TextField
            label={dragonTitle('earth')}
            help={t`The name of who plays black.`}
            value={form.earthName}
            onChange={earthName => change({ earthName })}
          />
        </>
      );
  }
};
