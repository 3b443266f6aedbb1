import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MEDIA_LOG } from '@content/staff-contract';
import { createServices } from '../services';

const person = { uid: 'test', email: 'test@example.org', displayName: null };
const consent = { people: 'adults', who: 'Sita', given: '', until: '' } as const;
const rendition = { width: 1, height: 1, placeholder: '', widths: [1] };

/** A picture in the library, without its objects. */
async function added(name = 'a.jpg'): Promise<string> {
  const id = randomUUID();
  const picture = { id, name, type: 'image/jpeg', bytes: 1, renditions: { picture: rendition } };
  await createServices().media.add(picture, person);
  return id;
}

test('the log tells who noted a consent and who took it back, once each, and not what it says', async () => {
  const { media, audit } = createServices();
  const picture = { id: await added(), title: 'Women at the spring' };
  await media.note(picture, { consent }, person);
  await media.note(picture, { consent: { ...consent } }, person);
  await media.note(picture, { consent: null }, person);
  await media.note(picture, { consent: null }, person);
  const entries = await audit.list({ path: MEDIA_LOG, itemId: picture.id, limit: 9 });
  const told = { path: 'media', itemId: picture.id, title: 'Women at the spring', changed: [] };
  expect(entries).toEqual(
    ['removeConsent', 'noteConsent'].map((action) => ({
      _id: expect.any(String) as string,
      at: expect.any(String) as string,
      ...told,
      action,
      actor: person,
    })),
  );
  // What it said stays for staff, also where somebody takes it back.
  const record = await media.get(picture.id);
  expect(record?.history.map(({ consent: said, by }) => [said, by])).toEqual([
    [consent, person],
    [null, person],
  ]);
});

test('a picture keeps its first name, what was noted, and all of its parts', async () => {
  const id = await added('asha.jpg');
  const { media } = createServices();
  await media.note({ id, title: 'a' }, { consent }, person);
  const part = {
    id,
    name: 'again.jpg',
    type: 'image/jpeg',
    bytes: 1,
    renditions: { 'part-1-2-3-4': rendition },
  };
  await media.add(part, { ...person, uid: 'other' });
  expect(await media.get(id)).toMatchObject({
    name: 'asha.jpg',
    consent,
    createdBy: person,
    renditions: { picture: rendition, 'part-1-2-3-4': rendition },
  });
  for (const each of [media, createServices().media])
    expect((await each.names([id, randomUUID()])).get(id)).toBe('asha.jpg');
});

test('nothing is noted of a picture that is gone', async () => {
  const { media } = createServices();
  await expect(media.note({ id: randomUUID(), title: 'a' }, { consent }, person)).rejects.toThrow('missing');
});

test('what is being taken away is not there, until whoever began it must have failed', async () => {
  const id = await added();
  const { media } = createServices();
  const left = media.removeUnused(
    id,
    async () => {
      expect(await media.get(id)).toBeNull();
      const late = createServices({ clock: () => new Date(Date.now() + 11 * 60_000) });
      expect(await late.media.get(id)).toMatchObject({ name: 'a.jpg' });
      throw new Error('The process ends');
    },
    () => Promise.resolve(),
  );
  await expect(left).rejects.toThrow('The process ends');
  expect(await media.get(id)).toMatchObject({ name: 'a.jpg' });
});
