import { DAY_MS } from '@content/dates/calendar';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contentTypes, fileFields, valueFields, type ContentTypeDefinition } from '@content';
import { fileFieldType } from '@content/field-types/registry';
import { sampleOf } from '@content/testing/samples';
import { storeFile } from '../../functions/src/domain/uploads';
import { createItem } from '../../functions/src/domain/writer';
import { backup, type Project } from '../../functions/src/backup/backup';
import { readConfig } from '../../functions/src/config';
import { createServices } from '../../functions/src/services';
import { Keys } from '../../functions/src/store/keys';
import { Lock } from '../../functions/src/store/lock';
import { typeAt } from '../../functions/src/testing/api';
import { picture, pdf, uniqueCopy } from '../../functions/src/testing/files';
import { root } from '../shared/paths';
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';
import { completeBackups } from '../../functions/src/backup/bucket';
import { nightlyBackup } from '../../functions/src/backup/nightly';
import { sourceAt } from './connect';
import { backupToFolder, folderSource } from './folder';
import { restore } from './restore';

let folder: string;
/** What is backed up, with an item of each type. */
const first = openProject('demo-backup-one');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await fill(first);
});
afterAll(() => rm(folder, { recursive: true }));

/** What the first backup holds. */
let counts: Awaited<ReturnType<typeof backupToFolder>>;
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
  await project.db.collection('endedSessions').doc('a session').set({ endsAt: new Date() });
  await new Keys(project.db).signing('previews');
  const made = await project.services.secondFactors.begin(uid, 'sita@example.org', 'example.org');
  secrets.push(made?.secret ?? '');
  const person = { uid, email: 'sita@example.org', displayName: null };
  for (const type of contentTypes as readonly ContentTypeDefinition[]) {
    const values = valueFields(type).map(([name, field]) => {
      const isFree = 'maxLength' in field && !('check' in field);
      const value = isFree ? 'नमस्ते, a text' : sampleOf(field, 0);
      return [name, value] as const;
    });
    const files = await Promise.all(
      fileFields(type).map(async ([name, field]) => {
        const bytes = await (fileFieldType(field).media === 'document' ? pdf() : picture());
        const sent = { name: 'फाइल.bin', bytes };
        const { media } = await storeFile(project.services, undefined, sent, person);
        return [name, [{ media }]] as const;
      }),
    );
    const input = { values: Object.fromEntries(values), files: Object.fromEntries(files) };
    await createItem(project.services, type, `kept-${type.name}`, input, person);
    if (type.singleton !== true) {
      await createItem(project.services, type, `deleted-${type.name}`, input, person);
      await project.services.items.remove(type, `deleted-${type.name}`, undefined, { person });
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

test('a backup restored into an empty project gives the same backup again, byte for byte', async () => {
  const second = openProject('demo-backup-two');
  counts = await backupToFolder(first, join(folder, 'one'));
  expect(counts.accounts).toBe(1);
  // Each type keeps an item, whole and for the public, a list also a deleted one; the log holds what led there, and a singleton names its item.
  // Each item that was added, those in the trash included, has one version. All refer to one picture and one document.
  const types: readonly ContentTypeDefinition[] = contentTypes;
  const singletons = types.filter(({ singleton }) => singleton).length;
  const lists = types.length - singletons;
  expect(counts.documents).toBe(
    2 * types.length + lists + singletons + (types.length + 2 * lists) + (types.length + lists) + 2,
  );
  expect(await restore(second, folderSource(join(folder, 'one')))).toEqual({ ...counts, missing: [] });
  expect(await backupToFolder(second, join(folder, 'two'))).toEqual(counts);
  const [one, two] = [await contents(join(folder, 'one')), await contents(join(folder, 'two'))];
  expect([...two.keys()]).toEqual([...one.keys()]);
  for (const [name, bytes] of one) expect(two.get(name) === bytes, name).toBe(true);
  const written = Buffer.from([...one.values()].join(''), 'base64').toString('latin1');
  for (const secret of ['a-secret-word', ...secrets]) expect(written).not.toContain(secret);
  expect([...one.keys()].filter((name) => /keys|secondFactors|endedSessions|throttle/.test(name))).toEqual(
    [],
  );
  await expect(restore(second, folderSource(join(folder, 'one')))).rejects.toThrow(UserError);
  await expect(backupToFolder(first, join(folder, 'one'))).rejects.toThrow('is not empty');
  await expect(restore(first, folderSource(folder))).rejects.toThrow('is not a backup');
  const third = openProject('demo-backup-three');
  await rm(join(folder, 'two/documents/audit.json'));
  await expect(restore(third, folderSource(join(folder, 'two')))).rejects.toThrow(
    'is not a backup: it has no readable documents/audit.json.',
  );
  const isEmpty = async () => (await third.db.listCollections()).length === 0;
  expect([await isEmpty(), (await third.auth.listUsers()).users]).toEqual([true, []]);
  await third.db.doc('items/a').set({ title: 'Not public yet' });
  await expect(restore(third, folderSource(join(folder, 'one')))).rejects.toThrow(
    'The target has items already',
  );
}, 60_000);

test('a backup has what is published while it is written, and not what is erased', async () => {
  const project = openProject('demo-backup-busy');
  const { files } = project.services;
  const object = { name: 'a.pdf', type: 'application/pdf', bytes: await pdf() };
  for (const media of ['erased', 'still']) await files.add(media, [object]);
  await project.db.doc('items/busy').set({ title: 'From there' });
  const written = new Map<string, string>();
  const { names } = await backup(project, {
    write: async (path, pieces) => {
      let text = '';
      for await (const piece of pieces) text += piece;
      written.set(path, text);
      if (path !== 'documents/notices.json') return;
      await project.db.doc('notices/busy').set({ title: 'From there' });
      await project.db.doc('items/busy').delete();
    },
    copy: async (file) => {
      await files.removeMedia('erased', () => Promise.resolve());
      await file.download({ validation: false });
    },
  });
  expect(written.get('documents/notices.json')).toBe('[]\n');
  expect(written.get('documents/items.json')).toBe('[\n{"id":"busy","data":{"title":"From there"}}\n]\n');
  expect(names).toEqual(['media/still/a.pdf']);
});

describe('the nightly backup', () => {
  const storage = () => getStorage(getApp('demo-backup-one'));
  const began = Date.parse('2026-11-01T20:30:00Z');
  let now = began;
  const kept = storage().bucket('demo-backup-one-backups');
  const services = createServices({ config: first.services.config, clock: () => new Date(now) });
  const namesIn = async (prefix: string) => (await kept.getFiles({ prefix }))[0].map(({ name }) => name);
  const backUp = () => nightlyBackup(services, first, kept);
  const person = { uid: 'nobody', email: 'sita@example.org', displayName: null };
  /** The picture of a story that is added once there is a backup. */
  let media: string;

  beforeAll(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
  afterAll(() => vi.restoreAllMocks());

  test('is shown to staff, and is restored into an empty project by the commands of the README', async () => {
    await backUp();
    const [name = ''] = await completeBackups(kept);
    expect(name).toBe('2026-11-01T20-30-00Z');
    const written = await namesIn('');
    expect(
      written.filter((each) => /keys|secondFactors|endedSessions|throttle|operations/.test(each)),
    ).toEqual([]);
    const { bytes = 0, ...told } = (await services.operations.nightlyRuns()).backup ?? {};
    expect(told).toEqual({ at: new Date(now).toISOString(), name, ...counts });
    expect(bytes).toBeGreaterThan(1000);

    const command = async (...args: string[]) => {
      const script = join(root, 'emulators/run.mjs');
      return (await run(process.execPath, [script, ...args, '--project', 'demo-nightly-three'])).output;
    };
    const place = `gs://${kept.name}/${name}`;
    const { documents, files, accounts } = counts;
    const inWords = `${documents} documents, ${files} files, ${accounts} accounts`;
    expect(await command('restore', place)).toContain(`restore: ${inWords}`);
    const target = join(folder, 'drill');
    expect(await command('backup', target)).toContain(`backup: ${inWords}`);
    expect(await contents(target)).toEqual(await contents(join(folder, 'one')));
  }, 60_000);

  test('does not start while another one runs', async () => {
    const running = new Lock(first.db, () => new Date(now), 'backup');
    await running.holding(() => expect(backUp()).rejects.toThrow('another backup runs'));
  });

  test('copies a lost file again; a restore names what is missing, and restores the rest', async () => {
    const sent = { name: 'a.jpg', bytes: uniqueCopy(await picture()) };
    ({ media } = await storeFile(first.services, 'picture', sent, person));
    const values = { title: 'A story', description: 'Its text' };
    const files = { imageUrls: [{ media }] };
    await createItem(first.services, typeAt('stories'), 'a-story', { values, files }, person);
    now = began + DAY_MS / 2;
    await backUp();
    const [copy = '', ...others] = await namesIn(`files/media/${media}/`);
    await kept.file(copy).delete();
    await kept.file(others[0] ?? '').save('damaged');
    const name = (await completeBackups(kept)).at(-1) ?? '';
    const source = await sourceAt(`gs://${kept.name}/${name}`, storage());
    const target = openProject('demo-nightly-three');
    // As one that was cut short has left it: half of it is there.
    await target.db.doc('operations/restore').set({ source: source.name });
    await target.db.doc('media/half').set({ name: 'half' });
    const { missing, documents } = await restore(target, source);
    expect(missing.map((line) => line.split(':')[0])).toEqual(
      [copy, others[0]].map((path) => path?.slice('files/'.length)),
    );
    expect((await target.db.collection('media').get()).size).toBeGreaterThan(1);
    expect(documents).toBeGreaterThan(0);
    // The missing ones are asked for once more, and what has changed since stays.
    const restored = target.db.doc(`media/${media}`);
    await restored.update({ name: 'changed' });
    expect((await restore(target, source)).missing).toEqual(missing);
    expect((await restored.get()).get('name')).toBe('changed');
    const another = new Lock(target.db, () => new Date(), 'restore');
    await another.holding(() =>
      expect(restore(target, source)).rejects.toThrow('A restore into this project runs'),
    );
    await target.db.doc('operations/restore').set({ source: 'another' });
    await expect(restore(target, source)).rejects.toThrow('A restore from another was cut short');
    await expect(
      restore(target, { ...source, counts: () => Promise.resolve({ documents: 1, files: 1, accounts: 1 }) }),
    ).rejects.toThrow('is not whole');

    now = began + DAY_MS * 0.75;
    await backUp();
    expect(await namesIn(`files/media/${media}/`)).toContain(copy);
  });

  test('copies a file once, keeps it while a backup lists it, and a backup for thirty days', async () => {
    const copies = async () => namesIn(`files/media/${media}/`);
    const [copy = ''] = await copies();
    const generation = async () => (await kept.file(copy).getMetadata())[0].generation;
    const before = await generation();
    now = began + 2 * DAY_MS;
    await backUp();
    expect(await generation()).toBe(before);

    await first.services.files.removeMedia(media, () => Promise.resolve());
    now = began + 31 * DAY_MS;
    await backUp();
    expect(await copies()).toContain(copy); // the backups of before still list it
    expect((await completeBackups(kept))[0]).toBe('2026-11-01T20-30-00Z');
    now = began + 33 * DAY_MS;
    await backUp();
    expect((await completeBackups(kept))[0]).toBe('2026-11-03T20-30-00Z');
    expect(await copies()).toContain(copy);
    now = began + 35 * DAY_MS;
    await backUp();
    expect((await completeBackups(kept))[0]).toBe('2026-12-02T20-30-00Z');
    expect(await copies()).toEqual([]);
    // What is in use all the time is still there.
    expect((await namesIn('files/media/')).length).toBeGreaterThan(0);
  });

  test('shows its failure, keeps the others, and cannot be restored when incomplete', async () => {
    now = began + 36 * DAY_MS;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const auth = {
      listUsers: () => Promise.reject(new Error('no accounts today')),
    } as unknown as Project['auth'];
    await expect(nightlyBackup(services, { ...first, auth }, kept)).rejects.toThrow('no accounts today');
    const { backup: good, backupFailedAt } = await services.operations.nightlyRuns();
    expect([good?.name, backupFailedAt]).toEqual(['2026-12-06T20-30-00Z', new Date(now).toISOString()]);
    expect(await namesIn('backups/2026-12-07T20-30-00Z/')).not.toEqual([]);
    const cutShort = sourceAt('gs://demo-backup-one-backups/2026-12-07T20-30-00Z', storage());
    await expect(cutShort).rejects.toThrow('gs://demo-backup-one-backups/2026-12-06T20-30-00Z');
    await expect(sourceAt('gs://demo-no-backups', storage())).rejects.toThrow('no complete backup');
  });
});
