import { type Seat, seat } from '@dragonway/core';
import { personAt } from '@dragonway/table';
import { t } from '@lingui/core/macro';
import { useStore } from 'zustand';
import { LEVELS } from '../../../machine/types.js';
import { LineNotice } from '../../../shared/online/line-notice.js';
import type { RemoteTable } from '../../../shared/online/remote-table.js';
import { drawSeed } from '../../../shared/online/seed.js';
import { PageHeader } from '../../../shared/ui/page-header.js';
import { clockInWords } from '../../../words/clocks.js';
import { optionsInWords } from '../../../words/options.js';
import { levelName, playerInWords } from '../../../words/players.js';
import { refusalInWords } from '../../../words/refusals.js';
import { seatNames } from '../../../words/seats.js';
import { gameTitle } from '../../../words/summary.js';
import { DicePromise } from './dice-promise.js';
import { InviteBox } from './invite-box.js';
import { Talk } from './talk.js';

interface RoomProps {
  readonly remote: RemoteTable;
}

/** The host can fill an open seat with a machine of any level. */
const MachineChoice = ({ remote, index, name }: RoomProps & { readonly index: Seat; readonly name: string }) => (
  <select
    aria-label={t`Let a machine play ${name}`}
    value=""
    onChange={({ target }) => void remote.act(index, { kind: 'seatMachine', seat: index, level: target.value })}
  >
    <option value="">{t`Let a machine sit here…`}</option>
    {LEVELS.map(level => (
      <option key={level} value={String(level)}>
        {levelName(String(level))}
      </option>
    ))}
  </select>
);

const OpenSeat = ({ remote, index, name }: RoomProps & { readonly index: Seat; readonly name: string }) => {
  const { table, own } = useStore(remote.store);
  const isHost = table.host === remote.me;
  const sit = (): void => void remote.act(index, { kind: 'sit', seat: index, as: 'person', seed: drawSeed() });
  return (
    <div className="room-seat-acts">
      {own.length === 0 ? (
        <button type="button" className="main-button" onClick={sit}>{t`Sit down here`}</button>
      ) : (
        <span className="second-text">{t`waits for somebody`}</span>
      )}
      {isHost ? <MachineChoice remote={remote} index={index} name={name} /> : null}
    </div>
  );
};

const TakenSeat = ({ remote, index }: RoomProps & { readonly index: Seat }) => {
  const { table, own } = useStore(remote.store);
  const { sitter } = table.seats[index] ?? { sitter: { kind: 'open' } as const };
  const isMine = own.includes(index);
  const maySend = isMine || (sitter.kind === 'machine' && table.host === remote.me);
  const who = playerInWords(sitter);
  return (
    <div className="room-seat-acts">
      <span>{isMine ? t`${who} (you)` : who}</span>
      {maySend ? (
        <button
          type="button"
          className="small-button"
          onClick={() => void remote.act(index, { kind: 'standUp', seat: index })}
        >
          {isMine ? t`Stand up` : t`Send away`}
        </button>
      ) : null}
    </div>
  );
};

const Seats = ({ remote }: RoomProps) => {
  const { table } = useStore(remote.store);
  const names = seatNames(table);
  return (
    <ol className="room-seats">
      {table.seats.map((state, position) => {
        const index = seat(position);
        const name = names[position] ?? '';
        return (
          <li key={name} className="room-seat" data-open={state.sitter.kind === 'open' || undefined}>
            <strong>{name}</strong>
            {state.sitter.kind === 'open' ? (
              <OpenSeat remote={remote} index={index} name={name} />
            ) : (
              <TakenSeat remote={remote} index={index} />
            )}
          </li>
        );
      })}
    </ol>
  );
};

const Agreed = ({ remote }: RoomProps) => {
  const { setup, live } = useStore(remote.store, state => state.table);
  const facts = [
    optionsInWords(setup.options),
    clockInWords(setup.clock),
    setup.isRated ? t`rated` : t`friendly`,
    setup.allowsSpectators ? t`others may watch` : t`nobody may watch`,
  ];
  return (
    <>
      <h1>{gameTitle({ game: live.game.info.id })}</h1>
      <p className="room-facts">{facts.join(' · ')}</p>
    </>
  );
};

const hostName = ({ table }: RemoteTable): string | undefined => {
  const sitter = table.seats.find(state => personAt(state) === table.host)?.sitter;
  return sitter === undefined || !('name' in sitter) ? undefined : sitter.name;
};

/** A table before its game: who sits where, what was agreed on, and the way to invite the others. */
export const WaitingRoom = ({ remote }: RoomProps) => {
  const { table, refusal } = useStore(remote.store);
  const isHost = table.host === remote.me;
  const host = hostName(remote);
  const game = table.live.game.info.id;
  return (
    <>
      <PageHeader />
      <main className="page room">
        <Agreed remote={remote} />
        <LineNotice />
        {isHost || host === undefined ? null : (
          <p>{t`${host} invites you. Sit down, and the game begins when all seats are taken.`}</p>
        )}
        {isHost ? <p>{t`The game begins by itself when all seats are taken.`}</p> : null}
        <div className="room-grid">
          <div>
            <Seats remote={remote} />
            {refusal === undefined ? null : (
              <p role="alert" className="form-fault">
                {refusalInWords(refusal, game).words}
              </p>
            )}
          </div>
          <div className="room-others">
            <InviteBox table={table.id} />
            <Talk remote={remote} />
          </div>
          <div>
            <DicePromise table={table} />
            {isHost ? (
              <button
                type="button"
                className="plain-button"
                onClick={() => void remote.act(seat(0), { kind: 'close' })}
              >{t`Close this table`}</button>
            ) : null}
          </div>
        </div>
      </main>
    </>
  );
};
