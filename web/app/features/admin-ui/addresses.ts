import type { AnyItem, ContentTypeDefinition } from '@content';
import { hasFirstPage } from '@content/items/first-page';
import { addressOf } from '@content/items/item';
import { publishingStateIn } from '@content/items/publishing-status';
import { adminPaths } from '../../data/staff/admin-paths';

/** The path at which visitors see an item: its own page, or its list, opened at the item. Null when they do not see it. */
function publicPath(type: ContentTypeDefinition, item: AnyItem): string | null {
  const { pages, visible } = type;
  if (!pages || !publishingStateIn(item).isPublic || (visible && item[visible.field] !== visible.equals))
    return null;
  // For visitors the first page of a document replaces a missing picture.
  const needs = pages.needs?.filter(
    (name) => !hasFirstPage(name, type.fields[name], { values: item, files: item.files }),
  );
  return addressOf({ ...type, pages: { ...pages, needs } }, item);
}

/** The address at which staff see what visitors see of an item: the version bypasses caches. */
export function siteAddress(type: ContentTypeDefinition, item: AnyItem): string | null {
  const path = publicPath(type, item);
  return path && `${path}${path.includes('?') ? '&' : '?'}v=${item._version}`;
}

/** The absolute URL of an item for visitors. */
export function publicLink(type: ContentTypeDefinition, item: AnyItem): string | null {
  const path = publicPath(type, item);
  return path && new URL(path, window.location.origin).href;
}

/** Whether a type has a single-item view: if its items have public pages. */
export const hasView = (type: ContentTypeDefinition): boolean => type.pages?.one !== undefined;

/** The screen of an item's form; that of a singleton stands in place of a list. */
export const formAddress = (type: ContentTypeDefinition, id: string): string =>
  type.singleton ? adminPaths.list(type.path) : adminPaths.edit(type.path, id);

/** The screen at which staff see an item: its single-item view, otherwise its form. */
export const itemAddress = (type: ContentTypeDefinition, id: string): string =>
  hasView(type) ? adminPaths.view(type.path, id) : formAddress(type, id);
