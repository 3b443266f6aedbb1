import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
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

test('a picture keeps its first name, its notes and all its parts', async () => {
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

test('a deleted picture takes no notes', async () => {
  const { media } = createServices();
  expect(await media.note({ id: randomUUID(), title: 'a' }, { consent }, person)).toBe('missing');
});

test('a picture that is being deleted is gone, until the deletion must have failed', async () => {
  const id = await added();
  const { media } = createServices();
  const left = media.beginRemoval(id, async () => {
    expect(await media.get(id)).toBeNull();
    const late = createServices({ clock: () => new Date(Date.now() + 11 * 60_000) });
    expect(await late.media.get(id)).toMatchObject({ name: 'a.jpg' });
    throw new Error('The process ends');
  });
  await expect(left).rejects.toThrow('The process ends');
  expect(await media.get(id)).toMatchObject({ name: 'a.jpg' });
});
