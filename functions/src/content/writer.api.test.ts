import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import type { Services } from '../services';
import { createServices } from '../services';
import type { ItemState } from '../store/editions';
import { openFiles } from '../store/editions';
import type { Files } from '../store/files';
import { SERVED } from '../store/files';
import { removeItems } from '../testing/api';
import { picture } from '../testing/files';
import type { Form } from './form';
import { ContentWriter } from './writer';

const MINUTE = 60_000;
const person = { uid: 'test', email: 'test@example.org', displayName: null };
const stories = contentTypeAt('stories') as ContentTypeDefinition;
const added: string[] = [];
let now = Date.now();
let services: Services;
beforeAll(() => {
  services = createServices({ clock: () => new Date(now) });
});
afterAll(() => removeItems(added));

async function form(values: Record<string, string>, pictures = 0): Promise<Form> {
  const bytes = await Promise.all(Array.from({ length: pictures }, () => picture()));
  return {
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])),
    files: bytes.map((one) => ({ field: 'image', name: 'picture.jpg', bytes: one })),
  };
}

async function add(values: Record<string, string>): Promise<ItemState> {
  const id = services.items.newId(stories);
  const asked = await form({ title: 'A story', description: 'A text', ...values }, 1);
  added.push(`stories/${id}`);
  return new ContentWriter(services).create(stories, id, asked, person);
}

/** Whether visitors can fetch the files of an item that they see. */
async function areThere(id: string): Promise<boolean[]> {
  const state = await services.items.get(stories, id);
  const names = await services.files.namesUnder(`${SERVED}stories/${id}/`);
  return openFiles(state).map(({ uploadId }) => names.some((name) => name.includes(uploadId)));
}

/** Services in which a moment comes after a write was planned, and before it is carried out. */
function withMomentBefore(moment: number, files: Files = services.files): Services {
  const update: Services['items']['update'] = (...args) => {
    now = moment;
    return services.items.update(...args);
  };
  const items = Object.assign(Object.create(services.items) as Services['items'], { update });
  return { ...services, items, files };
}

test('who publishes a second too late leaves the files of what is published where they are', async () => {
  const draft = await add({ _state: 'draft' });
  const writer = new ContentWriter(services);
  const publish = async () =>
    writer.update(
      stories,
      draft,
      (version) => version === draft.version,
      await form({ _state: 'published' }),
      person,
    );
  await publish();
  await expect(publish()).rejects.toThrow('stale');
  expect(await areThere(draft.id)).toEqual([true]);
});

test('what begins while it is saved has its files in reach', async () => {
  const begin = now + MINUTE;
  const coming = await add({ _publishAt: new Date(begin).toISOString() });
  const writer = new ContentWriter(withMomentBefore(begin));
  await writer.update(stories, coming, undefined, await form({ title: 'Another title' }), person);
  expect(await areThere(coming.id)).toEqual([true]);
});

test('a failure after a write takes no file from what was written', async () => {
  const begin = now + MINUTE;
  const coming = await add({ _publishAt: new Date(begin).toISOString() });
  const open: Files['open'] = (locations) =>
    locations.length > 0 ? Promise.reject(new Error('injected')) : services.files.open(locations);
  const failing = Object.assign(Object.create(services.files) as Files, { open });
  const writer = new ContentWriter(withMomentBefore(begin, failing));
  await writer.update(stories, coming, undefined, await form({}, 1), person).catch(() => undefined);
  const names = (await services.files.namesUnder('')).join();
  const state = await services.items.get(stories, coming.id);
  expect(openFiles(state)).toHaveLength(2);
  for (const { uploadId } of openFiles(state)) expect(names).toContain(uploadId);
});
