import type { AnyItem, ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import { adminPaths } from '../../data/admin-paths';

/** Where visitors see an item: its own page, or the list it is in; the version gets past caches. Null when they do not. */
export function siteAddress(type: ContentTypeDefinition, item: AnyItem): string | null {
  const { pages, visible } = type;
  if (!pages || (visible && item[visible.field] !== visible.equals)) return null;
  const hasPage = fileFields(type).every(([name]) => (item.files[name]?.length ?? 0) > 0);
  const part = pages.parts?.pages[String(item[pages.parts.field])];
  const page = (hasPage ? pages.one : undefined) ?? part ?? pages.list;
  const address = page.replace('{id}', encodeURIComponent(item._id));
  return `${address}${address.includes('?') ? '&' : '?'}v=${item._version}`;
}

/** Whether items of the type have a single-item view: those with a public page of their own do. */
export const hasView = (type: ContentTypeDefinition): boolean => type.pages?.one !== undefined;

/** Where staff see an item: its single-item view, the form, or the screen of the one that there is. */
export function itemAddress(type: ContentTypeDefinition, id: string): string {
  if (type.singleton) return adminPaths.list(type.path);
  return adminPaths[hasView(type) ? 'view' : 'edit'](type.path, id);
}
