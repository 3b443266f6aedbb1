import { Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '../../admin-ui/buttons';
import { useCloseRequest, useFocusBefore } from '../../admin-ui/overlay';

export interface DrawerProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu on phones: slides over the page from the side; Escape and a tap beside it close it. */
export function Drawer({ onClose, children }: DrawerProps) {
  const focusBefore = useFocusBefore();
  useCloseRequest(onClose);
  return (
    <ChakraDrawer.Root
      open
      ids={{ content: 'admin-menu' }}
      aria-label="Menu"
      finalFocusEl={focusBefore}
      onOpenChange={onClose}
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content data-ground="dark">
            <ChakraDrawer.CloseTrigger asChild>
              <IconButton
                aria-label="Close menu"
                css={{ color: 'fg.onDark', _hover: { background: 'bg.darker' } }}
                onClick={onClose}
              >
                <X aria-hidden size="1.5rem" />
              </IconButton>
            </ChakraDrawer.CloseTrigger>
            {children}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}
