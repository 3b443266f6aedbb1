import type { AnyItem, ContentTypeDefinition } from '@content';
import { EllipsisVertical } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '../../admin-ui/buttons';
import { Hidden } from '../../admin-ui/layout';
import { part } from '../../admin-ui/part';
import { titleOf } from '../../admin-ui/labels';
import type { OpenItemMenuProps } from './open-item-menu';

const OpenItemMenu = part(() => import('./open-item-menu').then((module) => module.OpenItemMenu));

interface Opened {
  readonly id: string;
  readonly isByKey: boolean;
}

const Opening = createContext<readonly [Opened | null, (opened: Opened | null) => void]>([
  null,
  () => undefined,
]);

const buttonIdOf = (id: string) => `more-${id}`;

export interface ItemMenusProps extends Pick<
  OpenItemMenuProps,
  'type' | 'onOpen' | 'onDelete' | 'onDuplicate'
> {
  readonly items: readonly AnyItem[];
  /** The list, with an `ItemMenuButton` for each item. */
  readonly children: ReactNode;
}

/** One menu for the items of a list: it opens at the button of the one that it is about. */
export function ItemMenus({ items, children, ...props }: ItemMenusProps) {
  const opening = useState<Opened | null>(null);
  const [opened, open] = opening;
  const item = items.find(({ _id }) => _id === opened?.id);
  return (
    <Opening value={opening}>
      {children}
      {item && opened ? (
        <OpenItemMenu
          key={item._id}
          {...props}
          item={item}
          buttonId={buttonIdOf(item._id)}
          isByKey={opened.isByKey}
          onClose={() => open(null)}
        />
      ) : null}
    </Opening>
  );
}

export function ItemMenuButton({ type, item }: { type: ContentTypeDefinition; item: AnyItem }) {
  const [opened, open] = useContext(Opening);
  const id = item._id;
  const isOpen = opened?.id === id;
  return (
    <Button
      id={buttonIdOf(id)}
      variant="quiet"
      square
      flexShrink={0}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      // A key makes a click of no presses.
      onClick={({ detail }) => open(isOpen ? null : { id, isByKey: detail === 0 })}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open({ id, isByKey: true });
      }}
    >
      <EllipsisVertical aria-hidden size="1.25rem" />
      <Hidden>More for {titleOf(type, item)}</Hidden>
    </Button>
  );
}
