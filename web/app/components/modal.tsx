import type { SystemStyleObject } from '@chakra-ui/react';
import { Dialog } from '@chakra-ui/react/dialog';
import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ModalProps {
  readonly label: string;
  readonly onClose: () => void;
  /** Of the dialog itself. */
  readonly css: SystemStyleObject;
  readonly onKeyDown?: ComponentProps<typeof Dialog.Content>['onKeyDown'];
  readonly children: ReactNode;
}

/** A dialog over a visitors' page, which Escape and a click beside it close. */
export const Modal = ({ label, onClose, children, ...content }: ModalProps) => (
  <Dialog.Root open aria-label={label} onOpenChange={({ open }) => open || onClose()}>
    {createPortal(
      <>
        <Dialog.Backdrop background="veil.page" />
        <Dialog.Positioner>
          <Dialog.Content position="relative" padding="0" overflowWrap="anywhere" {...content}>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </>,
      document.body, // at once: Chakra's Portal comes with a second drawing, which keeps a slow phone busy
    )}
  </Dialog.Root>
);
