import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { PICTURES_LOG } from '@content/audit';
import { createServices } from '../services';
import { forgetPictures } from '../cleanup/cleanup';
import { PictureRecords } from './picture-records';

const DAY = 24 * 3600_000;
const person = { uid: 'test', email: 'test@example.org', displayName: null };
const consent = { people: 'adults', who: 'Sita', given: '', until: '' } as const;

test('what is known of a picture is forgotten once nothing has used its picture for longer than versions are kept', async () => {
  // Creates the app of the emulators.
  createServices();
  const db = getFirestore();
  let now = Date.parse('2026-01-01T00:00:00Z');
  const pictures = new PictureRecords(db, () => new Date(now));
  const [used, left] = [randomUUID(), randomUUID()];
  for (const source of [used, left]) await pictures.note({ source, title: 'a.jpg' }, consent, person);
  const ours = async () => [...(await pictures.consents([used, left])).keys()];
  const isUsed = (source: string) => source !== left;

  now += 399 * DAY;
  await pictures.forgetUnused(isUsed);
  expect(await ours()).toEqual([used, left]);
  now += 2 * DAY;
  expect(await pictures.forgetUnused(isUsed)).toBe(1);
  expect(await ours()).toEqual([used]);
  // What was in use until now has all its time before it.
  now += 390 * DAY;
  expect(await pictures.forgetUnused(() => false)).toBe(0);
  await pictures.note({ source: used, title: 'a.jpg' }, null, person);
  expect(await ours()).toEqual([]);
});

test('the daily clean-up forgets such records', async () => {
  const late = new Date(Date.now() + 401 * DAY);
  const source = randomUUID();
  await createServices().pictures.note({ source, title: 'a.jpg' }, consent, person);
  const { forgottenPictures } = await forgetPictures(createServices({ clock: () => late }));
  expect(forgottenPictures).toBeGreaterThan(0);
  expect((await createServices().pictures.consents([source])).size).toBe(0);
});

test('the log tells who noted a consent and who took it back, once each, and not what it says', async () => {
  const { pictures, audit } = createServices();
  const picture = { source: randomUUID(), title: 'Women at the spring' };
  await pictures.note(picture, consent, person);
  await pictures.note(picture, { ...consent }, person);
  await pictures.note(picture, null, person);
  await pictures.note(picture, null, person);
  const entries = await audit.list({ path: PICTURES_LOG, itemId: picture.source, limit: 9 });
  const told = { path: 'pictures', itemId: picture.source, title: 'Women at the spring', changed: [] };
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
  const noted = await pictures.history(picture.source);
  expect(noted.map(({ consent: said, by }) => [said, by])).toEqual([
    [null, person],
    [consent, person],
  ]);
});

test('a picture keeps the name with which it was first uploaded', async () => {
  const source = randomUUID();
  const { pictures } = createServices();
  await pictures.add([{ source, name: 'asha.jpg' }]);
  await pictures.add([{ source, name: 'again.jpg' }]);
  await createServices().pictures.add([{ source, name: 'elsewhere.jpg' }]);
  await pictures.note({ source, title: 'a' }, consent, person);
  for (const each of [pictures, createServices().pictures])
    expect((await each.names([source, randomUUID()])).get(source)).toBe('asha.jpg');
});
