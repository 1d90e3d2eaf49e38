import { Miniature, WayMiniature } from '@dragonway/board-view';
import { parseTable, type Table } from '@dragonway/games';
import type { Sitter } from '@dragonway/table';
import type { View } from '@dragonway/tao-long';
import type { WayOptions, WayState } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PositionLink } from '../../shared/link/position-link.js';
import { personAtSeat } from '../../shared/local/open-game.js';
import { Choice } from '../../shared/ui/fields.js';
import { PageHeader } from '../../shared/ui/page-header.js';
import { refusalInWords } from '../../words/refusals.js';
import { gameTitle } from '../../words/summary.js';
import { Begin } from '../setup/shared/begin.js';
import { LevelField } from '../setup/shared/level-field.js';
import { wayScene } from '../way/scene.js';

type Company = 'people' | 'machine' | 'watch';

const sittersOf = (seats: number, company: Company, level: string): readonly Sitter[] =>
  Array.from({ length: seats }, (_, index) => {
    const number = index + 1;
    const isMachine = company === 'watch' || (company === 'machine' && index > 0);
    return isMachine ? { kind: 'machine', level } : personAtSeat(index, t`Player ${number}`);
  });

const Picture = ({ table, state }: { readonly table: Table; readonly state: object }) => {
  const { game } = table;
  if (game.info.id === 'tao-long') {
    const { board } = game.view(state, 'spectator') as View;
    return <Miniature scene={board} label={t`The position`} />;
  }
  return <WayMiniature scene={wayScene(state as WayState, table.options as WayOptions)} label={t`The position`} />;
};

const Fault = ({ words }: { readonly words: string }) => (
  <>
    <p role="alert" className="form-fault">
      {words}
    </p>
    <p>{t`The link may have been cut. Ask for it again.`}</p>
    <p>
      <Link href="/">{t`To the start page`}</Link>
    </p>
  </>
);

const Position = ({ link, table }: { readonly link: PositionLink; readonly table: Table }) => {
  const [company, setCompany] = useState<Company>('people');
  const [level, setLevel] = useState('3');
  const { notation, info } = table.game;
  const state = link.position === undefined ? undefined : notation.parsePosition(link.position);
  if (state?.ok === false) return <Fault words={refusalInWords(state.refusal, info.id).words} />;
  const wish = {
    setup: { ...link, takebacks: 'free' as const },
    sitters: sittersOf(info.seats.length, company, level),
  };
  return (
    <div className="setup-grid">
      <div className="setup-form">
        <p>
          <code>{link.options}</code>
        </p>
        {link.position === undefined ? null : (
          <p>
            <code>{link.position}</code>
          </p>
        )}
        <Choice
          label={t`Go on from here`}
          value={company}
          options={[
            { value: 'people', label: t`At this table`, help: t`Everybody at one screen, or you for all of them.` },
            { value: 'machine', label: t`Against machines`, help: t`You have the first seat.` },
            { value: 'watch', label: t`Watch`, help: t`Machines play on by themselves.` },
          ]}
          onChange={setCompany}
        />
        {company === 'people' ? null : (
          <LevelField label={t`Strength of the machine`} value={level} onChange={setLevel} />
        )}
      </div>
      <aside className="setup-side" aria-label={t`The position`}>
        <div className={info.id === 'tao-long' ? 'miniature-place' : 'miniature-place miniature-tall'}>
          <Picture table={table} state={state?.value ?? table.game.start()} />
        </div>
        <Begin game={info.id} wish={wish} fault={undefined} />
      </aside>
    </div>
  );
};

/** A position that came as a link; nothing but this browser is needed to go on from it. */
export const OpenPage = ({ link }: { readonly link: PositionLink }) => {
  const table = parseTable(link.options);
  const [game = ''] = link.options.split(';');
  return (
    <>
      <PageHeader />
      <main className="page setup">
        <h1>{t`A position of ${gameTitle({ game })}`}</h1>
        {table.ok ? (
          <Position link={link} table={table.value} />
        ) : (
          <Fault words={refusalInWords(table.refusal, game).words} />
        )}
      </main>
    </>
  );
};
