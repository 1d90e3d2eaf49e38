import { MOST_SIGNS_SAID, type Said } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { DropdownMenu } from 'radix-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { announce } from '../../../shared/announce/announce.js';
import { freshId } from '../../../shared/local/moment.js';
import type { RemoteTable } from '../../../shared/online/remote-table.js';
import { changeSettings, useSettings } from '../../../shared/settings/settings.js';
import { Icon } from '../../../shared/ui/icon.js';
import { ReportDialog } from './report-dialog.js';

interface TalkProps {
  readonly remote: RemoteTable;
}

const PersonMenu = ({ remote, said, onReport }: TalkProps & { readonly said: Said; readonly onReport: () => void }) => {
  const mute = (): void => {
    const command = { t: 'mute', id: freshId(), person: said.by, isMuted: true } as const;
    void remote.connection.send(command).then(() => {
      remote.mute(said.by);
      announce(t`${said.name} is not heard any more.`);
    });
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="said-name" aria-label={t`What to do about ${said.name}`}>
        {said.name}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={6}>
          <DropdownMenu.Item
            className="menu-item"
            onSelect={mute}
          >{t`Do not hear ${said.name} any more`}</DropdownMenu.Item>
          <DropdownMenu.Item className="menu-item" onSelect={onReport}>{t`Report ${said.name}`}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};

const Line = ({ remote, said, onReport }: TalkProps & { readonly said: Said; readonly onReport: () => void }) => (
  <li className="said">
    {said.by === remote.me ? (
      <strong className="said-name">{said.name}</strong>
    ) : (
      <PersonMenu remote={remote} said={said} onReport={onReport} />
    )}{' '}
    {said.text}
    {said.room === 'spectators' ? <span className="second-text">{t` (among spectators)`}</span> : null}
  </li>
);

const SayForm = ({ remote }: TalkProps) => {
  const [text, setText] = useState('');
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    remote.say(text.trim());
    setText('');
  };
  return (
    <form className="say" onSubmit={say}>
      <input
        type="text"
        aria-label={t`Say something`}
        placeholder={t`Say something`}
        maxLength={MOST_SIGNS_SAID}
        autoComplete="off"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <button type="submit" className="small-button" disabled={text.trim() === ''}>{t`Say`}</button>
    </form>
  );
};

const Lines = ({ remote }: TalkProps) => {
  const chat = useStore(remote.store, ({ table }) => table.chat);
  const { muted } = useStore(remote.remote);
  const [reported, setReported] = useState<Said | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const heard = chat.filter(({ by }) => !muted.includes(by));
  const { length } = heard;
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [length]);
  return (
    <>
      {/* A scrolling list must be reachable by keyboard. */}
      <div className="talk-lines" ref={list} tabIndex={0} role="log" aria-label={t`What was said`}>
        <ol>
          {heard.map((said, index) => (
            <Line key={`${said.at}-${index}`} remote={remote} said={said} onReport={() => setReported(said)} />
          ))}
        </ol>
      </div>
      {reported === undefined ? null : (
        <ReportDialog remote={remote} said={reported} onClose={() => setReported(undefined)} />
      )}
    </>
  );
};

/** What people say to each other; it can be switched off by the table and by everybody for themselves. */
export const Talk = ({ remote }: TalkProps) => {
  const { table } = useStore(remote.store);
  const showsTalk = useSettings(settings => settings.showsTalk);
  if (!table.setup.hasChat) return null;
  return (
    <section className="talk" aria-labelledby="talk-title">
      <div className="talk-head">
        <h2 id="talk-title" className="log-title">{t`Talk`}</h2>
        <button
          type="button"
          className="round-button"
          aria-pressed={!showsTalk}
          aria-label={t`Switch talk off`}
          title={t`Switch talk off`}
          onClick={() => changeSettings({ showsTalk: !showsTalk })}
        >
          <Icon name={showsTalk ? 'eye' : 'close'} />
        </button>
      </div>
      {showsTalk ? (
        <>
          <Lines remote={remote} />
          <SayForm remote={remote} />
        </>
      ) : (
        <p className="second-text">{t`You have switched talk off.`}</p>
      )}
    </section>
  );
};
