import type { AnyItem, ContentTypeDefinition } from '@content';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { siteAddress } from '../../admin-ui/addresses';
import { titleOf } from '../../admin-ui/labels';
import { MenuButton, OpenMenu } from '../../admin-ui/menu-button';
import type { MenuEntry } from '../../admin-ui/open-menu';
import { copyPublicLink } from './site-link';

interface Opened {
  readonly id: string;
  readonly isByKey: boolean;
}

const Opening = createContext<readonly [Opened | null, (opened: Opened | null) => void]>([
  null,
  () => undefined,
]);

const buttonIdOf = (id: string) => `more-${id}`;

export interface ItemMenusProps {
  readonly type: ContentTypeDefinition;
  readonly items: readonly AnyItem[];
  readonly onOpen: (id: string) => void;
  readonly onDelete: (item: AnyItem) => void;
  readonly onDuplicate: (item: AnyItem) => void;
  /** The list, with an `ItemMenuButton` for each item. */
  readonly children: ReactNode;
}

/** One menu for the items of a list: it opens at the button of the one that it is about. */
export function ItemMenus({ type, items, onOpen, onDelete, onDuplicate, children }: ItemMenusProps) {
  const navigate = useNavigate();
  const opening = useState<Opened | null>(null);
  const [opened, open] = opening;
  const item = items.find(({ _id }) => _id === opened?.id);
  const entriesFor = (chosen: AnyItem): readonly MenuEntry[] => {
    const site = siteAddress(type, chosen);
    const showHistory = () => {
      onOpen(chosen._id);
      void navigate(`${adminPaths.edit(type.path, chosen._id)}#history`);
    };
    const copyLink = () => copyPublicLink(type, chosen);
    const ofPublished: readonly MenuEntry[] =
      site === null
        ? []
        : [
            { name: 'site', label: 'See on site', icon: 'site', href: site },
            { name: 'link', label: 'Copy the public link', icon: 'copy', run: copyLink },
          ];
    return [
      ...ofPublished,
      { name: 'history', label: 'Who changed it', icon: 'history', run: showHistory },
      { name: 'duplicate', label: 'Duplicate', icon: 'copy', run: () => onDuplicate(chosen) },
      { name: 'delete', label: 'Delete', icon: 'trash', isDanger: true, run: () => onDelete(chosen) },
    ];
  };
  return (
    <Opening value={opening}>
      {children}
      {item && opened ? (
        <OpenMenu
          key={item._id}
          buttonId={buttonIdOf(item._id)}
          entries={entriesFor(item)}
          placement="bottom-end"
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
  return (
    <MenuButton
      id={buttonIdOf(id)}
      label={`More for ${titleOf(type, item)}`}
      variant="ghost"
      isOpen={opened?.id === id}
      onOpen={(isByKey) => open({ id, isByKey })}
      onClose={() => open(null)}
    />
  );
}
