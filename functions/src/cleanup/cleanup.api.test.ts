import { DAY_MS } from '@content/dates/calendar';
import type { Bucket } from '@google-cloud/storage';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import type { Services } from '../services';
import type { Files } from '../store/files';
import { addOwnPicture, servicesIn, trashOwnPicture } from '../testing/api';
import { purgeTrash, sweepFiles, cleanup } from './cleanup';
import { useApi, useOwnProject } from '../testing/hooks';

useOwnProject('demo-cleanup'); // what other tests leave would be swept each time
const api = useApi();
let bucket: Bucket;
beforeAll(() => {
  bucket = getStorage().bucket(api.services.config.bucket);
});

const strange: string[] = [];
afterEach(async () => {
  await api.services.files.remove(strange.splice(0).map((name) => ({ name })));
  const trash = await getFirestore().collection('trash').where('path', '==', 'leaflets').get();
  await Promise.all(trash.docs.map((doc) => doc.ref.delete()));
});

const under = (prefix: string) => api.services.files.namesUnder(prefix);

async function put(name: string, bytes = 'x'): Promise<string> {
  await bucket.file(name).save(Buffer.from(bytes), { resumable: false });
  strange.push(name);
  return name;
}

const add = () => addOwnPicture(api);
const addAndDelete = () => trashOwnPicture(api);

const pictureOf = (item: AnyItem) => item.files['image']?.[0]?.media ?? '';

async function exists(collection: string, id: string): Promise<boolean> {
  return (await getFirestore().collection(collection).doc(id).get()).exists;
}

/** Services of which some of `files` are replaced. */
function withFiles(services: Services, replaced: Partial<Files>): Services {
  return { ...services, files: Object.assign(Object.create(services.files) as Files, replaced) };
}

test('objects with unknown names are left alone and reported', async () => {
  const names = ['media/no-media.jpg', 'media/some-media/folder/deep.jpg'];
  for (const name of names) await put(name);
  const { unknown } = await sweepFiles(servicesIn(2));
  for (const name of names) expect(await under(name)).toEqual([name]);
  expect(unknown).toEqual(names);
});

test('files of a removed field or of an unknown type are left alone', async () => {
  const [shown, unknown] = [await add(), await add()];
  const recordOf = ({ _id }: { _id: string }) => getFirestore().collection('items').doc(`notices.${_id}`);
  const image: unknown = (await recordOf(shown).get()).get('published.files.image');
  await recordOf(shown).update({ 'published.files': { leaflet: image } });
  // Another version of the site knows its type: what tells of it here is its version.
  await recordOf(unknown).delete();
  await sweepFiles(servicesIn(2));
  for (const item of [shown, unknown])
    expect((await under(`media/${pictureOf(item)}/`)).length).toBeGreaterThan(1);
});

test('unknown items in the trash are left alone, and the others purged', async () => {
  const behind = await addAndDelete();
  const trash = getFirestore().collection('trash');
  const long = Timestamp.fromMillis(Date.now() - 400 * DAY_MS);
  const batch = getFirestore().batch();
  for (let at = 0; at < 130; at += 1) {
    batch.set(trash.doc(`leaflets.${at}`), { path: 'leaflets', id: String(at), deletedAt: long });
  }
  await batch.commit();
  const { unknown, purged } = await purgeTrash(servicesIn(31));
  expect(unknown).toHaveLength(130);
  expect(purged).toBeGreaterThan(0);
  expect(await exists('trash', `notices.${behind._id}`)).toBe(false);
  expect(await exists('trash', 'leaflets.129')).toBe(true);
});

test('a failure does not stop the rest, but the run counts as failed', async () => {
  const items = [await addAndDelete(), await addAndDelete(), await addAndDelete()];
  const id = crypto.randomUUID();
  const orphans = ['a', 'b', 'c'].map((letter) => `media/${id}-${letter}/a.jpg`);
  for (const name of orphans) await put(name);
  const services = servicesIn(31);
  const { files, items: writes } = services;
  const faulty = withFiles(services, {
    remove: (objects) =>
      objects[0]?.name === orphans[0] ? Promise.reject(new Error('injected')) : files.remove(objects),
  });
  const failing = items[0]?._id;
  const erase = writes.erase.bind(writes);
  writes.erase = (type, itemId, author) =>
    itemId === failing ? Promise.reject(new Error('injected')) : erase(type, itemId, author);
  await expect(cleanup(faulty)).rejects.toThrow(`trash/notices.${failing ?? ''}`);
  const left = await Promise.all(items.map((item) => exists('trash', `notices.${item._id}`)));
  expect(left).toEqual([true, false, false]);
  expect(await under(`media/${id}`)).toEqual([orphans[0]]);
});

test('a list that cannot be read does not stop the rest, and the run is noted with what failed', async () => {
  const orphan = await put(`media/${crypto.randomUUID()}/a.jpg`);
  const services = servicesIn(31);
  const fail = () => {
    throw new Error('injected');
  };
  services.trash.before = fail;
  const objectsUnder = (prefix: string) =>
    prefix === 'incoming/' ? fail() : services.files.objectsUnder(prefix);
  const failing = ['the trash', 'unused files'];
  const { storage } = await services.operations.nightlyRuns();
  await expect(cleanup(withFiles(services, { objectsUnder }))).rejects.toThrow(failing.join(', '));
  expect(await under(orphan)).toEqual([]);
  const noted = await services.operations.nightlyRuns();
  expect([noted.cleanup?.failed.names, noted.storage]).toEqual([failing, storage]);
});

test('a file that is uploaded during the run stays', async () => {
  const id = crypto.randomUUID();
  const name = await put(`media/${id}/a.jpg`);
  const services = servicesIn(2);
  const document = getFirestore().collection('media').doc(id);
  const late = withFiles(services, {
    objectsUnder: async function* (prefix: string) {
      await document.set({ kind: 'picture', createdAt: Timestamp.now() }); // the others are known by now
      yield* services.files.objectsUnder(prefix);
    },
  });
  await sweepFiles(late);
  await document.delete();
  expect(await under(name)).toEqual([name]);
});

test('items go after thirty days in the trash, with their files, as do unused files', async () => {
  const item = await addAndDelete();
  const [used, unused] = [await add(), await addAndDelete()];
  for (const collection of ['trash', 'versions']) {
    const records = await getFirestore().collection(collection).where('id', '==', unused._id).get();
    await Promise.all(records.docs.map((doc) => doc.ref.delete()));
  }
  const orphan = await put(`media/${crypto.randomUUID()}/a.jpg`, 'an orphan');
  const unclaimed = await put(`incoming/${api.uids.staff}/${crypto.randomUUID()}`, 'unclaimed');
  const objects = (
    await Promise.all([item, unused].map((each) => under(`media/${pictureOf(each)}/`)))
  ).flat();

  await cleanup(servicesIn(29));
  expect(await exists('trash', `notices.${item._id}`)).toBe(true);
  expect((await under(`media/${pictureOf(item)}/`)).length).toBeGreaterThan(1);
  const { purged, removed } = await cleanup(servicesIn(31));
  expect(purged).toBeGreaterThan(0);
  expect(removed).toBeGreaterThan(0);
  for (const name of [...objects, orphan, unclaimed]) expect(await under(name)).toEqual([]);
  expect(await exists('trash', `notices.${item._id}`)).toBe(false);
  for (const each of [item, unused]) expect(await exists('media', pictureOf(each))).toBe(false);
  expect((await under(`media/${pictureOf(used)}/`)).length).toBeGreaterThan(1);
});
