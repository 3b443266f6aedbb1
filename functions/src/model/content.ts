import { isDeepStrictEqual } from 'node:util';
import type { ContentTypeDefinition, DocumentFile, PictureFile } from '@content';
import { firstDocumentName, fileFields, valueFields } from '@content';
import { documentName } from '@content/files/document-facts';
import { defaultValue } from '@content/items/default-values';
import { firstPageDocuments } from '@content/items/first-page';
import { type FieldValue, simpleText } from '@content/field-types/field-type';
import type { Language } from '@site/locale';

/** A part of a picture as it was rendered; it never changes. `placeholder` is a tiny blurred picture as a data URL. */
export type Rendition = Pick<PictureFile, 'width' | 'height' | 'placeholder' | 'widths'>;

/** The text of a file in other languages. */
type Translations = Readonly<Partial<Record<Language, string>>>;

/** A use of a picture in a record; URLs are derived from it, never stored. */
export type StoredPicture = Rendition &
  Pick<PictureFile, 'kind' | 'media' | 'alt' | 'credit' | 'focus' | 'crop'> & {
    /** Of its description. */
    readonly translations?: Translations;
  };

/** A use of a document (PDF, DOC …) in a record. */
export type StoredFileDocument = Omit<DocumentFile, 'address' | 'cover' | Language> & {
  /** Of its label. */
  readonly translations?: Translations;
  /** Its first page, where that could be drawn; kept beside it. */
  readonly cover?: Rendition;
};

export type StoredFile = StoredPicture | StoredFileDocument;

/** Values and files: the rest of a record (times, version) follows from the write. */
export interface Content {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly files: Readonly<Record<string, readonly StoredFile[]>>;
}

/** A content item as read from Firestore. */
export interface StoredItem extends Content {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Set on an item in one language (`itemIn`): the languages in which it can be read, the original first. */
  readonly languages?: readonly Language[];
}

/** A content with the fields that its type has: those that were added since it was saved get their defaults. */
export function withDefaults<C extends Content>(type: ContentTypeDefinition, content: C): C {
  const values = valueFields(type).map(
    ([name, field]) => [name, content.values[name] ?? defaultValue(type, name, field)] as const,
  );
  const files = fileFields(type).map(([name]) => [name, content.files[name] ?? []] as const);
  return {
    ...content,
    values: Object.fromEntries(values),
    // Another release may know more fields: files in them are in use.
    files: { ...content.files, ...Object.fromEntries(files) },
  };
}

/** What a picture shows and who took it, for the picture that replaces it. */
export function captionOf({ alt, translations, credit }: StoredPicture): Partial<StoredPicture> {
  return { alt, ...(translations && { translations }), ...(credit && { credit }) };
}

/** All files of an item, over all its fields. */
export function allFiles(content: Pick<Content, 'files'>): StoredFile[] {
  return Object.values(content.files).flat();
}

/** The ids of the media that a content refers to. */
export function mediaIn(content: Pick<Content, 'files'>): string[] {
  return [...new Set(allFiles(content).map(({ media }) => media))];
}

export function picturesIn(content: Pick<Content, 'files'>): StoredPicture[] {
  return allFiles(content).filter((file) => file.kind === 'picture');
}

/** A content in which a document's first page fills in for a missing picture, where the field asks for that (`orFirstPage`). */
export function withFirstPages<C extends Content>(type: ContentTypeDefinition, content: C): C {
  const files: Record<string, readonly StoredFile[]> = { ...content.files };
  for (const [name, field] of fileFields(type)) {
    const [page] = firstPageDocuments(name, field, content).flatMap((file) => firstPageOf(file) ?? []);
    if (page) files[name] = [page];
  }
  return { ...content, files };
}

/** The first page of a document as a picture; null where it has none. */
export function firstPageOf(file: StoredFile): StoredPicture | null {
  if (file.kind === 'picture' || !file.cover) return null;
  const { media, cover } = file;
  // Frames keep the top of a page: letterhead, date and subject.
  return { kind: 'picture', media, alt: documentName(file), focus: { x: 0.5, y: 0 }, ...cover };
}

/** Names of the fields in which two contents differ. */
export function changedFields(type: ContentTypeDefinition, before: Content, after: Content): string[] {
  return Object.keys(type.fields).filter(
    (name) =>
      !type.fields[name]?.hidden &&
      (!isDeepStrictEqual(before.values[name], after.values[name]) ||
        !isDeepStrictEqual(before.files[name], after.files[name])),
  );
}

/** How an item is called in the log: its title, or else the name of its document, or as its type is. */
export function titleOf(type: ContentTypeDefinition, content: Content): string {
  if (type.defaults) return type.label.one;
  return simpleText(content.values[type.titleField] ?? '') || firstDocumentName(type, content.files);
}
