import type { Field, FileField, JsonValue, ValueField } from './field-types/fields';
import type { FieldValue } from './field-types/field-type';
import { isFileField } from './field-types/fields';
import type { documentFile, pictureFile, ResponseOf } from './api/file-schema';

/** One step of a list's order. `rank: true` sorts a choice by the position of its option, not alphabetically. */
export interface OrderStep {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly rank?: boolean;
}

/** What a content type declares, in its literal in `types/`, as far as visitors' pages need it. */
export interface ContentTypeStructure {
  /** Singular name in code and in the audit log, for example 'notice'. */
  readonly name: string;
  /** Collection in Firestore and segment of the URL: /api/v1/{path}. */
  readonly path: string;
  readonly label: { readonly one: string; readonly many: string };
  readonly fields: Readonly<Record<string, Field>>;
  /** The field that names an item in lists, dialogs and the audit log; what has `defaults` is called as its type is. */
  readonly titleField: string;
  /** On a change the item must keep a value in at least one of these. */
  readonly requireOneOf?: { readonly fields: readonly string[]; readonly message: string };
  readonly order: readonly OrderStep[];
  /** Staff can add one item for each chosen picture. `title` starts as the file's name; `common` is chosen once for all. */
  readonly bulkCreate?: {
    readonly picture: string;
    readonly title: string;
    readonly common: readonly string[];
  };
  /** Fields that a list can be narrowed by: ?category=…, ?isOngoing=…. */
  readonly filters?: readonly string[];
  /** The field with the last day on which an item is open: lists can be narrowed to what is open or closed (?state=…). */
  readonly closing?: string;
  /** The field with the day on which an item takes place: lists can be narrowed to what is upcoming or past (?state=…). */
  readonly event?: string;
  /** Its items send visitors of a path without a page (`from`) to another address (`to`). */
  readonly redirects?: true;
  /** The field that makes an item a template: visitors never see it, and new items begin with a copy of it. */
  readonly template?: string;
  /** Visitors see only items with this value; without it, all. */
  readonly visible?: { readonly field: string; readonly equals: boolean };
  /** The days after which staff are asked to review what visitors see. */
  readonly reviewAfterDays?: number;
  /** At most one item exists (policy). */
  readonly singleton?: boolean;
  /** Makes the singleton a global: its values until something is published, so that no page is ever without a text. */
  readonly defaults?: Readonly<Record<string, FieldValue>>;
  /** Of a singleton with `defaults`: the field with the organisation's name. One type has it. */
  readonly siteName?: string;
  /** Who may change it; by default all staff. */
  readonly access?: 'administrator';
  /** The visitors' page of the list, and of one item where there is one. */
  readonly pages?: {
    readonly list: string;
    /** Further pages of its items. */
    readonly also?: readonly string[];
    readonly one?: string;
    /** Fields that the page of one item needs: an item that lacks one has no page. */
    readonly needs?: readonly string[];
    /** Where visitors read an item that has no page; `{id}` stands for it. By default the list. */
    readonly within?: string;
    /** Pages that show only the items with one value of a field, by that value; `{id}` stands for the item. */
    readonly parts?: { readonly field: string; readonly pages: Readonly<Record<string, string>> };
  };
}

type Declared = Omit<ContentTypeStructure, 'order'> & Partial<Pick<ContentTypeStructure, 'order'>>;

/** Declares a content type, the newest item first; keeps the literal's exact types so that `Item` can be inferred from it. */
export function defineContentType<const D extends Declared>(definition: D) {
  return { order: [{ field: 'createdAt', direction: 'desc' }] as readonly OrderStep[], ...definition };
}

/** A picture in `files[field]` of a response. */
export type PictureFile = ResponseOf<typeof pictureFile>;

/** A picture in a page: lists leave out what they do not show, and the variants, which widths tell. */
export type ShownPicture = Pick<
  PictureFile,
  'kind' | 'alt' | 'focus' | 'width' | 'height' | 'placeholder' | 'address'
> &
  Partial<PictureFile>;

/** A document in `files[field]` of a response. */
export type DocumentFile = Omit<ResponseOf<typeof documentFile>, 'cover'> & {
  readonly cover?: ShownPicture | undefined;
};

type FilesOf<F extends Readonly<Record<string, Field>>> = {
  [K in keyof F as F[K] extends FileField ? K : never]?: (F[K] extends { type: 'document' | 'documents' }
    ? DocumentFile
    : PictureFile)[];
};

type AddressFields<F extends Readonly<Record<string, Field>>> = {
  [K in keyof F as F[K] extends { addressField: infer A extends string } ? A : never]: string | null;
};

/** In every response beside the item's fields. Times are ISO 8601 in UTC. */
export interface ItemBase {
  readonly _id: string;
  /** Counts up by one with every change. */
  readonly _version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** One item of a response, inferred from its definition. */
export type Item<D extends ContentTypeStructure = ContentTypeStructure> = ItemBase & {
  -readonly [K in keyof D['fields']]: JsonValue<D['fields'][K]>;
} & AddressFields<D['fields']> & { files: FilesOf<D['fields']> };

/** An item of any type, for code that serves all of them. */
export interface AnyItem extends ItemBase {
  readonly files: Readonly<Record<string, readonly (PictureFile | DocumentFile)[]>>;
  readonly [field: string]: unknown;
}

/** The fields filled by uploads, with their names. */
export function fileFields(type: ContentTypeStructure): [string, FileField][] {
  return Object.entries(type.fields).filter((entry): entry is [string, FileField] => isFileField(entry[1]));
}

/** The name of an item's document, which stands for a missing title; '' where there is none. */
export function firstDocumentName(
  type: ContentTypeStructure,
  files: Readonly<Record<string, readonly { readonly kind: string; readonly name?: string | undefined }[]>>,
): string {
  const [field = ''] = fileFields(type).find(([, { type: fieldType }]) => fieldType === 'document') ?? [];
  return files[field]?.[0]?.name ?? '';
}

/** Whether the values let visitors see an item of a type. */
export function isVisible(type: ContentTypeStructure, values: Readonly<Record<string, unknown>>): boolean {
  return !type.visible || values[type.visible.field] === type.visible.equals;
}

/** Whether the values make an item a template. */
export const isTemplate = (
  { template = '' }: ContentTypeStructure,
  values: Readonly<Record<string, unknown>>,
): boolean => values[template] === true;

/** The fields filled by values, with their names. */
export function valueFields(type: ContentTypeStructure): [string, ValueField][] {
  return Object.entries(type.fields).filter((entry): entry is [string, ValueField] => !isFileField(entry[1]));
}
