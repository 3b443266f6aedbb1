import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useCloseRequest } from './use-close-request';
import { useFocusBefore } from './use-focus-before';

export interface OpenDialogProps {
  readonly title: string;
  /** Told of Escape and of Android's Back. A dialog that must be answered does nothing then. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog while it is open. */
export function OpenDialog({ title, onClose, children }: OpenDialogProps) {
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
