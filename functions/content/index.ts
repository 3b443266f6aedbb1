import type { Item, ItemBase } from './define';
import { contentTypes } from '@site/content-types';

export { contentTypes };
export type ContentType = (typeof contentTypes)[number];
export type ContentPath = ContentType['path'];
export type ContentTypeAt<P extends ContentPath> = Extract<ContentType, { path: P }>;
/** One item of the type at a path: `ItemAt<'notices'>`. */
export type ItemAt<P extends ContentPath> = Item<ContentTypeAt<P>>;
/** The fields of a global, as pages read them. */
export type GlobalAt<P extends ContentPath> = Omit<ItemAt<P>, keyof ItemBase | 'files'>;

/** A type with one item that has defaults. */
type GlobalType = Extract<ContentType, { readonly defaults: object }>;
type ItemType = Exclude<ContentType, GlobalType>;
/** Paths of all types but the globals. */
export type ItemPath = ItemType['path'];

/** The globals, in the order of the staff menu. */
export const globals: readonly GlobalType[] = contentTypes.filter((type) => 'defaults' in type);
/** All other types, in the order of the staff menu. */
export const itemTypes: readonly ItemType[] = contentTypes.filter(
  (type): type is ItemType => !('defaults' in type),
);

/** Types whose items visitors see; those of the others only say how the site works. */
export const pageTypes: readonly ItemType[] = itemTypes.filter((type) => 'pages' in type);

/** The definition at a path of the address, or undefined for a path that is no content type. */
export function contentTypeAt(path: string): ContentType | undefined {
  return contentTypes.find((type) => type.path === path);
}

export * from './define';
export type { ContentTypeDefinition } from './type-texts';
export * from './field-types/fields';
