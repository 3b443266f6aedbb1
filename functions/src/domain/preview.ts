import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { hasPage, isTypeWithPages, listPath, pagePath } from '@content/items/item';
import type { PreviewLink } from '@content/api/contract';
import { PREVIEW_ANCHOR } from '@content/site-build';
import type { Services } from '../services';
import { type ItemState, newestItem, newestRevision, visibleRevisionAt } from '../model/item-state';
import { inOrder } from '../model/list-order';
import { type Preview, previewRoot } from '../store/previews';
import type { StoredItem } from '../model/content';
import type { ItemSource } from './lists';
import { serializeForVisitors } from './serialize';

/** The page on which visitors will see an item: its own, or a list with an anchor, as a draft may lack what its page needs. */
function pageOf(type: ContentTypeDefinition, state: ItemState): { page: string; anchor: string } {
  const item = serializeForVisitors(type, newestItem(state));
  return isTypeWithPages(type) && hasPage(type, item)
    ? { page: pagePath(type, item), anchor: '' }
    : { page: listPath(type, item), anchor: `#${PREVIEW_ANCHOR}` };
}

/** A link that shows the newest content of an item where visitors will see it. */
export async function previewLink(
  { previews }: Pick<Services, 'previews'>,
  type: ContentTypeDefinition,
  state: ItemState,
): Promise<PreviewLink> {
  const { token, expiresAt } = await previews.token(type.path, state.id);
  const { page, anchor } = pageOf(type, state);
  const url = `${page}${page.includes('?') ? '&' : '?'}preview=${token}${anchor}`;
  return { url, expiresAt: expiresAt.toISOString() };
}

/** An item's newest content as visitors would see it: also one that is switched off, such as an inactive popup. */
function shownItem({ visible }: ContentTypeDefinition, state: ItemState): StoredItem {
  const item = newestItem(state);
  return visible ? { ...item, values: { ...item.values, [visible.field]: visible.equals } } : item;
}

/**
 * The source that a preview reads from: everything public, with its item in its newest content, whose files are reached by the token.
 * Null when the item is gone.
 */
export async function previewSource(
  { items, content }: Pick<Services, 'items' | 'content'>,
  { path, id }: Preview,
  token: string,
): Promise<(ItemSource & { readonly isPublic: boolean }) | null> {
  const type: ContentTypeDefinition | undefined = contentTypeAt(path);
  const state = type ? await items.get(type, id) : null;
  if (!type || !state) return null;
  const item = shownItem(type, state);
  const seen = visibleRevisionAt(type, state, content.now());
  return {
    /** Visitors see the same content at this moment. */
    isPublic: seen?.version === newestRevision(state).version,
    now: () => content.now(),
    async visibleItems(listed) {
      const all = await content.visibleItems(listed);
      if (listed.path !== path) return all;
      const others = all.filter((each) => each.id !== id);
      // The first slide is the only one that shows without JavaScript.
      if (type.pages?.list === '/') return [item, ...others];
      return inOrder(type, [item, ...others], (each) => each);
    },
    fileRoots: (listed, shown) =>
      listed.path === path && shown.id === id ? () => previewRoot(token) : undefined,
  };
}
