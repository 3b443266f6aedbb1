import { Button, VisuallyHidden } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { ActionMenu } from '../../admin-ui/action-menu';
import { publicLink, siteAddress } from '../../admin-ui/addresses';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { ButtonLink } from '../../admin-ui/buttons';
import { copyText } from '../../admin-ui/copy-text';
import { titleOf } from '../../admin-ui/labels';

/** Actions for an item that visitors see: opening it, past every cache, and copying its public address. */
function siteActions(type: ContentTypeDefinition, item: AnyItem) {
  const [href, link] = [siteAddress(type, item), publicLink(type, item)];
  if (href === null || link === null) return [];
  return [
    { name: 'site', label: 'See on site', icon: 'site', href },
    {
      name: 'link',
      label: 'Copy the public link',
      icon: 'copy',
      run: () => void copyText(link, 'The public link is'),
    },
  ] as const;
}

/** The same as buttons. */
export const SiteLink = ({ type, item }: { type: ContentTypeDefinition; item: AnyItem }) =>
  siteActions(type, item).map(({ name, label, icon, ...action }) =>
    'href' in action ? (
      <ButtonLink key={name} href={action.href} target="_blank" rel="noreferrer">
        <AdminIcon name={icon} />
        {label}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </ButtonLink>
    ) : (
      <Button key={name} onClick={action.run}>
        <AdminIcon name={icon} />
        {label}
      </Button>
    ),
  );

export interface ItemMenuProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  readonly onOpen: () => void;
  readonly onDelete: (item: AnyItem) => void;
  readonly onDuplicate: (item: AnyItem) => void;
}

export function ItemMenu({ type, item, onOpen, onDelete, onDuplicate }: ItemMenuProps) {
  const navigate = useNavigate();
  const showHistory = () => {
    onOpen();
    void navigate(`${adminPaths.edit(type.path, item._id)}#history`);
  };
  return (
    <ActionMenu
      label={`More for ${titleOf(type, item)}`}
      variant="ghost"
      placement="bottom-end"
      entries={[
        ...siteActions(type, item),
        { name: 'history', label: 'Who changed it', icon: 'history', run: showHistory },
        { name: 'duplicate', label: 'Duplicate', icon: 'copy', run: () => onDuplicate(item) },
        { name: 'delete', label: 'Delete', icon: 'trash', isDanger: true, run: () => onDelete(item) },
      ]}
    />
  );
}
