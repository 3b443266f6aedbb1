import { chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import { Link } from '../../../components/link';
import { adminPaths } from '../../../data/staff/admin-paths';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { ButtonLink } from '../../admin-ui/buttons';
import { ListRow } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
import { Tick } from '../bulk-edit/bulk-bar';
import type { Selection } from '../bulk-edit/use-selection';
import { ItemMenu, type ItemMenuProps } from '../items/item-menu';
import { Thumbnail } from '../items/thumbnail';
import { Facts } from './facts';

export interface ItemEntryProps extends ItemMenuProps {
  readonly to: string;
  /** One of the first of its list. */
  readonly isFirst: boolean;
  readonly selection: Selection;
}

/** One item of a list: picture, title, listed fields, when it was changed, and what can be done with it. */
export function ItemRow({ to, isFirst, selection, ...menu }: ItemEntryProps) {
  const { type, item, onOpen } = menu;
  const title = titleOf(type, item);
  return (
    <ListRow
      data-item={item._id}
      css={{
        paddingInlineStart: selection.isOn ? { base: '3.25rem', sm: '3.75rem' } : undefined,
      }}
    >
      {selection.isOn ? <Tick id={item._id} title={title} selection={selection} /> : null}
      <Thumbnail
        type={type}
        item={item}
        css={{ width: { base: '3.5rem', sm: '4.5rem' } }}
        isFirst={isFirst}
      />
      <chakra.div css={{ flex: '1', minWidth: '0' }}>
        <chakra.h2
          css={{
            fontSize: { base: 'sm', sm: 'md' },
            lineHeight: '1.3',
            overflowWrap: 'anywhere',
          }}
        >
          {selection.isOn ? (
            title
          ) : (
            <Link
              to={to}
              onClick={onOpen}
              css={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 'target',
                minWidth: 'target',
                marginBlock: { base: '-1', sm: '-0.375rem' },
                paddingBlock: '1',
                _hover: { textDecoration: 'underline' },
              }}
            >
              {title}
            </Link>
          )}
        </chakra.h2>
        <Facts type={type} item={item} />
      </chakra.div>
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
    </ListRow>
  );
}

/** One picture of a list whose items are a picture each: all of it leads to its form. */
export function ItemTile({ to, isFirst, selection, ...menu }: ItemEntryProps) {
  const { type, item, onOpen } = menu;
  const title = titleOf(type, item);
  return (
    <ListRow
      data-item={item._id}
      css={{
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
      }}
    >
      {selection.isOn ? (
        <Tick id={item._id} title={title} selection={selection} onPicture />
      ) : (
        <Link
          to={to}
          aria-label={`Edit ${title}`}
          onClick={onOpen}
          css={{ position: 'absolute', inset: '0', borderRadius: 'md' }}
        />
      )}
      <Thumbnail type={type} item={item} css={{ width: 'full' }} isFirst={isFirst} />
      <chakra.div css={{ flex: '1', padding: '3', paddingTop: '2' }}>
        <chakra.h2 css={{ fontSize: 'sm', lineHeight: '1.35', overflowWrap: 'anywhere' }}>{title}</chakra.h2>
        <Facts type={type} item={item} dateless />
        {selection.isOn ? null : (
          <chakra.span
            css={{
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
            }}
          >
            <ItemMenu {...menu} />
          </chakra.span>
        )}
      </chakra.div>
    </ListRow>
  );
}
