import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type {
  Counts,
  PlainAccount,
  PlainDocument,
  PlainFile,
  Project,
} from '../../functions/src/backup/backup';
import { backupPaths, collections } from '../../functions/src/backup/backup';
import { fromPlain } from '../../functions/src/backup/backup';
import { UserError } from '../shared/user-error';

/** A backup as it is read. */
export interface BackupSource {
  /** How it is called in messages. */
  readonly name: string;
  /** One of the backup's own files. */
  readonly read: (path: string) => Promise<Buffer>;
  /** The content of an object of Storage. */
  readonly content: (object: string) => Promise<Buffer>;
}

/** Objects that are brought back at the same time. */
const AT_ONCE = 8;

async function readJson<T>({ name, read }: BackupSource, path: string): Promise<T> {
  try {
    return JSON.parse((await read(path)).toString('utf8')) as T;
  } catch {
    throw new UserError(`${name} is not a backup: it has no readable ${path}.`);
  }
}

/** A log alone is no content: accounts of staff may have been made before. */
async function demandEmpty(db: Firestore): Promise<void> {
  for (const collection of collections.filter((name) => name !== 'audit')) {
    const { empty } = await db.collection(collection).limit(1).get();
    if (!empty)
      throw new UserError(
        `The target has ${collection} already, perhaps from a restore that was cut short. Restore into an empty project.`,
      );
  }
}

async function restoreAccount(auth: Auth, account: PlainAccount): Promise<void> {
  const { uid, email, displayName, disabled, claims } = account;
  const taken = await auth.getUsers([{ uid }, ...(email === undefined ? [] : [{ email }])]);
  for (const user of taken.users) await auth.deleteUser(user.uid);
  await auth.createUser({
    uid,
    disabled,
    ...(email === undefined ? {} : { email }),
    ...(displayName === undefined ? {} : { displayName }),
  });
  await auth.setCustomUserClaims(uid, claims);
}

/**
 * Brings a backup back into a project without content: files first, then accounts, then the documents. Nothing is written
 * before all lists of the backup are read. Throws UserError.
 */
export async function restore({ db, bucket, auth }: Project, source: BackupSource): Promise<Counts> {
  const files = await readJson<PlainFile[]>(source, backupPaths.files);
  const accounts = await readJson<PlainAccount[]>(source, backupPaths.accounts);
  const lists: (readonly [string, readonly PlainDocument[]])[] = [];
  for (const collection of collections)
    lists.push([collection, await readJson(source, backupPaths.documents(collection))]);
  await demandEmpty(db);
  const restoreFile = async ({ name, contentType }: PlainFile) => {
    await bucket.file(name).save(await source.content(name), {
      resumable: false,
      metadata: contentType === undefined ? {} : { contentType },
    });
  };
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(files.slice(at, at + AT_ONCE).map(restoreFile));
  for (const account of accounts) await restoreAccount(auth, account);
  let documents = 0;
  const writer = db.bulkWriter();
  const failures: unknown[] = [];
  for (const [collection, list] of lists) {
    for (const { id, data } of list) {
      const document = fromPlain(data) as Record<string, unknown>;
      writer.set(db.collection(collection).doc(id), document).catch((error: unknown) => failures.push(error));
      documents += 1;
    }
  }
  await writer.close();
  if (failures.length > 0)
    throw new Error(`${failures.length} documents were not written`, { cause: failures[0] });
  return { documents, files: files.length, accounts: accounts.length };
}
