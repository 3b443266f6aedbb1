import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton, onDark } from '../../admin-ui/buttons';
import { Overlay } from '../../admin-ui/open-dialog';

/** The menu on phones: slides over the page from the side; Escape and a tap beside it close it. */
export default function Drawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Overlay
      root={{
        'aria-label': 'Menu',
        ids: { content: 'admin-menu' },
        closeOnInteractOutside: true,
        onOpenChange: onClose,
      }}
      onClose={onClose}
      data-ground="dark"
      css={{
        position: 'relative',
        margin: '0',
        width: 'min(20rem, 100vw - 3rem)',
        height: '100dvh',
        maxHeight: 'none',
        padding: '3',
        borderRadius: '0',
        background: 'bg.dark',
        color: 'fg.onDark',
        _open: { animation: 'slide-in 200ms {easings.out}' },
      }}
    >
      <IconButton
        aria-label="Close menu"
        css={{ ...onDark, position: 'absolute', insetInlineEnd: '2', top: '2' }}
        onClick={onClose}
      >
        <X aria-hidden size="1.5rem" />
      </IconButton>
      {children}
    </Overlay>
  );
}
