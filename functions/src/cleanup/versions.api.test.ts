import { DAY_MS } from '@content/dates/calendar';
import { getFirestore, type Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { AnyItem } from '@content';
import { updateItem } from '../domain/writer';
import { MEDIA } from '../store/files';
import { addOwnPicture, servicesIn, trashOwnPicture, typeAt } from '../testing/api';
import { cleanup } from './cleanup';
import { useApi, useOwnProject } from '../testing/hooks';

const notice = typeAt('notices');
// What is purged here would be missed by other tests.
useOwnProject('demo-versions');
const api = useApi();

const addAndDelete = () => trashOwnPicture(api);

const versionsOf = async (id: string) =>
  (await getFirestore().collection('versions').where('id', '==', id).get()).docs.map((doc) => doc.id);

test('erasing an item leaves neither versions nor their files', async () => {
  const [erased, purged] = [await addAndDelete(), await addAndDelete()];
  // The process ends once the item is erased, before its files are.
  const { items } = api.services;
  await items.erase(notice, erased._id, { person: { uid: 'test', email: '', displayName: null } });
  expect(await versionsOf(erased._id)).toEqual([]);
  await cleanup(servicesIn(31));
  const objectsOf = (item: AnyItem) =>
    Promise.all(
      Object.values(item.files).flatMap((files) =>
        files.map(({ media }) => api.services.files.namesUnder(`${MEDIA}${media}/`)),
      ),
    ).then((names) => names.flat());
  for (const item of [erased, purged]) {
    expect([await versionsOf(item._id), await objectsOf(item)]).toEqual([[], []]);
  }
});

test('a replaced version is kept for a year from its replacement, however old it is', async () => {
  const item = await addOwnPicture(api);
  const services = servicesIn(800);
  const current = await services.items.get(notice, item._id);
  if (!current) throw new Error('It is gone');
  const input = { values: { title: 'Another title' }, files: {} };
  const person = { uid: 'test', email: '', displayName: null };
  await updateItem(services, notice, { current, read: () => Promise.resolve(input), person });
  const { docs } = await getFirestore().collection('versions').where('id', '==', item._id).get();
  const [first, second] = docs.map((doc) => doc.get('removeAt') as Timestamp | null);
  expect(Math.round(((first?.toMillis() ?? 0) - Date.now()) / DAY_MS)).toBe(800 + 365);
  expect(second).toBeNull();
});

test('many items can be erased at once without waiting for one another', async () => {
  const items = await Promise.all(Array.from({ length: 12 }, addAndDelete));
  const erased = await Promise.all(items.map(({ _id }) => api.staff(`/notices/${_id}?view=trash`, 'DELETE')));
  expect(erased.map(({ status }) => status)).toEqual(items.map(() => 200));
  expect((await Promise.all(items.map(({ _id }) => versionsOf(_id)))).flat()).toEqual([]);
});
