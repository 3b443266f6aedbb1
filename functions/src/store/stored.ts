import { type ContentTypeDefinition, type DocumentFile, fileFields, type PictureFile } from '@content';
import type { NotedConsent, Person } from '@content/api/contract';
import { documentName } from '@content/files/document-facts';
import { firstPageDocuments } from '@content/items/first-page';
import type { FieldValue } from '@content/field-types/field-type';
import type { Area, Consent, Point } from '@content/files/picture-details';
import type { Language } from '@site/locale';
import type { Timestamp } from 'firebase-admin/firestore';

/** What Firestore gives back of a record: the moments that are written as dates. */
export type Stored<T> = T extends Date
  ? Timestamp
  : T extends object
    ? { readonly [K in keyof T]: Stored<T[K]> }
    : T;

/** A part of a picture as it was rendered; it never changes. `placeholder` is a tiny blurred picture as a data URL. */
export type Rendition = Pick<PictureFile, 'width' | 'height' | 'placeholder' | 'widths'>;

/** The text of a file in other languages. */
export type Translations = Readonly<Partial<Record<Language, string>>>;

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

/** What is known of an uploaded file before it is stored. Facts that uses of it repeat never change. */
export interface NewMedia {
  /** The hash of its content: the same file is the same media, whoever brings it. */
  readonly id: string;
  /** Of the uploaded file; of a picture it is told to staff alone. */
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Of a picture: parts that have been made, by `partName`. */
  readonly renditions?: Readonly<Record<string, Rendition & { readonly crop?: Area }>>;
  /** Of a document. */
  readonly document?: Pick<StoredFileDocument, 'pages' | 'cover' | 'hasBlankCover'>;
}

/** An uploaded file with what staff have noted of it. For staff alone: items, whose documents anybody may read, refer to it. */
export interface MediaRecord extends Omit<NewMedia, 'id'> {
  /** Null where nothing is known. */
  readonly consent: Consent | null;
  /** Everything that was ever noted, the newest last. */
  readonly history: readonly {
    readonly consent: Consent | null;
    readonly by: Person;
    readonly at: Timestamp;
  }[];
  /** Defaults of new uses of a picture. */
  readonly alt?: string;
  readonly focus?: Point | null;
  readonly createdAt: Timestamp;
  /** It was uploaded to be used later: it stays until somebody deletes it. */
  readonly isInLibrary?: boolean;
  readonly createdBy: Person;
  /** While it is being taken away nothing new may refer to it. */
  readonly leavingSince?: Timestamp;
}

/** What staff note of a picture; an absent note stays as it is. */
export interface MediaNotes {
  /** Null if nothing is known. */
  readonly consent?: Consent | null | undefined;
  readonly alt?: string | undefined;
  readonly focus?: Point | null | undefined;
}

/** The description and focus that new uses of a picture start with. */
export function defaultsOf({ alt = '', focus = null }: MediaRecord) {
  return { alt, focus };
}

/** After so long whoever wanted to take a file away has failed. */
const LEAVING_MS = 10 * 60_000;

/** Tells whether something new may refer to a file. */
export function isAvailable(record: MediaRecord | undefined, now: Date): boolean {
  if (!record) return false;
  return now.getTime() - (record.leavingSince?.toMillis() ?? 0) > LEAVING_MS;
}

/** Collection of the media documents, closed to everybody. */
export const MEDIA_DOCUMENTS = 'media';

/** All that was ever noted of the people in a picture, the newest first. */
export function historyOf({ history }: MediaRecord): NotedConsent[] {
  return history.map(({ consent, by, at }) => ({ consent, by, at: at.toDate().toISOString() })).reverse();
}
