import { t } from '@lingui/core/macro';
import { PageHeader } from '../../shared/ui/page-header.js';

/** What this is, who may use it, and what becomes of what people type. */
export const AboutPage = () => (
  <>
    <PageHeader />
    <main className="page prose">
      <h1>{t`About Dragonway`}</h1>
      <p>
        {t`Dragonway is a digital table for two board games about dragons: Tao Long and Way of the Dragon. Everything on it is drawn and heard by code: there are no pictures, fonts or sounds from elsewhere.`}
      </p>
      <h2>{t`Your games stay with you`}</h2>
      <p>
        {t`What is played at this screen, settings and best results lie in this browser and nowhere else. Only what you play online goes to the server that this page came from. After the first visit the page works without a network.`}
      </p>
      <h2>{t`Rules and scenarios`}</h2>
      <p>
        {t`The rules are told in our own words from the rulebooks of the games. Where these are silent, numbered rulings decide; R numbers belong to Tao Long, W numbers to Way of the Dragon. The squares of the scenarios are our own layouts; the editor lets owners of the box set the printed ones.`}
      </p>
      <h2>{t`Licence`}</h2>
      <p>
        {t`The software is free under the MIT licence: use, change and share it, and keep the notice. It comes without any warranty. The games themselves belong to their authors and publishers.`}
      </p>
    </main>
  </>
);
