import { contentTypes } from '@site/content-types';
import { type ContentTypeStructure, valueFields } from '../define';
import { valueFieldType } from '../field-types/registry';
import { delocalizePath } from '../texts/language-paths';

/** A link to a page or file of this site or another one, and the field in which it stands. */
export interface ItemLink {
  readonly field: string;
  readonly href: string;
}

/** The links of an item by its values, which never change. */
const known = new WeakMap<object, readonly ItemLink[]>();

/** The links of an item, each once in a field; e-mail addresses and phone numbers are none. */
export function linksOf(type: ContentTypeStructure, values: Readonly<Record<string, unknown>>) {
  const links =
    known.get(values) ??
    valueFields(type).flatMap(([field, declared]): ItemLink[] => {
      const hrefs = valueFieldType(declared).links(declared, values[field]);
      const pages = hrefs.filter((href) => /^(?:\/|https?:)/i.test(href));
      return [...new Set(pages)].map((href) => ({ field, href }));
    });
  known.set(values, links);
  return links;
}

/** The paths of all pages but those of single items. */
export const fixedPages: ReadonlySet<string> = new Set([
  '/search',
  ...(contentTypes as readonly ContentTypeStructure[])
    .flatMap(({ pages }) =>
      pages ? [pages.list, ...(pages.also ?? []), ...Object.values(pages.parts?.pages ?? {})] : [],
    )
    .map((page) => page.replace(/\?.*/, '')),
]);

/** The path of this site to which an address leads, without its language; null for an address of another site. */
export function sitePath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin ? delocalizePath(url.pathname).replace(/(?<=.)\/$/, '') : null;
}
