import type { AnyItem, ContentTypeDefinition } from '@content';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { ActionMenu } from '../../admin-ui/action-menu';
import { siteAddress } from '../../admin-ui/addresses';
import { titleOf } from '../../admin-ui/labels';
import type { MenuEntry } from '../../admin-ui/open-menu';
import { copyPublicLink } from './site-link';

export interface ItemMenuProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  readonly onOpen: () => void;
  readonly onDelete: (item: AnyItem) => void;
  readonly onDuplicate: (item: AnyItem) => void;
}

/** What else can be done with an item of a list. */
export function ItemMenu({ type, item, onOpen, onDelete, onDuplicate }: ItemMenuProps) {
  const navigate = useNavigate();
  const site = siteAddress(type, item);
  const showHistory = () => {
    onOpen();
    void navigate(`${adminPaths.edit(type.path, item._id)}#history`);
  };
  const ofPublished: readonly MenuEntry[] =
    site === null
      ? []
      : [
          { name: 'site', label: 'See on site', icon: 'site', href: site },
          {
            name: 'link',
            label: 'Copy the public link',
            icon: 'copy',
            run: () => copyPublicLink(type, item),
          },
        ];
  return (
    <ActionMenu
      label={`More for ${titleOf(type, item)}`}
      variant="ghost"
      placement="bottom-end"
      entries={[
        ...ofPublished,
        { name: 'history', label: 'Who changed it', icon: 'history', run: showHistory },
        { name: 'duplicate', label: 'Duplicate', icon: 'copy', run: () => onDuplicate(item) },
        { name: 'delete', label: 'Delete', icon: 'trash', isDanger: true, run: () => onDelete(item) },
      ]}
    />
  );
}
