import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { cachePolicy } from '../cache-policy';
import { createSite } from '../delivery/site';
import { MEDIA } from '../store/files';
import { addItem, conditional, dataOf, file, validForm, typeAt, refusalOf } from '../testing/api';
import { gif, heavyPicture, heicPicture, pdf, phonePicture, picture } from '../testing/files';
import type { ItemAt, PictureFile } from '@content';
import { useApi, useServer } from '../testing/hooks';

const notice = typeAt('notices');
const api = useApi();
const site = useServer(() => createSite(api.services, () => Promise.reject(new Error('no pages here'))));

async function objects(): Promise<string[]> {
  return (await api.services.files.namesUnder(MEDIA)).sort();
}

async function post(form: FormData, headers: Record<string, string> = {}) {
  return api.call('/notices', { method: 'POST', as: 'staff', body: form, headers });
}

describe('bad input gets a clear error, and leaves nothing behind', () => {
  let before: { objects: string[]; count: number };
  const count = async () => (await api.services.content.states(notice)).length;
  beforeEach(async () => {
    before = { objects: await objects(), count: await count() };
  });
  afterEach(async () => expect({ objects: await objects(), count: await count() }).toEqual(before));

  const avif = new URL('../testing/hostile/20-megapixels-of-10-bits.avif', import.meta.url);
  const half = async () => {
    const whole = await picture(800, 600);
    return whole.subarray(0, whole.length / 2);
  };
  const rows: [string, () => Buffer | Promise<Buffer>, string, number, string][] = [
    [
      'an 11 MB picture',
      () => heavyPicture(11 * 1024 * 1024),
      'big.jpg',
      413,
      'is too large: a picture can have at most 10 MB. Make it smaller and choose it again.',
    ],
    [
      'a picture cut in half',
      half,
      'half.jpg',
      400,
      'is damaged or incomplete. Choose it again or take another one.',
    ],
    [
      'a picture of 51 megapixels',
      () => gif([10_200, 5000], [10_200, 5000]),
      'huge.gif',
      413,
      'is too large: a picture can have at most 50 megapixels. Make it smaller and choose it again.',
    ],
    [
      'an AVIF that takes too much memory',
      () => readFile(avif),
      'large.avif',
      413,
      'takes too much memory to be read. Save it as an ordinary JPEG, or make it smaller, and choose it again.',
    ],
    [
      'a HEIC',
      heicPicture,
      'IMG_1.HEIC',
      415,
      'is a HEIC photo, which most phones and browsers cannot show. On an iPhone choose Settings › Camera › Formats › Most Compatible and take it again, or save it as JPEG.',
    ],
  ];
  test.each(rows)('%s', async (_, bytes, name, status, refusal) => {
    const message = `“${name}” ${refusal}`;
    const form = await validForm(notice, { image: file(await bytes(), name, 'image/png') });
    const response = await post(form);
    expect([response.status, response.body.detail]).toEqual([status, message]);
    expect(response.body.errors).toEqual([{ field: 'image', message }]);
  });

  test('a body of 40 MB', async () => {
    const { status, body } = await post(
      await validForm(notice, { image: file(await heavyPicture(40e6), 'x.jpg') }),
    );
    const detail = 'A request can carry at most 32 MB. Choose a smaller file.';
    expect([status, body.detail]).toEqual([413, detail]);
  });

  const unreadable = 'The form could not be read. Reload the page and send it again.';
  const endless = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nno end';
  test.each([
    ['malformed multipart', 'multipart/form-data; boundary=x', endless, 400, unreadable],
    ['multipart without a boundary', 'multipart/form-data', 'x', 400, unreadable],
    ['malformed JSON', 'application/json', '{"title":', 400, 'The request is not valid JSON'],
    ['JSON that is no object', 'application/json', '[1]', 400, 'The request must be a JSON object'],
    ['text', 'text/plain', 'title=x', 415, 'Send the form as multipart/form-data or application/json'],
  ])('%s', async (_, type, body, status, detail) => {
    const headers = { 'content-type': type };
    const response = await api.call('/notices', { method: 'POST', as: 'staff', body, headers });
    expect([response.status, response.body.detail]).toEqual([status, detail]);
  });

  test('an unknown file field and two pictures where one belongs', async () => {
    const form = await validForm(notice);
    form.append('virus', file(await picture(), 'a.jpg'));
    form.append('image', file(await picture(), 'b.jpg'));
    expect(refusalOf(await post(form))).toEqual([
      400,
      [
        { field: 'virus', message: 'There is no file field called virus' },
        { field: 'image', message: 'Send one file for image' },
      ],
    ]);
  });

  test('a wrong text and a wrong file are reported together', async () => {
    const image = file(Buffer.from('x'), 'x.png');
    const response = await post(await validForm(notice, { title: 'x'.repeat(201), description: '', image }));
    expect([response.status, response.body.detail]).toEqual([400, 'Title and description are required']);
    expect(response.body.errors?.map((problem) => problem.message)).toEqual([
      'Description is required',
      'Title can have at most 200 characters; this has 201',
      '“x.png” is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
    ]);
  });
});

describe('a good picture', () => {
  test('is turned upright, stripped of its position, and served in variants without its own name', async () => {
    const photo = Buffer.concat([await phonePicture(), Buffer.from('a photo of its own')]);
    const form = await validForm(notice, { image: file(photo, 'गाउँ बैठक.jpg') });
    form.append('imageAlt', 'A village meeting');
    const item = dataOf<{ image: string; files: { image: PictureFile[] } }>(await post(form));
    const [stored] = item.files.image;
    expect(stored).toMatchObject({ width: 200, height: 300, alt: 'A village meeting', name: 'गाउँ बैठक.jpg' });
    expect(stored?.variants.map((variant) => `${variant.type} ${variant.width}`)).toEqual([
      'image/avif 200',
      'image/webp 200',
    ]);
    expect(item.image).toBe(stored?.address);
    for (const url of (stored?.variants ?? []).map((each) => each.address)) {
      const response = await fetch(site.url + url);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe(cachePolicy.file);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const named = /^inline; filename\*=UTF-8''picture-\w+\.\w+$/;
      expect(response.headers.get('content-disposition')).toMatch(named);
      const meta = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(meta.exif).toBeUndefined();
    }
  });

  test.each([
    [100, 20_000],
    [1, 16_000],
    [16_000, 1],
  ])('of any shape is taken: %i × %i', async (width, height) => {
    const create = { width, height, channels: 3, background: '#345' } as const;
    const image = file(await sharp({ create }).png().toBuffer(), 'shape.png');
    const { files } = dataOf<ItemAt<'notices'>>(await post(await validForm(notice, { image })));
    const [stored] = files.image ?? [];
    expect(stored).toMatchObject({ width, height });
    for (const { address } of stored?.variants ?? []) {
      expect((await fetch(site.url + address)).status).toBe(200);
    }
  });

  test('is unavailable once replaced or removed, and kept when not mentioned', async () => {
    const body = await validForm(notice, { attachment: null });
    const created = dataOf<{ _id: string; image: string }>(await post(body));
    const texts = await api.staff(`/notices/${created._id}`, 'PATCH', { title: 'New' });
    expect(texts.body.data).toMatchObject({ title: 'New', image: created.image, _version: 2 });
    const replaced = new FormData();
    replaced.append('image', file(await picture(500, 500, 'webp'), 'other.webp'));
    const second = await api.staff(`/notices/${created._id}`, 'PATCH', replaced);
    const image = (second.body.data as { image: string }).image;
    expect(image).not.toBe(created.image);
    expect((await fetch(site.url + created.image)).status).toBe(404);
    expect((await fetch(site.url + image)).status).toBe(200);
    const cleared = new FormData();
    cleared.append('image', file(Buffer.alloc(0), ''));
    const third = await api.staff(`/notices/${created._id}`, 'PATCH', cleared);
    expect(third.body.data).toMatchObject({ image: null, files: { image: [] } });
    expect((await fetch(site.url + image)).status).toBe(404);
  });

  test('of a deleted notice is refused at once, also when a cache revalidates', async () => {
    const item = dataOf<ItemAt<'notices'>>(await post(await validForm(notice)));
    const picture = site.url + (item.image ?? '');
    const etag = (await fetch(picture)).headers.get('etag') ?? '';
    const again = { headers: conditional(etag) };
    expect((await fetch(picture, again)).status).toBe(304);
    await api.staff(`/notices/${item._id}`, 'DELETE');
    const [file] = item.files.image ?? [];
    for (const url of (file?.variants ?? []).map(({ address }) => address)) {
      const gone = await fetch(site.url + url, again);
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, cachePolicy.missing]);
    }
  });
});

interface Document {
  readonly publication: string;
  readonly publicationUrls: string[];
  readonly files: object;
}

test('documents have their type, size, pages and a name that browsers take, and are served whole, conditionally and in ranges', async () => {
  const bytes = await pdf(14);
  const name = 'वार्षिक प्रतिवेदन 100.pdf';
  const sent = file(bytes, 'वार्षिक "प्रतिवेदन" 100%.pdf');
  const item = await addItem<Document>(api, typeAt('publications'), { publication: sent });
  expect(item.publicationUrls).toEqual([item.publication]);
  const facts = { type: 'application/pdf', bytes: bytes.length, pages: 14, name };
  expect(item.files).toMatchObject({ publicationUrls: [facts] });
  const whole = await fetch(site.url + item.publication);
  expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
  expect(whole.headers.get('content-type')).toBe('application/pdf');
  const disposition = `inline; filename*=UTF-8''${encodeURIComponent(name)}`;
  expect(whole.headers.get('content-disposition')).toBe(disposition);
  const etag = whole.headers.get('etag') ?? '';
  const same = await fetch(site.url + item.publication, { headers: conditional(etag) });
  expect(same.status).toBe(304);
  const part = await fetch(site.url + item.publication, { headers: { range: 'bytes=10-19' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
  for (const range of ['items=0-5', 'lines=99999999-'])
    expect((await fetch(site.url + item.publication, { headers: { range } })).status).toBe(200);
  const beyond = await fetch(site.url + item.publication, { headers: { range: 'bytes=99999999-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
});
