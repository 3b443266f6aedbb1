import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useScrollLock } from '../../../components/use-scroll-lock';
import { Icon } from '../../../components/icons';

function OpenDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 900px)');
    dialog.current?.showModal();
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
  return (
    <chakra.dialog
      ref={dialog}
      id="admin-menu"
      aria-label="Menu"
      data-ground="dark"
      margin="0"
      width="min(20rem, 100vw - 3rem)"
      height="100dvh"
      maxHeight="none"
      overflowY="auto"
      padding="3"
      background="bg.dark"
      color="fg.onDark"
      css={{ '&::backdrop': { background: 'rgb(14 24 48 / 0.6)' } }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        boxSize="target"
        marginInlineStart="auto"
        float="right"
        aria-label="Close menu"
        onClick={onClose}
      >
        <Icon name="close" size="1.5rem" />
      </chakra.button>
      {children}
    </chakra.dialog>
  );
}

/** The menu on phones: slides over the page from the side; Escape and a tap beside it close it. */
export function Drawer({ open, ...props }: { open: boolean; onClose: () => void; children: ReactNode }) {
  return open ? <OpenDrawer {...props} /> : null;
}
