import { t } from '@lingui/core/macro';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './icon.js';

interface ModalProps {
  readonly title: string;
  readonly description?: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window over the page; Escape and the cross close it. */
export const Modal = ({ title, description, isOpen, onClose, children }: ModalProps) => (
  <Dialog.Root open={isOpen} onOpenChange={open => (open ? undefined : onClose())}>
    <Dialog.Portal>
      <Dialog.Overlay className="modal-shade" />
      <Dialog.Content className="modal" {...(description === undefined ? { 'aria-describedby': undefined } : {})}>
        <div className="modal-head">
          <Dialog.Title className="modal-title">{title}</Dialog.Title>
          <Dialog.Close className="round-button" aria-label={t`Close`}>
            <Icon name="close" />
          </Dialog.Close>
        </div>
        {description === undefined ? null : (
          <Dialog.Description className="second-text">{description}</Dialog.Description>
        )}
        <div className="modal-body">{children}</div>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
