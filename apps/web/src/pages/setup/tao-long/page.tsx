import { checkOptions, MODES, SCENARIO_IDS } from '@dragonway/tao-long';
import { t } from '@lingui/core/macro';
import { Choice } from '../../../shared/ui/fields.js';
import { PageHeader } from '../../../shared/ui/page-header.js';
import { refusalInWords } from '../../../words/refusals.js';
import { modeName, scenarioName } from '../../../words/tao-long/names.js';
import { Begin } from '../shared/begin.js';
import { BeginOnline } from '../shared/begin-online.js';
import { OnlineFields } from '../shared/online-fields.js';
import { FRESH_ONLINE_FORM } from '../shared/online-form.js';
import { useRemembered } from '../shared/remembered.js';
import { CompanyFields } from './company-fields.js';
import { DrawnWheel } from './drawn-wheel.js';
import { ScenarioEditor } from './editor/editor.js';
import { modeHelp, scenarioHelp } from './help.js';
import { ScenarioMiniature } from './miniature.js';
import { RareFields } from './rare-fields.js';
import { COMPANIES, type Company, freshForm } from './types.js';
import { optionsOf, wishOf } from './wish.js';

const companyOf = (text: string): Company => COMPANIES.find(company => company === text) ?? 'machine';

const titleOf = (company: Company): string =>
  ({
    machine: t`Tao Long against a machine`,
    people: t`Tao Long, two at this table`,
    solo: t`Tao Long, solo`,
    watch: t`Tao Long, machine against machine`,
    online: t`Tao Long online`,
  })[company];

/** Everything that can be agreed on before a game of Tao Long; the rare things are folded away. */
export const SetupTaoLongPage = ({ params }: { readonly params: { readonly who: string } }) => {
  const company = companyOf(params.who);
  const [form, change] = useRemembered(`dragonway-setup-tao-long-${company}`, freshForm(company));
  const [online, changeOnline] = useRemembered('dragonway-setup-online', FRESH_ONLINE_FORM);
  const options = optionsOf(form, company);
  const wish = wishOf(form, company);
  const checked = checkOptions(options);
  const fault = checked.ok ? undefined : refusalInWords(checked.refusal, 'tao-long');
  return (
    <>
      <PageHeader />
      <main className="page setup">
        <h1>{titleOf(company)}</h1>
        <div className="setup-grid">
          <form className="setup-form" onSubmit={event => event.preventDefault()}>
            <CompanyFields company={company} form={form} change={change} />
            {company === 'online' ? (
              <OnlineFields form={online} change={changeOnline} hasOpenSeats={form.rival === 'person'} />
            ) : null}
            <Choice
              label={t`Mode`}
              value={form.mode}
              options={MODES.map(value => ({ value, label: modeName(value), help: modeHelp(value) }))}
              onChange={mode => change({ mode })}
            />
            <Choice
              label={t`Scenario`}
              value={form.scenario}
              options={[...SCENARIO_IDS, 'custom' as const].map(value => ({
                value,
                label: scenarioName(value),
                help: scenarioHelp(value),
              }))}
              onChange={scenario => change({ scenario })}
            />
            {form.scenario === 'custom' ? (
              <ScenarioEditor custom={form.custom} onChange={custom => change({ custom })} />
            ) : null}
            <RareFields company={company} form={form} change={change} />
          </form>
          <aside className="setup-side" aria-label={t`The board at the start`}>
            <ScenarioMiniature options={options} />
            <DrawnWheel wish={wish} />
            <p className="second-text">{t`The squares of the scenarios are this project's own layouts.`}</p>
            {company === 'online' ? (
              <BeginOnline game="tao-long" wish={wish} online={online} fault={fault} />
            ) : (
              <Begin game="tao-long" wish={wish} fault={fault} />
            )}
          </aside>
        </div>
      </main>
    </>
  );
};
