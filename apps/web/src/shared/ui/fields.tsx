import { type ReactNode, useId } from 'react';

interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly help?: string;
  readonly isOff?: boolean;
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly help?: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** Many options stand as cards with their helper lines, few as a row of buttons. */
  readonly look?: 'row' | 'cards';
}

/** One of several, as radio buttons with a helper line under the option that is chosen. */
export const Choice = <Value extends string | number>(props: ChoiceProps<Value>) => {
  const { label, help, value, options, onChange, look = 'row' } = props;
  const name = useId();
  const chosen = options.find(option => option.value === value);
  return (
    <fieldset className={`choice choice-${look}`}>
      <legend>{label}</legend>
      <div className="choice-options">
        {options.map(option => (
          <label key={option.value} className="choice-option" data-off={option.isOff || undefined}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isOff}
              onChange={() => onChange(option.value)}
            />
            <span className="choice-label">{option.label}</span>
            {look === 'cards' && option.help !== undefined ? <span className="helper">{option.help}</span> : null}
          </label>
        ))}
      </div>
      {look === 'row' ? <p className="helper">{chosen?.help ?? help}</p> : null}
    </fieldset>
  );
};

interface ToggleProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with its helper line. */
export const Toggle = ({ label, help, isOn, isOff = false, onChange }: ToggleProps) => {
  const id = useId();
  return (
    <div className="toggle">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isOff}
        aria-describedby={`${id}-help`}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-help`} className="helper">
        {help}
      </p>
    </div>
  );
};

interface TextProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const TextField = ({ label, help, value, onChange }: TextProps) => {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" value={value} maxLength={40} onChange={event => onChange(event.target.value)} />
      {help === undefined ? null : <p className="helper">{help}</p>}
    </div>
  );
};

interface SelectProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export const SelectField = ({ label, help, value, options, onChange }: SelectProps) => {
  const id = useId();
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChange(event.target.value)}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {help === undefined ? null : <p className="helper">{help}</p>}
    </div>
  );
};

/** What few people need, folded away. */
export const Folded = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="folded">
    <summary>{title}</summary>
    <div className="folded-body">{children}</div>
  </details>
);
