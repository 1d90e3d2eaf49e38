import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';

interface TypedMoveProps {
  /** An example in the notation of the decision at hand. */
  readonly example: string;
  readonly onPlay: (text: string) => boolean;
}

/** A move in notation, for those who know it by heart; a refusal is shown where all refusals are. */
export const TypedMove = ({ example, onPlay }: TypedMoveProps) => {
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && onPlay(text)) setText('');
  };
  return (
    <form className="typed-move" onSubmit={send}>
      <label>
        <span>{t`Type a move`}</span>
        <input
          type="text"
          value={text}
          placeholder={example}
          autoComplete="off"
          spellCheck={false}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="small-button">{t`Play it`}</button>
    </form>
  );
};
