import { createHash } from 'node:crypto';
import type { Bucket, File } from '@google-cloud/storage';
import type { Auth } from 'firebase-admin/auth';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { contentTypes } from '@content';
import { allUsers } from '../store/accounts';
import { closedCollection, keptCollections } from '../store/collections';
import { MEDIA } from '../store/files';

/** Plain JSON of a Firestore value; a Timestamp becomes { $timestamp: [seconds, nanoseconds] }. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] };
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, toPlain(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The Firestore value of plain JSON, as `toPlain` writes it. */
export function fromPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromPlain);
  if (typeof value !== 'object' || value === null) return value;
  const { $timestamp } = value as { $timestamp?: [number, number] };
  if ($timestamp) return new Timestamp(...$timestamp);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fromPlain(inner)]));
}

/** A project's three stores. */
export interface Project {
  readonly db: Firestore;
  readonly bucket: Bucket;
  readonly auth: Auth;
}

export interface Counts {
  readonly documents: number;
  readonly files: number;
  readonly accounts: number;
}

export interface PlainDocument {
  readonly id: string;
  readonly data: unknown;
}
export interface PlainFile {
  readonly name: string;
  readonly contentType: string | undefined;
  /** MD5 in base64, as Storage knows it. */
  readonly md5?: string | undefined;
}

export interface PlainAccount {
  readonly uid: string;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly disabled: boolean;
  readonly claims: Record<string, unknown>;
}

/** Returns the bytes that Storage has sent. Throws where they do not have the checksum that it knows. */
export function verify(bytes: Buffer, { name, md5 }: Pick<PlainFile, 'name' | 'md5'>): Buffer {
  if (md5 !== undefined && createHash('md5').update(bytes).digest('base64') !== md5)
    throw new Error(`${name} is damaged: its checksum is another one`);
  return bytes;
}

/** Names of a backup's own files. */
export const backupPaths = {
  documents: (collection: string) => `documents/${collection}.json`,
  files: 'files.json',
  accounts: 'accounts.json',
} as const;

/** Where a backup goes: a folder, or a bucket. */
export interface BackupTarget {
  /** Writes one of the backup's own files from pieces of text; no more of it than a piece is in memory. */
  readonly write: (path: string, pieces: AsyncIterable<string>) => Promise<void>;
  /** Keeps the content of an object of Storage; rejects with the code 404 where it is not there any more. */
  readonly copy: (file: File) => Promise<void>;
}

/** What a backup holds of Firestore. */
export const collections = [...contentTypes.map((type) => type.path), ...keptCollections];
const PAGE = 500;
/** Objects that are kept at the same time. */
const AT_ONCE = 8;

/** The documents of a collection as they were at a moment of the last hour, by pages. */
async function* recordsIn(
  db: Firestore,
  collection: string,
  readTime: Timestamp,
): AsyncGenerator<PlainDocument> {
  let last: string | undefined;
  for (;;) {
    const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE);
    const page = last === undefined ? all : all.startAfter(last);
    const { docs } = await db.runTransaction((then) => then.get(page), { readOnly: true, readTime });
    for (const doc of docs) yield { id: doc.id, data: toPlain(doc.data()) };
    last = docs.at(-1)?.id;
    if (docs.length < PAGE) return;
  }
}

/** A JSON array, a line for each of its values, as text in pieces. `onEach` hears of each. */
async function* inJson<T>(
  all: AsyncIterable<T> | Iterable<T>,
  onEach?: (one: T) => void,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const one of all) {
    onEach?.(one);
    yield `${before}${JSON.stringify(one)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** A backup as it was written: what is in it, the names of the objects, and their bytes. */
export interface Written extends Counts {
  readonly names: readonly string[];
  readonly bytes: number;
}

/**
 * Writes documents, files and staff accounts (without secrets) as plain JSON and files. Documents go through memory by
 * pages; of the objects it holds the names. All documents are those of one moment, so that an item and what the public
 * collection repeats of it agree. They come first: what they refer to is there when files are kept.
 */
export async function backup({ db, bucket, auth }: Project, target: BackupTarget): Promise<Written> {
  let documents = 0;
  // The store's own moment: a clock that is ahead of it would ask for what is not there yet.
  const { readTime } = await closedCollection(db, 'audit').limit(1).get();
  for (const collection of collections) {
    const pieces = inJson(recordsIn(db, collection, readTime), () => (documents += 1));
    await target.write(backupPaths.documents(collection), pieces);
  }
  const files: PlainFile[] = [];
  let bytes = 0;
  const keep = async (file: File) => {
    try {
      await target.copy(file);
    } catch (error) {
      // It has been erased since it was listed.
      if ((error as { code?: unknown }).code === 404) return;
      throw error;
    }
    const { contentType, md5Hash: md5, size } = file.metadata;
    files.push({ name: file.name, contentType, md5 });
    bytes += Number(size ?? 0);
  };
  await bucket.getFilesStream({ prefix: MEDIA }).forEach(keep, { concurrency: AT_ONCE });
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  await target.write(backupPaths.files, inJson(files));
  const accounts: PlainAccount[] = [];
  for await (const { uid, email, displayName, disabled, customClaims } of allUsers(auth))
    accounts.push({ uid, email, displayName, disabled, claims: customClaims ?? {} });
  accounts.sort((a, b) => (a.uid < b.uid ? -1 : 1));
  await target.write(backupPaths.accounts, inJson(accounts));
  const names = files.map(({ name }) => name);
  return { documents, files: files.length, accounts: accounts.length, names, bytes };
}
