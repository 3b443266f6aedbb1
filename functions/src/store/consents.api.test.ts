import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { PICTURES_LOG } from '@content/audit';
import { createServices } from '../services';
import { forgetConsents } from '../upkeep/upkeep';
import { Consents } from './consents';

const DAY = 24 * 3600_000;
const person = { uid: 'test', email: 'test@example.org', displayName: null };
const consent = { people: 'adults', who: 'Sita', given: '', until: '' } as const;

test('a consent is forgotten once nothing has used its picture for longer than versions are kept', async () => {
  // Creates the app of the emulators.
  createServices();
  const db = getFirestore();
  let now = Date.parse('2026-01-01T00:00:00Z');
  const consents = new Consents(db, () => new Date(now));
  const [used, left] = [randomUUID(), randomUUID()];
  for (const source of [used, left]) await consents.note({ source, title: 'a.jpg' }, consent, person);
  const ours = async () => [...(await consents.several([used, left])).keys()];
  const isUsed = (source: string) => source !== left;

  now += 399 * DAY;
  await consents.forgetUnused(isUsed);
  expect(await ours()).toEqual([used, left]);
  now += 2 * DAY;
  expect(await consents.forgetUnused(isUsed)).toBe(1);
  expect(await ours()).toEqual([used]);
  // What was in use until now has all its time before it.
  now += 390 * DAY;
  expect(await consents.forgetUnused(() => false)).toBe(0);
  await consents.note({ source: used, title: 'a.jpg' }, null, person);
  expect(await ours()).toEqual([]);
});

test('the daily clean-up forgets such consents', async () => {
  const late = new Date(Date.now() + 401 * DAY);
  const source = randomUUID();
  await createServices().consents.note({ source, title: 'a.jpg' }, consent, person);
  const { forgottenConsents } = await forgetConsents(createServices({ clock: () => late }));
  expect(forgottenConsents).toBeGreaterThan(0);
  expect((await createServices().consents.several([source])).size).toBe(0);
});

test('the log tells who noted a consent and who took it back, once each, and not what it says', async () => {
  const { consents, audit } = createServices();
  const picture = { source: randomUUID(), title: 'Women at the spring' };
  await consents.note(picture, consent, person);
  await consents.note(picture, { ...consent }, person);
  await consents.note(picture, null, person);
  await consents.note(picture, null, person);
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
});
