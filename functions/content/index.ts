import type { ContentTypeDefinition, Item } from './define';
import { employee } from './types/employee';
import { format } from './types/format';
import { gallery } from './types/gallery';
import { notice } from './types/notice';
import { policy } from './types/policy';
import { popup } from './types/popup';
import { program } from './types/program';
import { publication } from './types/publication';
import { slider } from './types/slider';
import { story } from './types/story';

/** Every content type, in the order of the staff menu. */
export const contentTypes = [
  popup,
  slider,
  employee,
  gallery,
  story,
  program,
  publication,
  format,
  policy,
  notice,
] as const satisfies readonly ContentTypeDefinition[];

export type ContentType = (typeof contentTypes)[number];
export type ContentPath = ContentType['path'];
export type ContentTypeAt<P extends ContentPath> = Extract<ContentType, { path: P }>;
/** One item of the type at a path: `ItemAt<'notices'>`. */
export type ItemAt<P extends ContentPath> = Item<ContentTypeAt<P>>;

const byPath = new Map<string, ContentType>(contentTypes.map((type) => [type.path, type]));

/** The definition at a path of the address, or undefined for a path that is no content type. */
export function contentTypeAt(path: string): ContentType | undefined {
  return byPath.get(path);
}

export * from './define';
export * from './kinds/fields';
