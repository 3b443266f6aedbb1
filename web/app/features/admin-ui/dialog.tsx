import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
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

/** A modal dialog: focus moves in (to what is marked `data-first`) and stays in, and goes back to where it was. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}
