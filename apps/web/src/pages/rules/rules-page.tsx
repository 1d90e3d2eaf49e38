import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { PageHeader } from '../../shared/ui/page-header.js';
import { taoLongMore } from './tao-long-more.js';
import { taoLongPlay } from './tao-long-play.js';
import type { RulesSection } from './types.js';
import { wayRulesInWords } from './way-rules.js';

const Section = ({ section }: { readonly section: RulesSection }) => (
  <section id={section.id} className="rules-section">
    <h3>{section.title}</h3>
    {section.paragraphs.map(paragraph => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {section.rulings.length === 0 ? null : (
      <dl className="rulings">
        {section.rulings.map(({ id, text }) => (
          <div key={id} id={id}>
            <dt>{id}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);

/** The ruling of the address is brought into view: the page comes after the browser has looked for it. */
const useRulingInView = (): void => {
  useEffect(() => {
    const found = document.getElementById(location.hash.slice(1));
    found?.setAttribute('data-asked', 'true');
    found?.scrollIntoView({ block: 'center' });
  }, []);
};

/** The rules of both games in our own words, with the numbers that every refusal cites. */
export const RulesPage = () => {
  useRulingInView();
  return (
    <>
      <PageHeader />
      <main className="page prose">
        <h1>{t`Rules`}</h1>
        <nav aria-label={t`Games`} className="rules-nav">
          <a href="#tao-long">Tao Long</a>
          <a href="#way-of-the-dragon">Way of the Dragon</a>
        </nav>
        <h2 id="tao-long">Tao Long</h2>
        {[...taoLongPlay(), ...taoLongMore()].map(section => (
          <Section key={section.id} section={section} />
        ))}
        <h2 id="way-of-the-dragon">Way of the Dragon</h2>
        {wayRulesInWords().map(section => (
          <Section key={section.id} section={section} />
        ))}
      </main>
    </>
  );
};
