import type { Result } from '@dragonway/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiRefusal } from '../../../shared/online/api.js';
import { apiRefusalInWords } from '../../../words/api-refusals.js';

interface AskFormProps {
  readonly title: string;
  readonly button: string;
  readonly children: ReactNode;
  readonly send: (fields: FormData) => Promise<Result<unknown, ApiRefusal>>;
}

/** A form that asks the server; a refusal stands under its button. */
export const AskForm = ({ title, button, children, send }: AskFormProps) => {
  const [refusal, setRefusal] = useState<ApiRefusal | undefined>(undefined);
  const [isAsking, setAsking] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsking(true);
    setRefusal(undefined);
    void send(new FormData(event.currentTarget)).then(answer => {
      setAsking(false);
      if (!answer.ok) setRefusal(answer.refusal);
    });
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <h2>{title}</h2>
      {children}
      <button type="submit" className="plain-button" disabled={isAsking}>
        {button}
      </button>
      {refusal === undefined ? null : (
        <p role="alert" className="form-fault">
          {apiRefusalInWords(refusal)}
        </p>
      )}
    </form>
  );
};

interface NamedFieldProps {
  readonly label: string;
  readonly name: string;
  readonly type?: 'text' | 'password';
  readonly autoComplete: string;
  readonly help?: string;
  readonly initial?: string;
}

export const NamedField = ({ label, name, type = 'text', autoComplete, help, initial = '' }: NamedFieldProps) => (
  <label className="text-field">
    <span>{label}</span>
    <input name={name} type={type} autoComplete={autoComplete} defaultValue={initial} required maxLength={200} />
    {help === undefined ? null : <span className="helper">{help}</span>}
  </label>
);

/** The text of a field. */
export const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
