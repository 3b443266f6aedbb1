import { css } from '#styled-system/css';
import { Link } from 'react-router-dom';
import { ListRow } from '../../admin-ui/row-list';
import { titleOf } from '../../admin-ui/labels';
import { Tick } from '../bulk/tick';
import { ItemMenuButton } from '../items/item-menu';
import { Thumbnail } from '../items/thumbnail';
import { Facts, factsStyle } from './facts';
import type { ItemEntryProps } from './item-row';

/** How the parts of tiles look. */
export const tileParts = css.raw(factsStyle, {
  '& h2': { fontSize: 'sm', lineHeight: '1.35', overflowWrap: 'anywhere' },
  '& li > a': { position: 'absolute', inset: '0', borderRadius: 'md' },
  '& [data-part=text]': { flex: '1', padding: '3', paddingTop: '2' },
  '& [data-part=actions]': {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    lineHeight: '0',
    // The target is larger than what is seen: small pictures stay whole.
    '& button:hover': { background: 'transparent' },
    '& svg': {
      boxSize: '1.75rem',
      padding: '1',
      borderRadius: 'full',
      background: 'bg.raised',
      boxShadow: 'raised',
    },
  },
});

/** One picture of a list whose items are a picture each: all of it leads to its form. */
export function ItemTile({ type, item, to, isFirst, selection, onOpen }: ItemEntryProps) {
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
        <Link to={to} aria-label={`Edit ${title}`} onClick={onOpen} />
      )}
      <Thumbnail type={type} item={item} css={{ width: 'full' }} isFirst={isFirst} />
      <div data-part="text">
        <h2>{title}</h2>
        <Facts type={type} item={item} dateless />
        {selection.isOn ? null : (
          <span data-part="actions">
            <ItemMenuButton type={type} item={item} />
          </span>
        )}
      </div>
    </ListRow>
  );
}
