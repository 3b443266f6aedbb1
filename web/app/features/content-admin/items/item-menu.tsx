import { Menu } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { siteAddress } from '../../admin-ui/addresses';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { Button } from '../../admin-ui/button';
import { Hidden } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/words';
import { copyPublicLink } from './site-link';

export interface ItemMenusProps {
  readonly type: ContentTypeDefinition;
  readonly items: readonly AnyItem[];
  /** Told the id of an item that is opened. */
  readonly onOpen: (id: string) => void;
  readonly onDelete: (item: AnyItem) => void;
  readonly onDuplicate: (item: AnyItem) => void;
  /** The list, with an `ItemMenuButton` for each item. */
  readonly children: ReactNode;
}

/** One menu for the items of a list: it opens at the button of the one that it is about. */
export function ItemMenus({ type, items, onOpen, onDelete, onDuplicate, children }: ItemMenusProps) {
  const navigate = useNavigate();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      {children}
      <Menu.Context>
        {({ triggerValue, getTriggerProps }) => {
          const item = items.find(({ _id }) => _id === triggerValue);
          if (!item) return null;
          const site = siteAddress(type, item);
          const showHistory = () => {
            onOpen(item._id);
            void navigate(`${adminPaths.edit(type.path, item._id)}#history`);
          };
          const remove = () => {
            // Before the menu does it by itself, which may be after the question has opened: its dialog gives the focus
            // back to where it was.
            document.getElementById(getTriggerProps({ value: item._id }).id ?? '')?.focus();
            onDelete(item);
          };
          return (
            <Menu.Positioner>
              <Menu.Content>
                {site === null ? null : (
                  <Menu.Item value="site" asChild>
                    <a href={site} target="_blank" rel="noreferrer">
                      <AdminIcon name="site" size="1.125rem" />
                      See on site<Hidden> (opens in a new tab)</Hidden>
                    </a>
                  </Menu.Item>
                )}
                {site === null ? null : (
                  <Menu.Item value="link" onSelect={() => copyPublicLink(type, item)}>
                    <AdminIcon name="copy" size="1.125rem" />
                    Copy the public link
                  </Menu.Item>
                )}
                <Menu.Item value="history" onSelect={showHistory}>
                  <AdminIcon name="history" size="1.125rem" />
                  Who changed it
                </Menu.Item>
                <Menu.Item value="duplicate" onSelect={() => onDuplicate(item)}>
                  <AdminIcon name="copy" size="1.125rem" />
                  Duplicate
                </Menu.Item>
                <Menu.Item value="delete" color="link.body" onSelect={remove}>
                  <AdminIcon name="trash" size="1.125rem" />
                  Delete
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          );
        }}
      </Menu.Context>
    </Menu.Root>
  );
}

/** Opens the menu of an item. */
export function ItemMenuButton({ type, item }: { type: ContentTypeDefinition; item: AnyItem }) {
  return (
    <Menu.Trigger value={item._id} asChild>
      <Button variant="quiet" square flexShrink={0}>
        <EllipsisVertical aria-hidden size="1.25rem" />
        <Hidden>More for {titleOf(type, item)}</Hidden>
      </Button>
    </Menu.Trigger>
  );
}
