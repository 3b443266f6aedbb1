import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes, fileFields, valueFields, type ContentTypeDefinition } from '@content';
import { fileKind, valueKind } from '@content/kinds/registry';
import { ContentWriter } from '../../functions/src/content/writer';
import { readConfig } from '../../functions/src/config';
import { createServices } from '../../functions/src/services';
import { picture, pdf } from '../../functions/src/testing/files';
import { UserError } from '../user-error';
import { backup, restore, type Project } from './backup';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Secrets of the second step of signing in. */
const secrets: string[] = [];

function openProject(projectId: string): Project & { services: ReturnType<typeof createServices> } {
  const app = initializeApp({ projectId }, projectId);
  const bucketName = `${projectId}.firebasestorage.app`;
  const config = readConfig({ ...process.env, STORAGE_BUCKET: bucketName });
  return {
    db: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(bucketName),
    services: createServices({ app, config }),
  };
}

async function fill(project: ReturnType<typeof openProject>): Promise<void> {
  const { uid } = await project.auth.createUser({ email: 'sita@example.org', password: 'a-secret-word' });
  await project.auth.setCustomUserClaims(uid, { admin: true });
  await project.services.sessions.start(uid);
  await project.services.devices.mark(undefined, 'sita@example.org');
  const made = await project.services.secondFactors.begin(uid, 'sita@example.org', 'example.org');
  secrets.push(made?.secret ?? '');
  const writer = new ContentWriter(project.services);
  const person = { uid, email: 'sita@example.org', displayName: null };
  for (const type of contentTypes as readonly ContentTypeDefinition[]) {
    const values = valueFields(type).map(([name, field]) => {
      const value = 'maxLength' in field ? 'नमस्ते, a text' : valueKind(field).sample(field, 1);
      return [name, [value] as unknown[]] as const;
    });
    const files = await Promise.all(
      fileFields(type).map(async ([, field]) => {
        const bytes = await (fileKind(field).media === 'document' ? pdf() : picture(60, 40));
        return { field: field.upload, name: 'फाइल.bin', bytes };
      }),
    );
    const form = { values: Object.fromEntries(values), files };
    await writer.create(type, `kept-${type.name}`, form, person);
    if (type.singleton !== true) {
      await writer.create(type, `deleted-${type.name}`, form, person);
      await writer.remove(type, `deleted-${type.name}`, undefined, person);
    }
  }
}

async function contents(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const pairs = files.map(
    async (file) => [file.slice(root.length), (await readFile(file)).toString('base64')] as const,
  );
  return new Map((await Promise.all(pairs)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

test('a backup brought back into an empty project gives the same backup, byte for byte', async () => {
  const [first, second] = [openProject('demo-backup-one'), openProject('demo-backup-two')];
  await fill(first);
  const counts = await backup(first, join(folder, 'one'));
  expect(counts.accounts).toBe(1);
  // Each type keeps an item, a list also a deleted one; the log holds what led there, and a singleton names its item.
  const types: readonly ContentTypeDefinition[] = contentTypes;
  const singletons = types.filter(({ singleton }) => singleton).length;
  const lists = types.length - singletons;
  expect(counts.documents).toBe(types.length + lists + singletons + (types.length + 2 * lists));
  expect(await restore(second, join(folder, 'one'))).toEqual(counts);
  expect(await backup(second, join(folder, 'two'))).toEqual(counts);
  const [one, two] = [await contents(join(folder, 'one')), await contents(join(folder, 'two'))];
  expect([...two.keys()]).toEqual([...one.keys()]);
  for (const [name, bytes] of one) expect(two.get(name) === bytes, name).toBe(true);
  const written = Buffer.from([...one.values()].join(''), 'base64').toString('latin1');
  for (const secret of ['a-secret-word', ...secrets]) expect(written).not.toContain(secret);
  expect([...one.keys()].filter((name) => /keys|secondFactors|sessions|throttle/.test(name))).toEqual([]);
  await expect(restore(second, join(folder, 'one'))).rejects.toThrow(UserError);
  await expect(backup(first, join(folder, 'one'))).rejects.toThrow('is not empty');
  await expect(restore(first, folder)).rejects.toThrow('is not a backup');
});
