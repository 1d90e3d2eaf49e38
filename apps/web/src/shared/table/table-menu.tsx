import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { TableCommand } from './table-command.js';

/** The commands as lines of the menu. */
export const MenuItems = ({ commands }: { readonly commands: readonly TableCommand[] }) =>
  commands.map(({ id, label, isOff = false, onSelect }) => (
    <DropdownMenu.Item key={id} className="menu-item" disabled={isOff} onSelect={onSelect}>
      {label}
    </DropdownMenu.Item>
  ));

interface TableMenuProps {
  /** What stands on the button. */
  readonly face: ReactNode;
  /** What is played, for screens that have no room for it elsewhere. */
  readonly title: string;
  readonly details: string;
  /** What was done with the button that stood here before the menu was fetched. */
  readonly wasPressed: boolean;
  readonly wasFocused: boolean;
  readonly children: ReactNode;
}

/** The button that opens the table's menu, and the menu. */
export const TableMenu = ({ face, title, details, wasPressed, wasFocused, children }: TableMenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef({ wasFocused });
  useLayoutEffect(() => {
    if (before.current.wasFocused) button.current?.focus();
  }, []);
  return (
    <DropdownMenu.Root defaultOpen={wasPressed}>
      <DropdownMenu.Trigger ref={button} className="header-button">
        {face}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          <DropdownMenu.Label className="menu-title narrow-only">
            <span>{title}</span> <span className="second-text">{details}</span>
          </DropdownMenu.Label>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
