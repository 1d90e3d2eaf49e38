import { t } from '@lingui/core/macro';
import { LEVELS } from '../../../machine/types.js';
import { SelectField } from '../../../shared/ui/fields.js';
import { levelName } from '../../../words/players.js';

interface LevelFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (level: string) => void;
}

export const LevelField = ({ label, value, onChange }: LevelFieldProps) => (
  <SelectField
    label={label}
    help={t`From a hatchling that overlooks much to an ancient that forgives nothing.`}
    value={value}
    options={LEVELS.map(level => ({ value: String(level), label: levelName(String(level)) }))}
    onChange={onChange}
  />
);
