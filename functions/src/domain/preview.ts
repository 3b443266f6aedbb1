import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { hasPage, isTypeWithPages, listPath, pagePath } from '@content/items/item';
import type { PreviewLink } from '@content/api/contract';
import { PREVIEW_ANCHOR } from '@content/api/contract';
import type { Services } from '../services';
import type { ItemState } from '../store/item-state';
import { newestRevision, newestItem, visibleRevisionAt } from '../store/item-state';
import { inOrder } from '../store/list-order';
import type { FileRoots, Preview } from '../store/previews';
import { previewRoot } from '../store/previews';
import type { StoredItem } from '../store/stored';
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

/** Everything public, with one item in its newest content. */
class PreviewSource implements ItemSource {
  private readonly item: StoredItem;

  constructor(
    private readonly content: ItemSource,
    private readonly type: ContentTypeDefinition,
    private readonly state: ItemState,
    private readonly token: string,
  ) {
    this.item = shownItem(type, state);
  }

  /** Visitors see the same content at this moment. */
  get isPublic(): boolean {
    const seen = visibleRevisionAt(this.type, this.state, this.now());
    return seen?.version === newestRevision(this.state).version;
  }

  /** This moment. */
  now(): Date {
    return this.content.now();
  }

  /** All items of a type that are read, in its order. */
  async visibleItems(type: ContentTypeDefinition): Promise<readonly StoredItem[]> {
    const seen = await this.content.visibleItems(type);
    if (type.path !== this.type.path) return seen;
    const others = seen.filter(({ id }) => id !== this.item.id);
    // The first slide is the only one that shows without JavaScript.
    if (type.pages?.list === '/') return [this.item, ...others];
    return inOrder(type, [this.item, ...others], (item) => item);
  }

  /** The files of the item that is shown early are reached by the token. */
  fileRoots(type: ContentTypeDefinition, { id }: StoredItem): FileRoots | undefined {
    const isIt = type.path === this.type.path && id === this.state.id;
    return isIt ? () => previewRoot(this.token) : undefined;
  }
}

/** The source that a preview reads from; null when the item is gone. */
export async function previewSource(
  { items, content }: Pick<Services, 'items' | 'content'>,
  { path, id }: Preview,
  token: string,
): Promise<PreviewSource | null> {
  const type = contentTypeAt(path);
  const state = type ? await items.get(type, id) : null;
  return type && state ? new PreviewSource(content, type, state, token) : null;
}
