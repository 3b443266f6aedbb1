import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bucket } from '@google-cloud/storage';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { contentTypes } from '@content';
import { UserError } from '../user-error';
import { fromPlain, toPlain } from './json';

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

/**
 * Sessions and tries are not kept: they end by themselves, and hold what nobody should carry around. Nor are keys, which are
 * made anew, and the secrets of the second step of signing in, as little as passwords: after a restore each person chooses
 * a password by mail and turns the second step on again.
 */
const collections = [...contentTypes.map((type) => type.path), 'trash', 'singletons', 'audit'];
const fileRoots = ['public/', 'originals/', 'trash/'];
const PAGE = 500;

interface PlainDocument {
  readonly id: string;
  readonly data: unknown;
}
interface PlainFile {
  readonly name: string;
  readonly contentType: string | undefined;
  readonly cacheControl: string | undefined;
}
interface PlainAccount {
  readonly uid: string;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly disabled: boolean;
  readonly claims: Record<string, unknown>;
}

const toText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const documentsFile = (folder: string, collection: string) => join(folder, 'documents', `${collection}.json`);

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

async function readDocuments(db: Firestore, collection: string): Promise<PlainDocument[]> {
  const all: PlainDocument[] = [];
  for (;;) {
    let query = db.collection(collection).orderBy(FieldPath.documentId()).limit(PAGE);
    const last = all.at(-1);
    if (last) query = query.startAfter(last.id);
    const { docs } = await query.get();
    all.push(...docs.map((doc) => ({ id: doc.id, data: toPlain(doc.data()) })));
    if (docs.length < PAGE) return all;
  }
}

async function readAccounts(auth: Auth): Promise<PlainAccount[]> {
  const users: UserRecord[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    users.push(...page.users);
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  const accounts = users.map(({ uid, email, displayName, disabled, customClaims }) => ({
    uid,
    email,
    displayName,
    disabled,
    claims: customClaims ?? {},
  }));
  return accounts.sort((a, b) => (a.uid < b.uid ? -1 : 1));
}

/** Writes documents, files and staff accounts (without secrets) into an empty or new folder, as plain JSON and files. */
export async function backup(project: Project, folder: string): Promise<Counts> {
  await mkdir(join(folder, 'documents'), { recursive: true });
  if ((await readdir(folder)).some((name) => name !== 'documents')) {
    throw new UserError(`${folder} is not empty: name a new folder.`);
  }
  let documents = 0;
  for (const collection of collections) {
    const found = await readDocuments(project.db, collection);
    documents += found.length;
    await writeFile(documentsFile(folder, collection), toText(found));
  }
  const listed = (await Promise.all(fileRoots.map((prefix) => project.bucket.getFiles({ prefix })))).flatMap(
    ([files]) => files,
  );
  const files: PlainFile[] = [];
  for (const file of listed) {
    const target = join(folder, 'files', file.name);
    await mkdir(dirname(target), { recursive: true });
    const [bytes] = await file.download({ validation: false });
    await writeFile(target, bytes);
    const { contentType, cacheControl } = file.metadata;
    files.push({ name: file.name, contentType, cacheControl });
  }
  files.sort((a, b) => (a.name < b.name ? -1 : 1));
  const accounts = await readAccounts(project.auth);
  await writeFile(join(folder, 'files.json'), toText(files));
  await writeFile(join(folder, 'accounts.json'), toText(accounts));
  return { documents, files: files.length, accounts: accounts.length };
}

async function demandEmpty(db: Firestore): Promise<void> {
  for (const { path } of contentTypes) {
    const { empty } = await db.collection(path).limit(1).get();
    if (!empty) throw new UserError(`The target has ${path} already. Restore into an empty project.`);
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

/** Brings a backup back into a project without content: files first, then accounts, then the documents. */
export async function restore(project: Project, folder: string): Promise<Counts> {
  const files = await readJson<PlainFile[]>(join(folder, 'files.json')).catch(() => {
    throw new UserError(`${folder} is not a backup: it has no readable files.json.`);
  });
  await demandEmpty(project.db);
  for (const { name, contentType, cacheControl } of files) {
    const bytes = await readFile(join(folder, 'files', name));
    await project.bucket.file(name).save(bytes, {
      resumable: false,
      metadata: {
        ...(contentType === undefined ? {} : { contentType }),
        ...(cacheControl === undefined ? {} : { cacheControl }),
      },
    });
  }
  const accounts = await readJson<PlainAccount[]>(join(folder, 'accounts.json'));
  for (const account of accounts) await restoreAccount(project.auth, account);
  let documents = 0;
  const writer = project.db.bulkWriter();
  const failures: unknown[] = [];
  for (const collection of collections) {
    for (const { id, data } of await readJson<PlainDocument[]>(documentsFile(folder, collection))) {
      const document = fromPlain(data) as Record<string, unknown>;
      writer
        .set(project.db.collection(collection).doc(id), document)
        .catch((error: unknown) => failures.push(error));
      documents += 1;
    }
  }
  await writer.close();
  if (failures.length > 0)
    throw new Error(`${failures.length} documents were not written`, { cause: failures[0] });
  return { documents, files: files.length, accounts: accounts.length };
}
