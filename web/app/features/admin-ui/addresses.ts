import type { AnyItem, ContentTypeDefinition } from '@content';
import { hasFirstPage } from '@content/items/first-page';
import { addressOf } from '@content/items/item';
import { publishingStateIn } from '@content/items/publishing-status';
import { adminPaths } from '../../data/staff/admin-paths';

/**
 * Where visitors see an item: its own page, or its list, opened at the item. Null when they do not see it.
 */
function publicPath(type: ContentTypeDefinition, item: AnyItem): string | null {
  const { pages, visible } = type;
  if (!pages || !publishingStateIn(item).isPublic || (visible && item[visible.field] !== visible.equals))
    return null;
  // Visitors are given the first page of a document for a missing picture.
  const needs = pages.needs?.filter(
    (name) => !hasFirstPage(name, type.fields[name], { values: item, files: item.files }),
  );
  return addressOf({ ...type, pages: { ...pages, needs } }, item);
}

/** Where staff see what visitors see of an item: the version gets past caches. */
export function siteAddress(type: ContentTypeDefinition, item: AnyItem): string | null {
  const path = publicPath(type, item);
  return path && `${path}${path.includes('?') ? '&' : '?'}v=${item._version}`;
}

/** The address of an item that can be sent to anybody. */
export function publicLink(type: ContentTypeDefinition, item: AnyItem): string | null {
  const path = publicPath(type, item);
  return path && new URL(path, window.location.origin).href;
}

/** Types with a public page of their own have a single-item view. */
export const hasView = (type: ContentTypeDefinition): boolean => type.pages?.one !== undefined;

/** Where staff see an item: its single-item view, the form, or the screen of the one that there is. */
export function itemAddress(type: ContentTypeDefinition, id: string): string {
  if (type.singleton) return adminPaths.list(type.path);
  return adminPaths[hasView(type) ? 'view' : 'edit'](type.path, id);
}

/** Where staff change an item: its form, which for the one that there is stands in place of a list. */
export const formAddress = (type: ContentTypeDefinition, id: string): string =>
  type.singleton ? adminPaths.list(type.path) : adminPaths.edit(type.path, id);
