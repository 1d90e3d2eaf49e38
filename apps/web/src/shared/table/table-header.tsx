import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useWhenIdle } from '../on-demand/use-when-idle.js';
import { Brand } from '../ui/brand.js';
import { Icon } from '../ui/icon.js';
import { SoundButton } from '../ui/sound-button.js';
import { RARELY_NEEDED } from './rarely-needed-on-demand.js';

interface TableHeaderProps {
  readonly game: string;
  readonly turn: string;
  /** What was agreed on; a phone has no room for it. */
  readonly agreed: string;
  /** What the menu offers; it is asked for only while the menu is open. */
  readonly menu: ReactNode;
  readonly tools?: ReactNode;
}

/** The button of the menu; it stands there before the menu itself is fetched, and opens it as soon as that has come. */
const MenuButton = ({ game, turn, agreed, menu }: Omit<TableHeaderProps, 'tools'>) => {
  const [there, fetchNow] = useWhenIdle(RARELY_NEEDED);
  const [isPressed, setPressed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const face = (
    <>
      <Icon name="menu" />
      <span className="wide-only">{t`Table`}</span>
      <span className="hidden-but-read">{t`Menu of the table`}</span>
    </>
  );
  const press = (): void => {
    setPressed(true);
    fetchNow();
  };
  if (there !== undefined) {
    return (
      <there.TableMenu
        face={face}
        title={game}
        details={`${turn} · ${agreed}`}
        wasPressed={isPressed}
        wasFocused={isFocused}
      >
        {menu}
      </there.TableMenu>
    );
  }
  return (
    <button
      type="button"
      className="header-button"
      aria-haspopup="menu"
      aria-expanded={false}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={press}
    >
      {face}
    </button>
  );
};

/** The line above a table: what is played, and everything that is rarely needed. */
export const TableHeader = ({ game, turn, agreed, menu, tools }: TableHeaderProps) => (
  <header className="table-header">
    <Brand isShort={false} />
    <h1 className="table-title">
      <span>{game}</span>{' '}
      <span className="second-text table-details">
        {turn} <span className="wide-only">· {agreed}</span>
      </span>
    </h1>
    <nav className="table-nav" aria-label={t`Table`}>
      <Link href="/rules" className="header-button wide-only">{t`Rules`}</Link>
      {tools}
      <SoundButton />
      <MenuButton game={game} turn={turn} agreed={agreed} menu={menu} />
    </nav>
  </header>
);
