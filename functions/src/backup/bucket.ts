import { DAY_MS } from '@content/dates/calendar';
import type { Bucket, File } from '@google-cloud/storage';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BACKUP_DAYS } from '@content/api/site-state';
import { backupPaths, type BackupTarget, type Counts, type PlainFile, type Written } from './backup';

/**
 * A bucket of backups holds `backups/{name}/` for each one, with its documents, accounts and list of files, and `files/`,
 * which all of them share: an object of the site never changes, so that one copy serves every backup that lists it.
 */
const BACKUPS = 'backups/';
const FILES = 'files/';
/** Written last: a backup without it was cut short. */
const COMPLETE = 'complete.json';
/** A bucket that refuses to remove anything before its time counts by seconds. */
const REMOVED_AFTER_MS = (BACKUP_DAYS + 1) * DAY_MS;

/** 2026-11-21T20-30-00Z: the moment, in letters that stand in names without quotes. */
const nameOf = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
const momentOf = (name: string) => Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'));

async function read(bucket: Bucket, name: string): Promise<Buffer> {
  return (await bucket.file(name).download({ validation: false }))[0];
}

const readJson = async <T>(bucket: Bucket, name: string) =>
  JSON.parse((await read(bucket, name)).toString('utf8')) as T;

async function write(
  bucket: Bucket,
  name: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const stream = bucket.file(name).createWriteStream({ resumable: false, contentType: 'application/json' });
  await pipeline(Readable.from(pieces), stream);
}

/** The backups of a bucket by name, the oldest first, with the names of their own files. */
async function backupsIn(bucket: Bucket): Promise<Map<string, string[]>> {
  const [files] = await bucket.getFiles({ prefix: BACKUPS });
  const found = new Map<string, string[]>();
  for (const { name } of files) {
    const [backup = '', ...rest] = name.slice(BACKUPS.length).split('/');
    found.set(backup, [...(found.get(backup) ?? []), rest.join('/')]);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names of the backups of a bucket that are complete, the oldest first. */
export async function completeBackups(bucket: Bucket): Promise<string[]> {
  return [...(await backupsIn(bucket))].filter(([, own]) => own.includes(COMPLETE)).map(([name]) => name);
}

/** The names of the copies that are there: a list of a backup tells what should be. */
async function copiesIn(bucket: Bucket): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const { name } of bucket.getFilesStream({ prefix: FILES }) as AsyncIterable<File>)
    names.add(name.slice(FILES.length));
  return names;
}

/** A backup that is being written; `complete` says that it is. */
interface StartedBackup extends BackupTarget {
  readonly name: string;
  readonly complete: (counts: Omit<Written, 'names'>) => Promise<void>;
}

/** Begins a backup of this moment. Only files of which there is no copy are copied, within Google's network. */
export async function startBackup(bucket: Bucket, moment: Date): Promise<StartedBackup> {
  const name = nameOf(moment);
  const copies = await copiesIn(bucket);
  return {
    name,
    write: (path, pieces) => write(bucket, `${BACKUPS}${name}/${path}`, pieces),
    complete: (counts) => write(bucket, `${BACKUPS}${name}/${COMPLETE}`, [JSON.stringify(counts)]),
    copy: async (file: File) => {
      if (copies.has(file.name)) return;
      const copy = bucket.file(FILES + file.name);
      // A run that was cut short may have copied it already; nothing may be overwritten here.
      await file.copy(copy, { preconditionOpts: { ifGenerationMatch: 0 } }).catch((error: unknown) => {
        if ((error as { code?: unknown }).code !== 412) throw error;
      });
    },
  };
}

type Backup = readonly [name: string, own: readonly string[]];

/** The names of the files that complete ones of some backups list. */
async function* filesOf(bucket: Bucket, backups: readonly Backup[]): AsyncGenerator<string> {
  for (const [name, own] of backups) {
    if (!own.includes(COMPLETE)) continue;
    const files = await readJson<PlainFile[]>(bucket, `${BACKUPS}${name}/${backupPaths.files}`);
    yield* files.map((file) => file.name);
  }
}

/**
 * Removes the backups that are older than thirty days, and their files that neither another one lists nor anything uses now.
 * Called when a newer backup is complete, so that one always stays.
 */
export async function removeOldBackups(bucket: Bucket, now: Date, used: ReadonlySet<string>): Promise<void> {
  const all = [...(await backupsIn(bucket))];
  const isOld = ([name]: Backup) => now.getTime() - momentOf(name) > REMOVED_AFTER_MS;
  const old = all.filter(isOld);
  const gone = new Set<string>();
  for await (const name of filesOf(bucket, old)) if (!used.has(name)) gone.add(name);
  const others = gone.size > 0 ? all.filter((backup) => !isOld(backup)) : [];
  for await (const name of filesOf(bucket, others)) gone.delete(name);
  for (const name of gone) await bucket.file(FILES + name).delete({ ignoreNotFound: true });
  for (const [name, own] of old) {
    // Without this one it counts as cut short, whatever becomes of the others.
    const inOrder = own.toSorted((a, b) => Number(b === COMPLETE) - Number(a === COMPLETE));
    for (const path of inOrder)
      await bucket.file(`${BACKUPS}${name}/${path}`).delete({ ignoreNotFound: true });
  }
}

/** Reads a backup of a bucket: its own files, the contents of objects by name, and what it counted when it was complete. */
export const readerOf = (bucket: Bucket, name: string) => ({
  read: (path: string) => read(bucket, `${BACKUPS}${name}/${path}`),
  content: (object: string) => read(bucket, FILES + object),
  counts: () => readJson<Counts>(bucket, `${BACKUPS}${name}/${COMPLETE}`),
});
