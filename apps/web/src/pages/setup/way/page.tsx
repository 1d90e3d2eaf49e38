import { WayMiniature } from '@dragonway/board-view';
import { type WayOptions, wayOfTheDragon } from '@dragonway/way-of-the-dragon';
import { t } from '@lingui/core/macro';
import { type LocalWish, tableOf } from '../../../shared/local/open-game.js';
import { wayRules } from '../../../shared/local/rules-at-work.js';
import { Choice } from '../../../shared/ui/fields.js';
import { PageHeader } from '../../../shared/ui/page-header.js';
import { refusalInWords } from '../../../words/refusals.js';
import { playerName } from '../../../words/way/names.js';
import { wayScene } from '../../way/scene.js';
import { Begin } from '../shared/begin.js';
import { BeginOnline } from '../shared/begin-online.js';
import { OnlineFields } from '../shared/online-fields.js';
import { FRESH_ONLINE_FORM } from '../shared/online-form.js';
import { useRemembered } from '../shared/remembered.js';
import { RareFields } from './rare-fields.js';
import { SeatFields } from './seat-fields.js';
import { COMPANIES, type Company, freshForm } from './types.js';
import { optionsOf, seatsIn, wishOf } from './wish.js';

const companyOf = (text: string): Company => COMPANIES.find(company => company === text) ?? 'machine';

const titleOf = (company: Company): string =>
  ({
    machine: t`Way of the Dragon with machines`,
    people: t`Way of the Dragon at this table`,
    watch: t`Way of the Dragon, machines alone`,
    online: t`Way of the Dragon online`,
  })[company];

const hasOpenSeats = ({ sitters }: LocalWish): boolean => sitters.some(({ kind }) => kind === 'open');

/** The options with what a seed draws; dead pieces without a seed are only drawn when the game begins. */
const drawn = (options: WayOptions, wish: LocalWish): WayOptions => {
  const table = wish.seed === undefined ? undefined : tableOf(wish);
  return table?.ok === true ? (wayRules(table.value)?.options ?? options) : options;
};

const Picture = ({ options }: { readonly options: WayOptions }) => (
  <div className="miniature-place miniature-tall">
    <WayMiniature
      scene={wayScene(wayOfTheDragon(options).start(), options)}
      label={t`Five paths of ${options.length} plain spaces`}
    />
  </div>
);

/** Everything that can be agreed on before a game of Way of the Dragon. */
export const SetupWayPage = ({ params }: { readonly params: { readonly who: string } }) => {
  const company = companyOf(params.who);
  const [form, change] = useRemembered(`dragonway-setup-way-${company}`, freshForm(company));
  const [online, changeOnline] = useRemembered('dragonway-setup-online', FRESH_ONLINE_FORM);
  const options = optionsOf(form);
  const wish = wishOf(form, company);
  const fault = options.ok ? undefined : refusalInWords(options.refusal, 'way-of-the-dragon');
  const players = seatsIn(form).map(({ player }) => player);
  return (
    <>
      <PageHeader />
      <main className="page setup">
        <h1>{titleOf(company)}</h1>
        <div className="setup-grid">
          <form className="setup-form" onSubmit={event => event.preventDefault()}>
            <Choice
              label={t`Players`}
              help={t`Two to five share the five paths.`}
              value={form.count}
              options={[2, 3, 4, 5].map(value => ({ value, label: String(value) }))}
              onChange={count => change({ count })}
            />
            <SeatFields
              seats={form.seats}
              count={form.count}
              isOnline={company === 'online'}
              change={seats => change({ seats })}
            />
            {company === 'online' ? (
              <OnlineFields form={online} change={changeOnline} hasOpenSeats={hasOpenSeats(wish)} />
            ) : null}
            <Choice
              label={t`Who starts`}
              value={form.first === 'roll' || players.includes(form.first) ? form.first : 'roll'}
              options={[
                { value: 'roll', label: t`The dice decide`, help: t`Everybody rolls; most dragons begin.` },
                ...players.map(value => ({ value, label: playerName(value), help: t`This seat begins.` })),
              ]}
              onChange={first => change({ first })}
            />
            <RareFields form={form} change={change} isOnline={company === 'online'} />
          </form>
          <aside className="setup-side" aria-label={t`The board at the start`}>
            {options.ok ? <Picture options={drawn(options.value, wish)} /> : null}
            {company === 'online' ? (
              <BeginOnline game="way-of-the-dragon" wish={wish} online={online} fault={fault} />
            ) : (
              <Begin game="way-of-the-dragon" wish={wish} fault={fault} />
            )}
          </aside>
        </div>
      </main>
    </>
  );
};
