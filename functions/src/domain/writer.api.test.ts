import { expect, test } from 'vitest';
import { createServices, type Services } from '../services';
import { type ItemState, mediaOf } from '../model/item-state';
import { typeAt } from '../testing/api';
import { picture, uniqueCopy } from '../testing/files';
import { useOwnProject } from '../testing/hooks';
import { eraseUnused } from './unused-media';
import { storeFile } from './uploads';
import { createItem } from './writer';

const person = { uid: 'test', email: 'test@example.org', displayName: null };
const stories = typeAt('stories');
useOwnProject('demo-writer'); // what it adds stays
const services = createServices();

const asked = (title: string, media: string) => ({
  values: { title, description: 'A text' },
  files: { imageUrls: [{ media }] },
});

async function upload(): Promise<string> {
  const sent = { name: 'picture.jpg', bytes: uniqueCopy(await picture()) };
  return (await storeFile(services, 'picture', sent, person)).media;
}

async function add(media?: string): Promise<ItemState> {
  const id = services.items.newId(stories);
  const input = asked('A story', media ?? (await upload()));
  return (await createItem(services, stories, id, input, person)).state;
}

const isThere = async (media: string) => (await services.media.get(media)) !== null;

/** Deletes an item for good, all but its files. */
async function erase({ id }: ItemState): Promise<void> {
  await services.items.remove(stories, id, undefined, { person });
  await services.items.erase(stories, id, { person });
}

test('using a file that is being deleted is refused, and nothing refers to it', async () => {
  const first = await add();
  const [media = ''] = mediaOf(first);
  await erase(first);
  // The other item has been read and judged, and is not written yet.
  const items = Object.assign(Object.create(services.items) as Services['items'], {
    create: async (...args: Parameters<Services['items']['create']>) => {
      await eraseUnused(services, [media]);
      return services.items.create(...args);
    },
  });
  const id = services.items.newId(stories);
  const late = createItem({ ...services, items }, stories, id, asked('Late', media), person);
  await expect(late).rejects.toThrow('mediaMissing');
  expect([await isThere(media), await services.items.get(stories, id)]).toEqual([false, null]);
});

test('a file that is used again while being deleted stays', async () => {
  const first = await add();
  const [media = ''] = mediaOf(first);
  await erase(first);
  await services.media.beginRemoval(media, async () => {
    // From here on nothing new may refer to it, and what was quicker counts.
    await expect(add(media)).rejects.toThrow('This picture is not there any more');
    return true;
  });
  const second = await add(media);
  expect(mediaOf(second)).toEqual([media]);
  await eraseUnused(services, [media]);
  expect(await isThere(media)).toBe(true);
  expect((await services.files.namesUnder(`media/${media}/`)).length).toBeGreaterThan(1);
});

test('an existing picture is neither processed nor stored again', async () => {
  const first = await add();
  const [media = ''] = mediaOf(first);
  const failing = Object.assign(Object.create(services.files) as Services['files'], {
    add: () => Promise.reject(new Error('It is there')),
  });
  const bytes = (await services.files.readOriginal(media)) ?? Buffer.of();
  const again = await storeFile({ ...services, files: failing }, 'picture', { name: 'b.jpg', bytes }, person);
  expect(again).toEqual({ media, isNew: false });
});
