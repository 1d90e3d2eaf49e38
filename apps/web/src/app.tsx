import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { PAGES } from './pages/pages.js';
import { StartPage } from './pages/start/start-page.js';
import { LiveRegion } from './shared/announce/live-region.js';
import { parseLink } from './shared/link/position-link.js';
import { shownOnDemand } from './shared/on-demand/shown-on-demand.js';
import { hasBeenOnline } from './shared/online/been-online.js';
import { FaultBoundary } from './shared/ui/fault-boundary.js';
import { UpdateNotice } from './shared/ui/update-notice.js';
import { Waiting } from './shared/ui/waiting.js';

const TablePage = shownOnDemand(PAGES.table, page => page.TablePage);
const SetupTaoLong = shownOnDemand(PAGES.setupTaoLong, page => page.SetupTaoLongPage);
const SetupWay = shownOnDemand(PAGES.setupWay, page => page.SetupWayPage);
const GamesPage = shownOnDemand(PAGES.games, page => page.GamesPage);
const RulesPage = shownOnDemand(PAGES.rules, page => page.RulesPage);
const AboutPage = shownOnDemand(PAGES.about, page => page.AboutPage);
const OnlineTablePage = shownOnDemand(PAGES.onlineTable, page => page.OnlineTablePage);
const LobbyPage = shownOnDemand(PAGES.lobby, page => page.LobbyPage);
const AccountPage = shownOnDemand(PAGES.account, page => page.AccountPage);
const ProfilePage = shownOnDemand(PAGES.profile, page => page.ProfilePage);
const OpenPage = shownOnDemand(PAGES.open, page => page.OpenPage);
const Presence = lazy(() => import('./shared/online/presence.js').then(module => ({ default: module.Presence })));

/** The language that is spoken; everything is drawn anew when it changes. */
const useSpoken = (): string => {
  const [locale, setLocale] = useState(i18n.locale);
  useEffect(() => i18n.on('change', () => setLocale(i18n.locale)), []);
  return locale;
};

const useHash = (): string => {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
};

const Home = () => {
  const link = parseLink(useHash());
  return link === undefined ? <StartPage /> : <OpenPage link={link} />;
};

/** A new page begins at its top, unless a ruling is meant. */
const useScrollToTop = (): void => {
  const [place] = useLocation();
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0);
  }, [place]);
};

const Pages = () => {
  useScrollToTop();
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/play/tao-long/:who" component={SetupTaoLong} />
        <Route path="/play/way-of-the-dragon/:who" component={SetupWay} />
        <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/online" component={LobbyPage} />
        <Route path="/account" component={AccountPage} />
        <Route path="/people/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
        <Route path="/online/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
        <Route path="/games" component={GamesPage} />
        <Route path="/rules" component={RulesPage} />
        <Route path="/about" component={AboutPage} />
        <Route component={StartPage} />
      </Switch>
    </Suspense>
  );
};

/** The whole client. */
export const App = () => {
  const locale = useSpoken();
  return (
    <I18nProvider i18n={i18n}>
      <FaultBoundary key={locale}>
        <Pages />
      </FaultBoundary>
      {hasBeenOnline() ? (
        <Suspense>
          <Presence key={`presence-${locale}`} />
        </Suspense>
      ) : null}
      <LiveRegion />
      <UpdateNotice key={`update-${locale}`} />
    </I18nProvider>
  );
};
