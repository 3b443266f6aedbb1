import { Menu } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { siteAddress } from '../../admin-ui/addresses';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { Hidden } from '../../admin-ui/layout';
import { copyPublicLink } from './site-link';

export interface OpenItemMenuProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  readonly buttonId: string;
  readonly isByKey: boolean;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (item: AnyItem) => void;
  readonly onDuplicate: (item: AnyItem) => void;
}

export function OpenItemMenu({
  type,
  item,
  buttonId,
  isByKey,
  onClose,
  onOpen,
  onDelete,
  onDuplicate,
}: OpenItemMenuProps) {
  const navigate = useNavigate();
  const site = siteAddress(type, item);
  const showHistory = () => {
    onOpen(item._id);
    void navigate(`${adminPaths.edit(type.path, item._id)}#history`);
  };
  const remove = () => {
    // Before the menu does it by itself, which may be after the question has opened: its dialog gives the focus
    // back to where it was.
    document.getElementById(buttonId)?.focus();
    onDelete(item);
  };
  return (
    <Menu.Root
      defaultOpen
      ids={{ trigger: buttonId }}
      {...(isByKey && { defaultHighlightedValue: site === null ? 'history' : 'site' })}
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => open || onClose()}
    >
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
    </Menu.Root>
  );
}
