import { chakra, Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useCloseRequest } from './use-close-request';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Told of Escape and of Android's Back. A dialog that must be answered does nothing then. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where the focus goes back to: what had it before anything in the dialog took it. */
export function useFocusBefore(): () => HTMLElement | null {
  const [before] = useState(() => document.activeElement);
  return () => (before instanceof HTMLElement && before.isConnected ? before : null);
}

function OpenDialog({ title, onClose, children }: Omit<DialogProps, 'open'>) {
  const content = useRef<HTMLDivElement>(null);
  const focusBefore = useFocusBefore();
  useCloseRequest(onClose);
  return (
    <ChakraDialog.Root
      open
      closeOnInteractOutside={false}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('[data-first]') ?? null}
      finalFocusEl={focusBefore}
      onEscapeKeyDown={(event) => {
        event.preventDefault(); // also spares the browser from asking once more
        onClose();
      }}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content}>
            <ChakraDialog.Title asChild>
              <h2>{title}</h2>
            </ChakraDialog.Title>
            {children}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** The buttons of a dialog that may be long: always in view at its foot; on a phone as wide as it. */
export const DialogFoot = chakra('div', {
  base: {
    position: 'sticky',
    // At the very edge: a dialog's padding counts where something sticks.
    bottom: { base: '-5', sm: '-6' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginInline: { base: '-5', sm: '-6' },
    marginBottom: { base: '-5', sm: '-6' },
    paddingInline: { base: '5', sm: '6' },
    paddingBlock: { base: '3', sm: '4' },
    background: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '& > *': { flex: { base: '1 1 auto', sm: '0 0 auto' } },
  },
});

/** A modal dialog: focus moves in (to what is marked `data-first`) and stays in, and goes back to where it was. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}
