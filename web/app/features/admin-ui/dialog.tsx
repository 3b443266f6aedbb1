import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useScrollLock } from '../../components/use-scroll-lock';

const Box = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(34rem, calc(100vw - 2rem))',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    padding: { base: '5', sm: '6' },
    borderRadius: 'lg',
    background: 'bg.raised',
    color: 'fg.body',
    boxShadow: 'panel',
    '&::backdrop': { background: 'rgb(14 24 48 / 0.6)' },
  },
});

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Escape, too, closes it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function OpenDialog({ title, onClose, children }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useScrollLock(true);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Box
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it without asking, for example at a second Escape. One that must be answered comes back.
      onClose={() => {
        onClose();
        requestAnimationFrame(() => {
          if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
        });
      }}
    >
      <chakra.h2 id={id} fontSize="xl" marginBottom="4">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

/** A modal dialog: focus moves in and stays in, and goes back to where it was. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}
