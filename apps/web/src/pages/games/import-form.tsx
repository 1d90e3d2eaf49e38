import { t } from '@lingui/core/macro';
import { type ChangeEvent, useState } from 'react';
import { importRecord } from '../../shared/record/import.js';
import { refusalInWords } from '../../words/refusals.js';

/** A record from a file or as text becomes a game of this browser. */
export const ImportForm = ({ onOpened }: { readonly onOpened: (id: string) => void }) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);
  const read = (record: string): void => {
    void importRecord(record).then(opened => {
      if (opened.ok) onOpened(opened.value.id);
      else setFault(refusalInWords(opened.refusal.refusal, opened.refusal.game).words);
    });
  };
  const readFile = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) void file.text().then(read);
  };
  return (
    <section className="import">
      <h2>{t`Open a record`}</h2>
      <label className="share-part">
        <span>{t`From a file`}</span>
        <input type="file" accept=".txt,text/plain" onChange={readFile} />
      </label>
      <label className="share-part">
        <span>{t`Or as text`}</span>
        <textarea rows={5} value={text} spellCheck={false} onChange={event => setText(event.target.value)} />
      </label>
      <button type="button" className="plain-button" disabled={text.trim() === ''} onClick={() => read(text)}>
        {t`Open it`}
      </button>
      {fault === undefined ? null : (
        <p role="alert" className="form-fault">
          {fault}
        </p>
      )}
    </section>
  );
};
