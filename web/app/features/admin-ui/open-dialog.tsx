import { Dialog as ChakraDialog, Portal, Stack, type SystemStyleObject } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useCloseRequest, useFocusBefore } from './overlay';

interface OpenDialogProps {
  readonly title: string;
  /** Told of Escape and of Android's Back. A dialog that must be answered does nothing then. */
  readonly onClose: () => void;
  readonly css?: SystemStyleObject;
  readonly children: ReactNode;
}

export function OpenDialog({ title, onClose, css: style = {}, children }: OpenDialogProps) {
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
            <Stack gap="5" css={style}>
              {children}
            </Stack>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
