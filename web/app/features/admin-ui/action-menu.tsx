import { Button, VisuallyHidden } from '@chakra-ui/react';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type ComponentProps, useId, useState } from 'react';
import type { OpenMenuProps } from './open-menu';
import { lazy } from './lazy';

const OpenMenu = lazy(() => import('./open-menu'));

interface ActionMenuProps
  extends Pick<OpenMenuProps, 'entries' | 'placement'>, Pick<ComponentProps<typeof Button>, 'variant'> {
  readonly label: string;
}

/** A button with three dots and its menu, which is rendered only while it is open. */
export function ActionMenu({ label, variant, ...menu }: ActionMenuProps) {
  const id = useId();
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  return (
    <>
      <Button
        id={id}
        variant={variant}
        css={{ flexShrink: 0 }}
        aria-haspopup="menu"
        aria-expanded={openedBy !== null}
        // A click by keyboard has no detail.
        onClick={({ detail }) => setOpenedBy(openedBy ? null : detail === 0 ? 'key' : 'pointer')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpenedBy('key');
        }}
      >
        <EllipsisVertical aria-hidden size="1.25rem" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      {openedBy ? (
        <OpenMenu buttonId={id} isByKey={openedBy === 'key'} onClose={() => setOpenedBy(null)} {...menu} />
      ) : null}
    </>
  );
}
