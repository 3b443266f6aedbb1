import type { ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import { documentName } from '@content/document-facts';
import type { FieldValue } from '@content/kinds/kind';
import type { Area, Point } from '@content/picture-details';
import type { Language } from '@site/locale';

/** A part of a picture as it was rendered; it never changes. */
export interface Rendition {
  /** Pixels of the part, upright. */
  readonly width: number;
  readonly height: number;
  /** A tiny blurred picture as a data URL. */
  readonly placeholder: string;
  /** Of the variants, in pixels. */
  readonly widths: readonly number[];
}

/** The text of a file in other languages. */
export type Translations = Readonly<Partial<Record<Language, string>>>;

/** A use of a picture in a record; URLs are derived from it, never stored. */
export interface StoredPicture extends Rendition {
  readonly kind: 'picture';
  /** The id of its media document. */
  readonly media: string;
  readonly alt: string;
  /** Of its description. */
  readonly translations?: Translations;
  /** The point that crops keep, as fractions of the picture as it is shown. */
  readonly focus?: Point;
  /** The shown part of the upright upload. */
  readonly crop?: Area;
}

/** A use of a document (PDF, DOC …) in a record. */
export interface StoredFileDocument {
  readonly kind: 'document';
  /** The id of its media document. */
  readonly media: string;
  readonly name: string;
  /** The name that staff give it where it is one of several. */
  readonly label?: string;
  /** Of that name. */
  readonly translations?: Translations;
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
  /** Its first page, where that could be drawn; kept beside it. */
  readonly cover?: Rendition;
  /** That page is nearly white, and says less than a drawn cover. */
  readonly hasBlankCover?: true;
}

export type StoredFile = StoredPicture | StoredFileDocument;
export type StoredFiles = Readonly<Record<string, readonly StoredFile[]>>;

/** Values and files: the rest of a record (times, version) follows from the write. */
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
  /** Set on an item in one language (`itemIn`): the languages in which it can be read, the original first. */
  readonly languages?: readonly Language[];
}

/** The description of a picture, for the picture that replaces it. */
export function descriptionOf({
  alt,
  translations,
}: StoredPicture): Pick<StoredPicture, 'alt' | 'translations'> {
  return { alt, ...(translations && { translations }) };
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
    const from = field.kind === 'picture' ? field.orFirstPage : undefined;
    if (!from || (files[name] ?? []).length > 0 || content.values[from.when] !== true) continue;
    const page = (files[from.of] ?? []).flatMap((file) => firstPageOf(file) ?? [])[0];
    if (page) files[name] = [page];
  }
  return { ...content, files };
}

/** The first page of a document as a picture; null where it has none. */
export function firstPageOf(file: StoredFile): StoredPicture | null {
  if (file.kind === 'picture' || !file.cover) return null;
  const { media, cover } = file;
  // Frames keep the top of a page: letterhead, date and subject.
  return {
    kind: 'picture',
    media,
    alt: documentName(file),
    focus: { x: 0.5, y: 0 },
    ...cover,
  };
}
