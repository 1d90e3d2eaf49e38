import { t } from '@lingui/core/macro';
import { TextField } from '../../../shared/ui/fields.js';

interface SeedFieldProps {
  readonly help: string;
  readonly value: string;
  readonly onChange: (seed: string) => void;
}

/** The word from which a table draws. */
export const SeedField = ({ help, value, onChange }: SeedFieldProps) => (
  <TextField label={t`Seed`} help={help} value={value} onChange={onChange} />
);

/** The seed of a form, for the wish of a table; nothing where the field is empty. */
export const seedIn = ({ seed }: { readonly seed: string }): { readonly seed?: string } =>
  seed.trim() === '' ? {} : { seed: seed.trim() };
