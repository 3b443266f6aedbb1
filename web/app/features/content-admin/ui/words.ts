import type { AnyItem, ContentTypeDefinition, PictureFile } from '@content';
import { fileFields } from '@content';
import { adminAddresses } from '../../../data/admin-addresses';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kathmandu',
});

/** A day in words, as it is in Nepal: '3 March 2026'. */
export const dayInWords = (iso: string): string => day.format(new Date(iso));

/** A moment in words, as it is in Nepal: '3 March 2026 at 14:05'. */
export const momentInWords = (iso: string): string => moment.format(new Date(iso));

/** 'popup' from the type's label, for sentences. */
export const oneOf = (type: ContentTypeDefinition): string => type.label.one.toLowerCase();

/** 'a notice', 'an employee'. */
export const anyOf = (type: ContentTypeDefinition): string =>
  `${/^[aeiou]/i.test(type.label.one) ? 'an' : 'a'} ${oneOf(type)}`;

/** A text or number of an item as text; '' for anything else. */
export function textOf(item: AnyItem, name: string): string {
  const value = item[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** How an item is called: its title, or its file's name, or that it has none. */
export function titleOf(type: ContentTypeDefinition, item: AnyItem): string {
  const text = textOf(item, type.titleField).trim();
  if (text !== '') return text;
  const file = item.files[type.titleField]?.[0];
  return file?.name ?? `Untitled ${oneOf(type)}`;
}

/** The first picture of an item, or undefined. */
export function pictureOf(type: ContentTypeDefinition, item: AnyItem): PictureFile | undefined {
  for (const [name] of fileFields(type)) {
    const file = item.files[name]?.[0];
    if (file?.kind === 'picture') return file;
  }
  return undefined;
}

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

/** Whether items of the type have a single-item view (specification section 2): those with a public page of their own. */
export const hasView = (type: ContentTypeDefinition): boolean => type.pages?.one !== undefined;

/** Where staff see an item: its single-item view, the form, or the screen of the one that there is. */
export function itemAddress(type: ContentTypeDefinition, id: string): string {
  if (type.singleton) return adminAddresses.list(type.path);
  return adminAddresses[hasView(type) ? 'view' : 'edit'](type.path, id);
}
