import { expect, test } from 'vitest';
import type { AnyItem } from '@content';
import { createServices } from '../services';
import { addItem, file, servicesIn, startApi, validForm, typeAt } from '../testing/api';
import { MEDIA } from '../store/files';
import { picture, uniqueCopy } from '../testing/files';
import { sweepFiles } from '../cleanup/cleanup';
import { useApi, useOwnProject } from '../testing/hooks';

const notice = typeAt('notices');

// what other tests leave would be swept each time
useOwnProject('demo-crash');
const api = useApi();

/** Sends a notice with a picture to a process that ends once its files are stored. */
async function endIn(method: string, path: string): Promise<void> {
  let noteStored: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => (noteStored = resolve));
  const ending = await startApi((services) => {
    const never = () => {
      noteStored();
      return new Promise<never>(() => undefined);
    };
    const items = Object.create(services.items) as typeof services.items;
    return { ...services, items: Object.assign(items, { create: never, update: never }) };
  });
  const body = await validForm(notice, { image: file(uniqueCopy(await picture()), 'orphan.jpg') });
  const request = ending.call(path, { method, as: 'staff', body });
  await stored;
  await Promise.all([expect(request).rejects.toThrow(), ending.stop()]);
}

test('a process that crashes during a POST or PATCH leaves at most orphan files, which the sweep removes', async () => {
  const existing = await addItem(api, notice);
  const ids = async () =>
    ((await api.call('/notices')).body.data as AnyItem[]).map((item) => item._id).sort();
  const before = await ids();
  const objects = () => api.services.files.namesUnder(MEDIA);
  const objectsBefore = new Set(await objects());

  await Promise.all([endIn('POST', '/notices'), endIn('PATCH', `/notices/${existing._id}`)]);

  expect(await ids()).toEqual(before);
  const stored = await api.staff(`/notices/${existing._id}?view=admin`);
  expect(stored.body.data).toEqual(existing);
  const orphans = (await objects()).filter((name) => !objectsBefore.has(name));
  expect(new Set(orphans.map((name) => name.split('/')[1])).size).toBe(2);

  const young = await sweepFiles(createServices());
  expect((await objects()).filter((name) => orphans.includes(name))).toEqual(orphans);
  expect(young.removed).toBe(0);
  await sweepFiles(servicesIn(25 / 24));
  expect(new Set(await objects())).toEqual(objectsBefore);
});
