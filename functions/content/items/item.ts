import { languages, type Language } from '@site/locale';
import type { ContentTypeStructure, DocumentFile, PictureFile, ShownPicture } from '../define';
import type { Point } from '../files/picture-details';

/** A file of an item: its URL, and its facts where the response has them. */
interface ItemFile<F> {
  readonly url: string;
  readonly file: F | undefined;
}
export type { ShownPicture };
export type ItemPicture = ItemFile<ShownPicture>;
export type ItemDocument = ItemFile<DocumentFile>;

/** Added to items by responses; pages work without it. */
interface Extras {
  /** ISO 8601. */
  readonly createdAt?: string;
  /** ISO 8601. */
  readonly updatedAt?: string;
  readonly files?: Readonly<Record<string, readonly AnyFile[] | undefined>>;
  readonly _languages?: readonly Language[];
}

/** The URLs in a file field: a plain URL, an object with `main`, a list of URLs, or nothing. */
function urlsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return [typeof value === 'object' && value !== null && 'main' in value ? value.main : value];
}

type AnyFile = ShownPicture | DocumentFile;

function filesIn<F extends AnyFile>(item: object, field: string, kind: F['kind']): ItemFile<F>[] {
  const files = (item as Extras).files?.[field] ?? [];
  const isOfKind = (file?: AnyFile): file is F => file?.kind === kind;
  return urlsIn((item as Readonly<Record<string, unknown>>)[field]).flatMap((url, i) =>
    typeof url === 'string' && url !== '' ? [{ url, file: isOfKind(files[i]) ? files[i] : undefined }] : [],
  );
}

/** The pictures in a field of an item, in order, whichever of the field's shapes it has. */
export function picturesOf<I extends object>(item: I, field: keyof I & string): ItemPicture[] {
  return filesIn(item, field, 'picture');
}

/** The documents in a field of an item, in order. */
export function documentsOf<I extends object>(item: I, field: keyof I & string): ItemDocument[] {
  return filesIn(item, field, 'document');
}

type Variant = PictureFile['variants'][number];

/** The media types in which pictures are served, best first. */
export const variantTypes = ['image/avif', 'image/webp'] as const;

/** The variants of each type in these widths, by the URL of one of them: `…/picture-1600.webp`. */
export function variantsAt(address: string, widths: readonly number[]): Variant[] {
  const stem = address.replace(/-\d+\.\w+$/, '');
  return variantTypes.flatMap((type) =>
    widths.map((width) => ({ address: `${stem}-${width}.${type.replace('image/', '')}`, width, type })),
  );
}

/** The URL of the smallest WebP of a picture that is at least `width` pixels wide, or else of the largest; its only one where no others are known. */
export function webpOf({ address, widths = [] }: ShownPicture, width = 0): string {
  const webp = variantsAt(address, widths)
    .filter(({ type }) => type === 'image/webp')
    .sort((a, b) => a.width - b.width);
  return (webp.find((variant) => variant.width >= width) ?? webp.at(-1))?.address ?? address;
}

/** When an item was added and last changed (ISO 8601), where the response has it. */
export function timesOf(item: object): Pick<Extras, 'createdAt' | 'updatedAt'> {
  return item;
}

/** The languages in which an item can be read, the original first; all, where the response does not say. */
export function languagesOf(item: object): readonly Language[] {
  return (item as Extras)._languages ?? languages;
}

/** A share card in pixels: its words have the left, `words` wide, and the picture the rest. */
export const shareCard = { width: 1200, height: 630, words: 560 } as const;

/** Path of the share card (JPEG) of an item's page in a language: another one for each version. */
export function sharePath(
  { path }: Pick<ContentTypeStructure, 'path'>,
  item: object,
  language: Language,
): string {
  const { _id = '', _version = 0 } = item as { readonly _id?: string; readonly _version?: number };
  return `/share/${path}/${_id}/${_version}.${language}.jpg`;
}

/** Whether an item has a page: its type has such pages, and it has every field that they need. */
export function hasPage({ pages }: ContentTypeStructure, item: object): boolean {
  if (pages?.one === undefined) return false;
  const values = item as Readonly<Record<string, unknown>>;
  return (pages.needs ?? []).every((field) => urlsIn(values[field]).some(Boolean));
}

/** A type whose items have a page each. */
export type TypeWithPages = ContentTypeStructure & { readonly pages: { readonly one: string } };

/** Whether the items of a type have a page each. */
export function isTypeWithPages(type: ContentTypeStructure): type is TypeWithPages {
  return type.pages?.one !== undefined;
}

interface Identified {
  readonly _id: string;
}
const withId = (page: string, { _id }: Identified) => page.replace('{id}', encodeURIComponent(_id));

/** Path of the page of one item, whether or not it has one (`hasPage`). */
export const pagePath = ({ pages }: TypeWithPages, item: Identified): string => withId(pages.one, item);

/** Path and query of the page that shows an item among others: that of its part of the list, or of the list. */
export function listPath({ pages }: ContentTypeStructure, item: Identified): string {
  const { [pages?.parts?.field ?? '']: part } = item as Identified & Readonly<Record<string, unknown>>;
  return withId(pages?.parts?.pages[String(part)] ?? pages?.list ?? '/', item);
}

/** Path and query of where visitors read an item: its own page, or where its type shows it. */
export function addressOf(type: ContentTypeStructure, item: Identified): string {
  if (isTypeWithPages(type) && hasPage(type, item)) return pagePath(type, item);
  return type.pages?.within === undefined ? listPath(type, item) : withId(type.pages.within, item);
}

/** The default focus of a picture: where heads usually are, higher up in an upright one. */
export function headsOf({ width, height }: { readonly width: number; readonly height: number }): Point {
  return { x: 0.5, y: width < height ? 0.16 : 0.33 };
}
