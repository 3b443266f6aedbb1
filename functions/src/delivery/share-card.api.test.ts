import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { sharePath } from '@content/items/item';
import { cachePolicy } from '../cache-policy';
import { drawShareCard } from '../media-processing/share-card';
import { addItem, file, typeAt } from '../testing/api';
import { useApi, useServer } from '../testing/hooks';
import { pdf } from '../testing/files';
import { createSite } from './site';

const story = typeAt('stories');
const notice = typeAt('notices');
const api = useApi();
const noPage = {
  handle: () => Promise.resolve(new Response()),
  normalizeUrl: () => never(),
  nameRequest: String,
};
const site = useServer(() => createSite(api.services, () => Promise.resolve(noPage)));

const never = () => {
  throw new Error('A page was asked for');
};
const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' });

const add = (...given: readonly [ContentTypeDefinition, Record<string, string>]) => addItem(api, ...given);

/** How bright a card is on average in its left half and in its right one, from 0 to 255. */
async function brightness(card: Buffer): Promise<number[]> {
  const half = async (left: number) => {
    const part = await sharp(card).extract({ left, top: 0, width: 560, height: 630 }).toBuffer();
    const { channels } = await sharp(part).stats();
    return channels.reduce((sum, { mean }) => sum + mean / channels.length, 0);
  };
  return [await half(0), await half(640)];
}

/** The pixels of a card that are whiter than any of its picture: the letters. */
async function letters(card: Buffer): Promise<number> {
  const { data } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((value) => value > 240).length;
}

test('a card shows the title in its own script beside the picture', async () => {
  const create = { width: 120, height: 63, channels: 3, background: '#888' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const card = (title: string) =>
    drawShareCard({ title, lines: ['Pahilo Kiran Samaj', '21 November 2026'], picture });
  const [english, nepali, long, empty] = await Promise.all([
    card('A tap in every yard'),
    card('हरेक आँगनमा धारा'),
    card('शब्द '.repeat(40).trim()),
    card('·'),
  ]);
  for (const each of [english, nepali, long]) {
    expect((await letters(each)) - (await letters(empty)), 'the title is drawn').toBeGreaterThan(2000);
    const [words = 0, shown = 0] = await brightness(each);
    expect(words, 'the words stand on a plain ground').toBeLessThan(80);
    expect(shown, 'the picture is beside them').toBeGreaterThan(110);
  }
  // Letters that a font lacks are drawn as boxes, all alike.
  expect(await card('क ख ग')).not.toEqual(await card('च छ ज'));
});

test('a card is of the public version: other URLs redirect there, and what is not public has none', async () => {
  const item = await add(story, { title: 'A tap in every yard' });
  const card = await ask(sharePath(story, item, 'en'));
  const headers = ['content-type', 'cache-control'].map((name) => card.headers.get(name));
  expect([card.status, ...headers]).toEqual([200, 'image/jpeg', cachePolicy.file]);
  for (const other of [
    `/share/stories/${item._id}/99.en.jpg`,
    `/share/stories/${item._id}/1.jpg`,
    `${sharePath(story, item, 'en')}?a=1`,
  ]) {
    const led = await ask(other);
    expect([led.status, led.headers.get('location')]).toEqual([302, sharePath(story, item, 'en')]);
  }
  const draft = await add(story, { title: 'Not yet', _state: 'draft' });
  for (const path of [
    sharePath(story, draft, 'en'),
    '/share/stories/nobody/1.jpg',
    '/share/nothing/a/1.jpg',
    '/share/sliders/a/1.jpg',
  ])
    expect((await ask(path)).status, path).toBe(404);
  await api.staff(`/stories/${item._id}`, 'DELETE');
  expect((await ask(sharePath(story, item, 'en'))).status).toBe(404);
});

test('an item without a picture has a plain card, and a notice’s card names its last day', async () => {
  const body = { title: 'Vacancy: social mobiliser', description: 'Text', closesOn: '2099-01-31' };
  const { body: answer } = await api.staff('/notices', 'POST', body);
  const card = await ask(sharePath(notice, answer.data as AnyItem, 'en'));
  const [words = 255, beside = 255] = await brightness(Buffer.from(await card.arrayBuffer()));
  expect([card.status, words < 60, beside < 60]).toEqual([200, true, true]);
});

test('a card shows the first picture of an item, or the first page of its document', async () => {
  const white = { create: { width: 90, height: 60, channels: 3, background: '#fff' } } as const;
  const texts = { title: 'A tap in every yard', description: 'Text' };
  for (const [type, upload, bytes, name] of [
    [story, 'image', await sharp(white).jpeg().toBuffer(), 'white.jpg'],
    [notice, 'attachment', await pdf(1), 'page.pdf'],
  ] as const) {
    const form = new FormData();
    for (const [field, text] of Object.entries(texts)) form.set(field, text);
    form.set(upload, file(bytes, name));
    const added = await api.staff(`/${type.path}`, 'POST', form);
    const card = await ask(sharePath(type, added.body.data as AnyItem, 'en'));
    const [words = 255, beside = 0] = await brightness(Buffer.from(await card.arrayBuffer()));
    expect([words < 100, beside > 200], `${name}: ${words}, ${beside}`).toEqual([true, true]);
  }
});

test('a Nepali page has a card in Nepali; an unknown language gets the first one', async () => {
  const texts = { title: 'A tap in every yard', description: 'Text', closesOn: '2026-12-05' };
  const bare = (await api.staff('/notices', 'POST', texts)).body.data as AnyItem;
  const translated = (await api.staff('/notices', 'POST', { ...texts, ne_title: 'हरेक आँगनमा धारा' })).body
    .data as AnyItem;
  const cardOf = async (item: AnyItem, language: 'en' | 'ne') => {
    const card = await ask(sharePath(notice, item, language));
    expect(card.status).toBe(200);
    return Buffer.from(await card.arrayBuffer());
  };
  expect(sharePath(notice, translated, 'ne')).toBe(`/share/notices/${translated._id}/1.ne.jpg`);
  const name = 'पहिलो किरण समाज';
  const last = 'अन्तिम मिति १९ मङ्सिर २०८३';
  expect(await cardOf(translated, 'ne')).toEqual(
    await drawShareCard({ title: 'हरेक आँगनमा धारा', lines: [name, last] }),
  );
  expect(await cardOf(bare, 'ne')).toEqual(await drawShareCard({ title: texts.title, lines: [name, last] }));
  expect(await cardOf(translated, 'en')).toEqual(
    await drawShareCard({ title: texts.title, lines: ['Pahilo Kiran Samaj', 'Closes 5 December 2026'] }),
  );
  const other = await ask(`/share/notices/${bare._id}/1.fr.jpg`);
  expect([other.status, other.headers.get('location')]).toEqual([302, sharePath(notice, bare, 'en')]);
});

test('a card that is requested many times is drawn once', async () => {
  const path = sharePath(story, await add(story, { title: 'Asked for by many' }), 'en');
  const drawn = vi.spyOn(sharp.prototype, 'composite');
  const read = async () => Buffer.from(await (await ask(path)).arrayBuffer());
  const all = [...(await Promise.all([read(), read(), read()])), await read()];
  expect(drawn).toHaveBeenCalledTimes(1);
  drawn.mockRestore();
  for (const bytes of all) expect(bytes.equals(all[0] ?? Buffer.alloc(0))).toBe(true);
});
