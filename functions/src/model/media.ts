import { isDeepStrictEqual } from 'node:util';
import type { NotedConsent, Person } from '@content/api/contract';
import type { FileUse } from '@content/api/file-use';
import type { Area, Consent, Point } from '@content/files/picture-details';
import type { Rendition, StoredFileDocument } from './content';

/** An uploaded file before it is stored. Facts that uses repeat never change. */
export interface NewMedia {
  /** The hash of its content: the same file is the same media, whoever brings it. */
  readonly id: string;
  /** The name of the uploaded file; only staff see that of a picture. */
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Of a picture: parts that have been made, by `partName`. */
  readonly renditions?: Readonly<Record<string, Rendition & { readonly crop?: Area }>>;
  /** Of a document. */
  readonly document?: Pick<StoredFileDocument, 'pages' | 'cover' | 'hasBlankCover'>;
}

/** An object to store, by its name among those of its media document. */
export interface NewObject {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** An uploaded file with the notes of staff. For staff alone: items, which anybody may read, only refer to it. */
export interface MediaRecord extends Omit<NewMedia, 'id'> {
  /** Null where nothing is known. */
  readonly consent: Consent | null;
  /** Everything that was ever noted, the newest last. */
  readonly history: readonly (Omit<NotedConsent, 'at'> & { readonly at: Date })[];
  /** Defaults of new uses of a picture. */
  readonly alt?: string;
  readonly focus?: Point | null;
  readonly createdAt: Date;
  /** It was uploaded to be used later: it stays until somebody deletes it. */
  readonly isInLibrary?: boolean;
  readonly createdBy: Person;
  /** While it is being taken away nothing new may refer to it. */
  readonly leavingSince?: Date;
}

/** The notes of staff about a picture; absent ones stay as they are. */
export type MediaNotes = Pick<FileUse, 'consent' | 'alt' | 'focus'>;

/** The description and focus that new uses of a picture start with. */
export function defaultsOf({ alt = '', focus = null }: MediaRecord) {
  return { alt, focus };
}

/** Which of these notes differ from those of a record. */
export function changedNotes(record: MediaRecord, notes: MediaNotes): (keyof MediaNotes)[] {
  const noted: MediaNotes = { consent: record.consent, ...defaultsOf(record) };
  return (['consent', 'alt', 'focus'] as const).filter(
    (name) => notes[name] !== undefined && !isDeepStrictEqual(notes[name], noted[name]),
  );
}

/** A removal that has lasted longer has failed. */
const LEAVING_MS = 10 * 60_000;

/** Whether something new may refer to a file. */
export function isAvailable(record: MediaRecord | undefined, now: Date): boolean {
  if (!record) return false;
  return now.getTime() - (record.leavingSince?.getTime() ?? 0) > LEAVING_MS;
}

/** All consents of a picture that were ever noted, the newest first. */
export function historyOf({ history }: MediaRecord): NotedConsent[] {
  return history.map(({ at, ...noted }) => ({ ...noted, at: at.toISOString() })).reverse();
}
