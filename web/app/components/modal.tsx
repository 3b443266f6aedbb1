import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { enter } from './entrance';
import { useScrollLock } from './use-scroll-lock';

interface ModalProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly variant: 'sheet' | 'bare';
  /** Until it is, its content can load unseen. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

const Dialog = chakra('dialog', {
  base: {
    margin: 'auto',
    padding: '0',
    border: 'none',
    overflowWrap: 'anywhere',
    _backdrop: { background: 'veil.page' },
  },
  variants: {
    variant: {
      sheet: {
        width: 'min(34rem, calc(100vw - 2rem))',
        maxHeight: 'calc(100dvh - 2rem)',
        '@media (max-height: 30rem) and (min-width: 37.5rem)': { width: 'min(46rem, calc(100vw - 2rem))' },
        borderRadius: 'lg',
        background: 'bg.raised',
        color: 'fg.body',
      },
      bare: {
        width: '100vw',
        height: '100dvh',
        maxWidth: 'none',
        maxHeight: 'none',
        background: 'veil.full',
        color: 'fg.onDark',
      },
    },
  },
});

/** Focuses the element that had the focus; where none had it, the Tab key begins at the top of the page again. */
function giveFocusBack(to: Element | null): void {
  const { body } = document;
  if (to instanceof HTMLElement && to !== body) return to.focus({ preventScroll: true });
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/**
 * A dialog over the page: the browser keeps the focus inside and gives it back; Escape and a click beside the
 * content (on an element marked `data-backdrop`, or the backdrop itself) close it.
 */
export function Modal({ label, onClose, variant, isOpen = true, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(isOpen);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    const returnTo = document.activeElement;
    element?.showModal();
    if (element && variant === 'sheet') enter(element, { transform: 'translateY(1rem)', opacity: 0 });
    return () => {
      element?.close();
      giveFocusBack(returnTo);
    };
  }, [variant, isOpen]);
  return (
    <Dialog
      ref={dialog}
      variant={variant}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking, for example at a second Escape.
      onClose={onClose}
      onClick={(event) => {
        const target = event.target as HTMLElement;
        if (target === dialog.current || target.dataset.backdrop !== undefined) onClose();
      }}
    >
      {children}
    </Dialog>
  );
}
