import { Dialog as ChakraDialog, Portal, Stack, type SystemStyleObject } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useCloseRequest, useFocusBefore } from '../../components/overlay';

interface OverlayProps extends Omit<ComponentProps<typeof ChakraDialog.Content>, 'ref' | 'css'> {
  readonly root?: Partial<ComponentProps<typeof ChakraDialog.Root>>;
  /** Called on Escape and Android's Back; does nothing in a dialog that must be answered. */
  readonly onClose: () => void;
  readonly css?: SystemStyleObject;
}

/** A layer over a screen, which traps the focus until it is closed. */
export function Overlay({ root, onClose, ...props }: OverlayProps) {
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
      {...root}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content ref={content} {...props} />
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

interface OpenDialogProps extends Pick<OverlayProps, 'onClose' | 'css'> {
  readonly title: string;
  readonly children: ReactNode;
}

export default function OpenDialog({ title, onClose, css: style = {}, children }: OpenDialogProps) {
  return (
    <Overlay onClose={onClose}>
      <ChakraDialog.Title asChild>
        <h2>{title}</h2>
      </ChakraDialog.Title>
      <Stack gap="5" css={style}>
        {children}
      </Stack>
    </Overlay>
  );
}
