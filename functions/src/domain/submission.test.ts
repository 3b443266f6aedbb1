import { expect, test, vi } from 'vitest';
import { person, pictureRecord, unconnectedServices } from '../testing/unconnected';
import { typeAt } from '../testing/api';
import { planSave, type PublishOptions } from './publishing';
import { readSubmission } from './submission';

const MEDIA = 'b'.repeat(40);
const saved = (options: PublishOptions) =>
  planSave(null, 'id', { values: {}, files: {} }, options, new Date()).state;
/** Reads a change of what visitors see, or of a draft. */
function submit(path: string, values: Record<string, unknown>, files = {}, current = saved({})) {
  const services = unconnectedServices();
  const get = (id: string) => Promise.resolve(id === MEDIA ? pictureRecord(null) : null);
  vi.spyOn(services.media, 'get').mockImplementation(get);
  return readSubmission(services, typeAt(path), current, { values, files }, person);
}

test.each([
  ['stories', { colour: 'red' }, 'Send at least one field to change'],
  ['policies', {}, 'Please select a file to upload.'],
  ['notices', { _state: 'draft', isTemplate: true }, 'Visitors see no templates: keep a copy as one, or'],
  ['notices', { title: 'T', description: 'D', isTemplate: true }, 'Visitors see no templates: save it as a'],
])('a change of %s to %j is refused: %s', async (path, values, detail) => {
  await expect(submit(path, values)).rejects.toThrow(detail);
});

test.each([
  [{ displayOrder: '7' }, { displayOrder: 7 }],
  [{ displayOrder: '7', _state: 'draft' }, null],
  [{ displayOrder: '7', name: 'Asha' }, null],
])('the order alone is changed by %j: %j', async (values, order) => {
  expect((await submit('employees', values, {}, saved({ state: 'draft' }))).order).toEqual(order);
});

const agreed = { people: 'adults', who: 'Kamala', given: '2026-01-15', until: '' };
const used = (details: object) => [{ media: 'a'.repeat(40), ...details }];
const cropped = (x: number, width: number) => used({ crop: { x, y: 0, width, height: 0.5 } });
const agreeing = (over: object) => used({ consent: { ...agreed, ...over } });
const twice = (...people: string[]) =>
  people.map((each) => ({ media: MEDIA, consent: { ...agreed, people: each } }));

test('a picture may be used twice with the same consent', async () => {
  const { consents } = await submit(
    'stories',
    { title: 'T', description: 'D', imageAlt: 'A' },
    { imageUrls: twice('child', 'child') },
  );
  expect([...consents.keys()]).toEqual([MEDIA]);
});

test.each<[message: string, uses: unknown, field?: string]>([
  ['focus.x must be a number from 0 to 1', used({ focus: { x: 2, y: 0.5 } })],
  ['focus must be a place: {"x":0.5,"y":0.3}', used({ focus: 'middle' })],
  ['Choose a larger part of the picture', cropped(0, 0.01)],
  ['The part that is shown must lie within the picture', cropped(0.6, 0.5)],
  ['The day of the consent must be a date like 2026-11-22', agreeing({ given: '2026-02-30' })],
  ['The consent must end after it was given. Choose a later date.', agreeing({ until: '2026-01-14' })],
  ['people must be one of: nobody, adults, child', agreeing({ people: 'dogs' })],
  ['Who gave the consent can have at most 120 characters', agreeing({ who: 'a'.repeat(121) })],
  ['Who took the picture can have at most 120 characters', used({ credit: 'x'.repeat(121) })],
  ['A description can have at most 300 characters', used({ alt: 'x'.repeat(301) }), 'imageAlt'],
  ['This picture is not there any more. Choose another one.', used({})],
  ['media must be the id of a file in the library', [{ media: '../x' }]],
  ['Images must be a list of files', {}],
  ['Images can be at most 12 pictures', Array(13).fill({ media: MEDIA })],
  [
    'This picture is used twice with different consents. Give the same one both times.',
    twice('child', 'nobody'),
  ],
])(
  'what makes no sense, or names no files of the library, is refused: %s',
  async (message, uses, field = 'image') => {
    const refused = submit('stories', { title: 'T', description: 'D' }, { imageUrls: uses });
    await expect(refused).rejects.toMatchObject({ errors: [{ field, message }] });
  },
);
