import type { Bucket } from '@google-cloud/storage';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import PQueue from 'p-queue';
import type {
  Counts,
  PlainAccount,
  PlainDocument,
  PlainFile,
  Project,
} from '../../functions/src/backup/backup';
import { backupPaths, collections, fromPlain, verify } from '../../functions/src/backup/backup';
import { Lock } from '../../functions/src/store/lock';
import { UserError } from '../shared/user-error';

export interface BackupSource {
  /** Its name in messages. */
  readonly name: string;
  /** Reads one of the backup's lists. */
  readonly read: (path: string) => Promise<Buffer>;
  /** Reads the content of an object of Storage. */
  readonly content: (object: string) => Promise<Buffer>;
  /** Reads the counts at the time of the backup; absent where it has none. */
  readonly counts?: () => Promise<Counts>;
}

/** How many objects are restored at the same time. */
const AT_ONCE = 8;

async function readJson<T>({ name, read }: BackupSource, path: string): Promise<T> {
  try {
    return JSON.parse((await read(path)).toString('utf8')) as T;
  } catch {
    throw new UserError(`${name} is not a backup: it has no readable ${path}.`);
  }
}

/** Throws where there is content; a log alone is none, since accounts of staff may have been made before. */
async function demandEmpty(db: Firestore): Promise<void> {
  for (const collection of collections.filter((name) => name !== 'audit')) {
    const { empty } = await db.collection(collection).limit(1).get();
    if (!empty) throw new UserError(`The target has ${collection} already. Restore into an empty project.`);
  }
}

async function restoreAccount(auth: Auth, account: PlainAccount): Promise<void> {
  const { uid, email, displayName, disabled, claims } = account;
  const taken = await auth.getUsers([{ uid }, ...(email === undefined ? [] : [{ email }])]);
  for (const user of taken.users) await auth.deleteUser(user.uid);
  await auth.createUser({ uid, email, displayName, disabled });
  await auth.setCustomUserClaims(uid, claims);
}

/** Restores a file unless it is there; returns why it is missing. */
async function restoreFile(bucket: Bucket, source: BackupSource, file: PlainFile): Promise<string | null> {
  const { name, contentType, md5 } = file;
  const target = bucket.file(name);
  try {
    const [there] = await target.getMetadata().catch(() => [undefined]);
    if (md5 !== undefined && there?.md5Hash === md5) return null;
    const bytes = verify(await source.content(name), file);
    await target.save(bytes, { resumable: false, metadata: { contentType } });
    return null;
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

interface Backup {
  readonly files: readonly PlainFile[];
  readonly accounts: readonly PlainAccount[];
  readonly documents: readonly (readonly [collection: string, list: readonly PlainDocument[]])[];
  readonly counts: Counts;
}

/** Reads all lists of a backup. Throws a UserError where one is missing or shorter than it was. */
async function readBackup(source: BackupSource): Promise<Backup> {
  const files = await readJson<PlainFile[]>(source, backupPaths.files);
  const accounts = await readJson<PlainAccount[]>(source, backupPaths.accounts);
  const documents: [string, PlainDocument[]][] = [];
  for (const collection of collections)
    documents.push([collection, await readJson(source, backupPaths.documents(collection))]);
  const counts: Counts = {
    documents: documents.reduce((sum, [, list]) => sum + list.length, 0),
    files: files.length,
    accounts: accounts.length,
  };
  const written = (await source.counts?.()) ?? counts;
  for (const what of ['documents', 'files', 'accounts'] as const)
    if (written[what] !== counts[what])
      throw new UserError(
        `${source.name} is not whole: it has ${counts[what]} ${what}, and had ${written[what]}.`,
      );
  return { files, accounts, documents, counts };
}

/** Returns a line for each file that did not come back. */
async function restoreFiles(bucket: Bucket, source: BackupSource, files: Backup['files']): Promise<string[]> {
  const queue = new PQueue({ concurrency: AT_ONCE });
  const problems = await queue.addAll(files.map((file) => () => restoreFile(bucket, source, file)));
  return problems.filter((problem) => problem !== null);
}

async function restoreDocuments(db: Firestore, documents: Backup['documents']): Promise<void> {
  const writer = db.bulkWriter();
  const failures: unknown[] = [];
  for (const [collection, list] of documents)
    for (const { id, data } of list)
      writer
        .set(db.collection(collection).doc(id), fromPlain(data) as Record<string, unknown>)
        .catch((error: unknown) => failures.push(error));
  await writer.close();
  if (failures.length > 0)
    throw new Error(`${failures.length} documents were not written`, { cause: failures[0] });
}

/** What a restore leaves in the target, `operations/restore`, until all of it is there. */
interface RestoreMark {
  readonly source: string;
  /** Accounts and documents are there: people may have changed them since, and they are not written again. */
  readonly onlyFilesMissing?: true;
}

/**
 * Brings a backup back into a project without content: files first, then accounts, then the documents. Nothing is written
 * before all lists of the backup are read. It goes on without a file that the backup has lost, and from where one of the
 * same backup was cut short; where only files were missing, it brings those alone. Throws UserError.
 */
export async function restore({ db, bucket, auth }: Project, source: BackupSource) {
  const { files, accounts, documents, counts } = await readBackup(source);
  const refusal = () =>
    new UserError('A restore into this project runs, or was cut short less than a minute ago.');
  return new Lock(db, () => new Date(), 'restore', refusal).holding(async () => {
    // What is there may be what this one has written before it was cut short.
    const mark = db.doc('operations/restore');
    const before = (await mark.get()).data() as RestoreMark | undefined;
    if (before && before.source !== source.name)
      throw new UserError(`A restore from ${before.source} was cut short here: run that one again.`);
    if (!before) {
      await demandEmpty(db);
      await mark.set({ source: source.name } satisfies RestoreMark);
    }
    const missing = await restoreFiles(bucket, source, files);
    if (!before?.onlyFilesMissing) {
      for (const account of accounts) await restoreAccount(auth, account);
      await restoreDocuments(db, documents);
    }
    // What did not come back for a moment alone comes with the next run.
    if (missing.length === 0) await mark.delete();
    else await mark.set({ source: source.name, onlyFilesMissing: true } satisfies RestoreMark);
    return { ...counts, files: files.length - missing.length, missing };
  });
}
