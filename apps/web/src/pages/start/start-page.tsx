import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { shownOnDemand } from '../../shared/on-demand/shown-on-demand.js';
import { Icon, type IconName } from '../../shared/ui/icon.js';
import { PageHeader } from '../../shared/ui/page-header.js';
import { useDocumentMark } from '../../shared/ui/use-document-mark.js';
import { PAGES } from '../pages.js';
import { Continue } from './continue.js';

// The pictures come after the words and the buttons: nobody waits for them.
const Hero = shownOnDemand(PAGES.pictures, module => module.Hero);
const ValleyPicture = shownOnDemand(PAGES.pictures, module => module.ValleyPicture);
const RacePicture = shownOnDemand(PAGES.pictures, module => module.RacePicture);

/** A round stroke of a full brush, uneven at its rim. */
const SUN =
  'M2 -50C16 -51 31 -44 39 -33C47 -24 51 -11 50 2C50 14 46 27 37 36C29 45 17 50 3 50C-9 51 -24 47 -34 38C-44 30 -50 17 -50 4C-51 -9 -47 -23 -38 -33C-29 -43 -16 -49 2 -50Z';

interface WayIn {
  readonly href: string;
  readonly icon: IconName;
  readonly title: string;
  readonly help: string;
}

const WaysIn = ({ ways }: { readonly ways: readonly WayIn[] }) => (
  <ul className="ways-in">
    {ways.map(({ href, icon, title, help }) => (
      <li key={href}>
        <Link href={href} className="way-in">
          <Icon name={icon} />
          <span className="way-in-title">{title}</span>
          <span className="second-text">{help}</span>
        </Link>
      </li>
    ))}
  </ul>
);

const taoLongWays = (): readonly WayIn[] => [
  { href: '/play/tao-long/machine', icon: 'machine', title: t`Play a machine`, help: t`ten strengths` },
  { href: '/play/tao-long/people', icon: 'people', title: t`Pass and play`, help: t`two at this table` },
  { href: '/play/tao-long/online', icon: 'globe', title: t`Play online`, help: t`by link, or with whoever comes` },
  { href: '/play/tao-long/solo', icon: 'star', title: t`Solo`, help: t`the wheel moves your rival` },
  { href: '/play/tao-long/watch', icon: 'eye', title: t`Watch`, help: t`machine against machine` },
];

const wayWays = (): readonly WayIn[] => [
  { href: '/play/way-of-the-dragon/machine', icon: 'machine', title: t`Play machines`, help: t`one to four of them` },
  {
    href: '/play/way-of-the-dragon/people',
    icon: 'people',
    title: t`Pass and play`,
    help: t`two to five at this table`,
  },
  {
    href: '/play/way-of-the-dragon/online',
    icon: 'globe',
    title: t`Play online`,
    help: t`people and machines mixed`,
  },
  { href: '/play/way-of-the-dragon/watch', icon: 'eye', title: t`Watch`, help: t`machines among themselves` },
];

interface GameCardProps {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly ways: readonly WayIn[];
  readonly isTall?: boolean;
  /** The picture. */
  readonly children: ReactNode;
}

const GameCard = ({ id, title, words, ways, isTall = false, children }: GameCardProps) => (
  <section className="card" aria-labelledby={`card-${id}`}>
    <div className={isTall ? 'card-picture card-picture-tall' : 'card-picture'}>
      <Suspense>{children}</Suspense>
    </div>
    <div className="card-words">
      <h2 id={`card-${id}`}>{title}</h2>
      <p className="second-text">{words}</p>
      <WaysIn ways={ways} />
    </div>
  </section>
);

/** Where everything begins: two clicks to the first move. */
export const StartPage = () => {
  useDocumentMark('start');
  return (
    <div className="start">
      <PageHeader isShort />
      <main className="start-main">
        <section className="hero">
          <div className="hero-words">
            <h1 className="hero-title">Dragonway</h1>
            <p className="hero-line">{t`Two board games of dragons, on one quiet table. Alone or together.`}</p>
            <Continue />
          </div>
          <div className="hero-picture" aria-hidden="true">
            <svg className="hero-sun" viewBox="-52 -52 104 104">
              <path d={SUN} />
            </svg>
            <Suspense>
              <Hero />
            </Suspense>
          </div>
        </section>
        <div className="cards">
          <GameCard
            id="tao-long"
            title="Tao Long"
            words={t`Steer a dragon by the stones of the Ba Gua. Two minds, two dragons, no luck.`}
            ways={taoLongWays()}
          >
            <ValleyPicture />
          </GameCard>
          <GameCard
            id="way"
            title="Way of the Dragon"
            words={t`Five paths, five dice, three rolls. For two to five.`}
            ways={wayWays()}
            isTall
          >
            <RacePicture />
          </GameCard>
        </div>
      </main>
    </div>
  );
};
