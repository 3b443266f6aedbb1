import { chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { itemAddress } from '../../admin-ui/addresses';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { ButtonLink, EntryLink } from '../../admin-ui/buttons';
import { ListRow, RowText } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
import { ItemCheckbox, SelectableRow } from '../bulk-edit/selectable-list';
import type { Selection } from '../bulk-edit/use-selection';
import { ItemMenu, type ItemMenuProps } from '../items/item-menu';
import { Thumbnail } from '../items/thumbnail';
import { Facts } from './facts';

interface ItemEntryProps extends ItemMenuProps {
  /** One of the first of its list. */
  readonly isFirst: boolean;
  readonly selection: Selection;
}

/** As high as a thumb, over the room of its row. */
const Title = chakra(EntryLink, {
  base: { color: 'inherit', lineHeight: 'inherit', marginBlock: { base: '-1', sm: '-0.375rem' } },
});

/** One item of a list: picture, title, listed fields, when it was changed, and what can be done with it. */
export function ItemRow({ isFirst, selection, ...menu }: ItemEntryProps) {
  const { type, item, onOpen } = menu;
  const title = titleOf(type, item);
  return (
    <SelectableRow {...{ type, item, isFirst, selection }} id={item._id}>
      <RowText>
        <h2>
          {selection.isOn ? (
            title
          ) : (
            <Title to={itemAddress(type, item._id)} onClick={onOpen}>
              {title}
            </Title>
          )}
        </h2>
        <Facts type={type} item={item} />
      </RowText>
      {selection.isOn ? null : (
        <HStack
          gap={{ base: '0', sm: '1' }}
          css={{ flexShrink: '0', marginInlineEnd: { base: '-2', sm: '0' } }}
        >
          <ButtonLink
            to={adminPaths.edit(type.path, item._id)}
            onClick={onOpen}
            css={{
              borderColor: { base: 'transparent', sm: 'fg.muted' },
              paddingInline: { base: '0', sm: '4' },
            }}
          >
            {/* On phones the sign stands for the word. */}
            <chakra.span css={{ display: { sm: 'none' }, lineHeight: '0' }}>
              <AdminIcon name="edit" size="1.25rem" />
            </chakra.span>
            <chakra.span css={{ smDown: { srOnly: true } }}>Edit</chakra.span>
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
          <ItemMenu {...menu} />
        </HStack>
      )}
    </SelectableRow>
  );
}

/** A picture with what stands below it; what can be done with it lies in its corner. */
const Tile = chakra(ListRow, {
  base: {
    flexDirection: 'column',
    alignItems: 'stretch',
    columnGap: '0',
    rowGap: '0',
    paddingInline: '0',
    paddingBlock: '0',
    borderWidth: '1px',
    borderRadius: 'md',
    _last: { borderBottomWidth: '1px' },
    _hover: { borderColor: 'fg.muted' },
    '& > a': { position: 'absolute', inset: '0', borderRadius: 'md' },
    '& > div': { flex: '1', padding: '3', paddingTop: '2', '& h2': { fontSize: 'sm', lineHeight: '1.35' } },
    '& [data-corner]': {
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      lineHeight: '0',
      // The target is larger than what is seen: small pictures stay whole.
      '& button:hover': { background: 'transparent!' },
      '& svg': {
        boxSize: '1.75rem',
        padding: '1',
        borderRadius: 'full',
        background: 'bg.raised',
        boxShadow: 'raised',
      },
    },
  },
});

/** One picture of a list whose items are a picture each: all of it leads to its form. */
export function ItemTile({ isFirst, selection, ...menu }: ItemEntryProps) {
  const { type, item, onOpen } = menu;
  const title = titleOf(type, item);
  return (
    <Tile data-item={item._id}>
      {selection.isOn ? (
        <ItemCheckbox id={item._id} title={title} selection={selection} onPicture />
      ) : (
        <Link to={itemAddress(type, item._id)} aria-label={`Edit ${title}`} onClick={onOpen} />
      )}
      <Thumbnail type={type} item={item} css={{ width: 'full' }} isFirst={isFirst} />
      <RowText>
        <h2>{title}</h2>
        <Facts type={type} item={item} dateless />
        {selection.isOn ? null : (
          <span data-corner>
            <ItemMenu {...menu} />
          </span>
        )}
      </RowText>
    </Tile>
  );
}
