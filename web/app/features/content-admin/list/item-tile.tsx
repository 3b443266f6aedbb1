import { chakra } from '@chakra-ui/react';
import { Link } from '../../../components/link';
import { ListRow } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
import { lazy } from '../../admin-ui/lazy';
import { ItemMenu } from '../items/item-menu';
import { Thumbnail } from '../items/thumbnail';
import { Facts } from './facts';
import type { ItemEntryProps } from './item-row';

const Tick = lazy(() => import('../bulk-edit/tick').then((module) => module.Tick));

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
