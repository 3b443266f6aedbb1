import type { Bucket, File } from '@google-cloud/storage';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { contentTypes } from '@content';
import { ORIGINALS, SERVED, TRASH } from '../store/files';
import { toPlain } from './plain';

/** A project's three stores. */
export interface Project {
  readonly db: Firestore;
  readonly bucket: Bucket;
  readonly auth: Auth;
}

/** What was written or brought back. */
export interface Counts {
  readonly documents: number;
  readonly files: number;
  readonly accounts: number;
}

/** What a backup keeps of a document, an object of Storage and an account. */
export interface PlainDocument {
  readonly id: string;
  readonly data: unknown;
}
export interface PlainFile {
  readonly name: string;
  readonly contentType: string | undefined;
  readonly cacheControl: string | undefined;
}
export interface PlainAccount {
  readonly uid: string;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly disabled: boolean;
  readonly claims: Record<string, unknown>;
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
  /** Keeps the content of an object of Storage. */
  readonly keep: (file: File) => Promise<void>;
}

/**
 * Sessions and tries are not kept: they end by themselves, and hold what nobody should carry around. Nor are keys, which are
 * made anew, and the secrets of the second step of signing in, as little as passwords: after a restore each person chooses
 * a password by mail and turns the second step on again. How the site is doing (operations) tells of one project.
 */
export const collections = [
  ...contentTypes.map((type) => type.path),
  'editions',
  'versions',
  'trash',
  'singletons',
  'consents',
  'audit',
];
const fileRoots = [SERVED, ORIGINALS, TRASH];
const PAGE = 500;
/** Objects that are kept at the same time. */
const AT_ONCE = 8;

async function* documentsOf(db: Firestore, collection: string): AsyncGenerator<PlainDocument> {
  let last: string | undefined;
  for (;;) {
    const all = db.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE);
    const { docs } = await (last === undefined ? all : all.startAfter(last)).get();
    for (const doc of docs) yield { id: doc.id, data: toPlain(doc.data()) };
    last = docs.at(-1)?.id;
    if (docs.length < PAGE) return;
  }
}

async function* accountsOf(auth: Auth): AsyncGenerator<PlainAccount> {
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const { uid, email, displayName, disabled, customClaims } of page.users)
      yield { uid, email, displayName, disabled, claims: customClaims ?? {} };
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** Every object of the site, by pages. */
async function* objectsOf(bucket: Bucket): AsyncGenerator<File> {
  for (const prefix of fileRoots) {
    let pageToken: string | undefined;
    do {
      const asked = { prefix, autoPaginate: false, maxResults: PAGE, ...(pageToken ? { pageToken } : {}) };
      const [files, next] = await bucket.getFiles(asked);
      yield* files;
      pageToken = (next as { pageToken?: string } | null)?.pageToken;
    } while (pageToken !== undefined);
  }
}

/** Calls `work` for each, a few at a time; rejects with the first failure, once all that has begun is over. */
async function forEachOf<T>(all: AsyncIterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const one of all) {
    const begun: Promise<void> = work(one)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(begun));
    running.add(begun);
    if (running.size >= AT_ONCE) await Promise.race(running);
    if (failures.length > 0) break;
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}

/** A JSON array, a line for each of its values, as text in pieces. `told` hears of each. */
async function* inJson<T>(
  all: AsyncIterable<T> | Iterable<T>,
  told?: (one: T) => void,
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const one of all) {
    told?.(one);
    yield `${before}${JSON.stringify(one)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const byText =
  <T>(text: (one: T) => string) =>
  (a: T, b: T) =>
    text(a) < text(b) ? -1 : 1;

/** A backup as it was written: what is in it, the names of the objects, and their bytes. */
export interface Written extends Counts {
  readonly names: readonly string[];
  readonly bytes: number;
}

/**
 * Writes documents, files and staff accounts (without secrets) as plain JSON and files. Documents go through memory by
 * pages; of the objects it holds the names. Documents come first: what they refer to is there when files are kept.
 */
export async function backup({ db, bucket, auth }: Project, target: BackupTarget): Promise<Written> {
  let documents = 0;
  for (const collection of collections) {
    const pieces = inJson(documentsOf(db, collection), () => (documents += 1));
    await target.write(backupPaths.documents(collection), pieces);
  }
  const files: PlainFile[] = [];
  let bytes = 0;
  await forEachOf(objectsOf(bucket), async (file) => {
    await target.keep(file);
    const { contentType, cacheControl, size } = file.metadata;
    files.push({ name: file.name, contentType, cacheControl });
    bytes += Number(size ?? 0);
  });
  files.sort(byText(({ name }) => name));
  await target.write(backupPaths.files, inJson(files));
  const accounts: PlainAccount[] = [];
  for await (const account of accountsOf(auth)) accounts.push(account);
  accounts.sort(byText(({ uid }) => uid));
  await target.write(backupPaths.accounts, inJson(accounts));
  const names = files.map(({ name }) => name);
  return { documents, files: files.length, accounts: accounts.length, names, bytes };
}
