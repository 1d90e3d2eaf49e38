import { t } from '@lingui/core/macro';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Brand } from '../ui/brand.js';
import { Icon } from '../ui/icon.js';
import { SoundButton } from '../ui/sound-button.js';

/** One thing that can be done with the table. */
export interface TableCommand {
  readonly id: string;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onSelect: () => void;
}

interface TableHeaderProps {
  readonly game: string;
  readonly turn: string;
  /** What was agreed on; a phone has no room for it. */
  readonly agreed: string;
  /** What the menu offers; it is asked for only while the menu is open. */
  readonly menu: ReactNode;
  readonly tools?: ReactNode;
}

/** The commands as lines of the menu. */
export const MenuItems = ({ commands }: { readonly commands: readonly TableCommand[] }) =>
  commands.map(({ id, label, isOff = false, onSelect }) => (
    <DropdownMenu.Item key={id} className="menu-item" disabled={isOff} onSelect={onSelect}>
      {label}
    </DropdownMenu.Item>
  ));

const TableMenu = ({ game, turn, agreed, menu }: Omit<TableHeaderProps, 'tools'>) => (
  <DropdownMenu.Root>
    <DropdownMenu.Trigger className="header-button">
      <Icon name="menu" />
      <span className="wide-only">{t`Table`}</span>
      <span className="hidden-but-read">{t`Menu of the table`}</span>
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
        <DropdownMenu.Label className="menu-title narrow-only">
          <span>{game}</span> <span className="second-text">{`${turn} · ${agreed}`}</span>
        </DropdownMenu.Label>
        {menu}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);

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
      <TableMenu game={game} turn={turn} agreed={agreed} menu={menu} />
    </nav>
  </header>
);
