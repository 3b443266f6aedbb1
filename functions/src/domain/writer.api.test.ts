import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import type { Services } from '../services';
import { createServices } from '../services';
import type { ItemState } from '../store/item-state';
import { mediaOf } from '../store/item-state';
import { removeItems } from '../testing/api';
import { picture, unlike } from '../testing/files';
import type { Form } from './form';
import { eraseUnused } from './unused-media';
import { ContentWriter } from './writer';

const person = { uid: 'test', email: 'test@example.org', displayName: null };
const stories = contentTypeAt('stories') as ContentTypeDefinition;
const added: string[] = [];
let services: Services;
beforeAll(() => {
  services = createServices();
});
afterAll(() => removeItems(added));

function form(values: Record<string, unknown>, files: Form['files'] = []): Form {
  return {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])),
    files,
  };
}

async function add(media?: string): Promise<ItemState> {
  const id = services.items.newId(stories);
  const files = media ? [] : [{ field: 'image', name: 'picture.jpg', bytes: unlike(await picture()) }];
  const values = { title: 'A story', description: 'A text', ...(media && using(media)) };
  added.push(`stories/${id}`);
  const { state } = await new ContentWriter(services).create(stories, id, form(values, files), person);
  return state;
}

const using = (media: string) => ({ files: { imageUrls: [{ media }] } });
const isThere = async (media: string) => (await services.media.get(media)) !== null;

/** Deletes an item for good, all but its files. */
async function erase({ id }: ItemState): Promise<void> {
  await new ContentWriter(services).remove(stories, id, undefined, person);
  await services.items.erase(stories, id, { person });
}

test('what is taken away while it is used once more is refused, and nothing points at it', async () => {
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
  const late = new ContentWriter({ ...services, items });
  const asked = form({ title: 'Late', description: 'A text', ...using(media) });
  await expect(late.create(stories, id, asked, person)).rejects.toThrow('mediaMissing');
  expect([await isThere(media), await services.items.get(stories, id)]).toEqual([false, null]);
});

test('what is used once more while it is being taken away stays', async () => {
  const first = await add();
  const [media = ''] = mediaOf(first);
  await erase(first);
  const records = Object.assign(Object.create(services.records) as Services['records'], {
    keepsMedia: async (id: string) => {
      // From here on nothing new may refer to it, and what was quicker counts.
      await expect(add(media)).rejects.toThrow('This picture is not there any more');
      return services.records.keepsMedia(id);
    },
  });
  await services.media.removeUnused(
    media,
    async () => {
      await records.keepsMedia(media);
      return true;
    },
    () => Promise.reject(new Error('It is used')),
  );
  const second = await add(media);
  expect(mediaOf(second)).toEqual([media]);
  await eraseUnused(services, [media]);
  expect(await isThere(media)).toBe(true);
  expect((await services.files.namesUnder(`media/${media}/`)).length).toBeGreaterThan(1);
});

test('a picture that is there already is neither made nor stored again', async () => {
  const first = await add();
  const [media = ''] = mediaOf(first);
  const failing = Object.assign(Object.create(services.files) as Services['files'], {
    add: () => Promise.reject(new Error('It is there')),
  });
  const bytes = await services.files.readOriginal(media);
  const id = services.items.newId(stories);
  added.push(`stories/${id}`);
  const { state: again } = await new ContentWriter({ ...services, files: failing }).create(
    stories,
    id,
    form({ title: 'Again', description: 'A text' }, [
      { field: 'image', name: 'b.jpg', bytes: bytes ?? Buffer.of() },
    ]),
    person,
  );
  expect(mediaOf(again)).toEqual([media]);
});
