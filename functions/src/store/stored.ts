import type { Timestamp } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import { fileFields, isFileField, rankField, valueFields } from '@content';
import type { FieldValue } from '@content/kinds/kind';
import { valueKind } from '@content/kinds/registry';

/** A picture as a Firestore document holds it; URLs are derived from it, never stored. */
export interface StoredPicture {
  readonly kind: 'picture';
  /** Random: no object name is ever used twice. */
  readonly uploadId: string;
  readonly name: string;
  /** Names of the served objects begin with it. */
  readonly stem: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly widths: readonly number[];
}

/** A document (PDF, DOC …) as a Firestore document holds it. */
export interface StoredFileDocument {
  readonly kind: 'document';
  readonly uploadId: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
}

export type StoredFile = StoredPicture | StoredFileDocument;
export type StoredFiles = Readonly<Record<string, readonly StoredFile[]>>;

/** What a write decides about: the rest of a document (times, version, ranks) follows from it. */
export interface Content {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly files: StoredFiles;
}

/** A content item as read from Firestore. */
export interface StoredItem extends Content {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The Firestore document of an item: values at the top level, so that rules and queries read them. */
export interface ItemDocument {
  readonly files: StoredFiles;
  readonly version: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  readonly [field: string]: unknown;
}

/** Values and their ranks, as a document stores them. */
export function storedValues(
  type: ContentTypeDefinition,
  values: Readonly<Record<string, FieldValue>>,
): Record<string, FieldValue> {
  const ranks = type.order.flatMap(({ field, rank }) => {
    const declared = type.fields[field];
    if (!rank || !declared || isFileField(declared)) return [];
    return [[rankField(field), valueKind(declared).rank?.(declared, values[field] ?? '')]];
  });
  return { ...values, ...(Object.fromEntries(ranks) as Record<string, number>) };
}

/** Reads a Firestore document; fields added to the definition later get their defaults. */
export function fromDocument(type: ContentTypeDefinition, id: string, data: ItemDocument): StoredItem {
  const values = valueFields(type).map(([name, field]) => {
    const stored = data[name] as FieldValue | undefined;
    return [name, stored ?? valueKind(field).initial(field)];
  });
  const files = fileFields(type).map(([name]) => [name, data.files[name] ?? []]);
  return {
    id,
    version: data.version,
    createdAt: data.createdAt.toDate(),
    updatedAt: data.updatedAt.toDate(),
    values: Object.fromEntries(values) as Record<string, FieldValue>,
    files: Object.fromEntries(files) as StoredFiles,
  };
}

/** All files of an item, over all its fields. */
export function allFiles(content: Pick<Content, 'files'>): StoredFile[] {
  return Object.values(content.files).flat();
}
