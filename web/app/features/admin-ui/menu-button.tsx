import { Button } from '@chakra-ui/react';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import type { ComponentProps } from 'react';
import { Hidden } from './layout';
import { part } from './part';

export const OpenMenu = part(() => import('./open-menu').then((module) => module.OpenMenu));

export interface MenuButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  /** The `buttonId` of the menu that it opens. */
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onOpen: (isByKey: boolean) => void;
  readonly onClose: () => void;
}

/** A button with three dots, beside which an `OpenMenu` stands while `isOpen`. */
export function MenuButton({ id, label, isOpen, onOpen, onClose, ...props }: MenuButtonProps) {
  return (
    <Button
      id={id}
      css={{ flexShrink: 0 }}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      // A key makes a click of no presses.
      onClick={({ detail }) => (isOpen ? onClose() : onOpen(detail === 0))}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onOpen(true);
      }}
      {...props}
    >
      <EllipsisVertical aria-hidden size="1.25rem" />
      <Hidden>{label}</Hidden>
    </Button>
  );
}
