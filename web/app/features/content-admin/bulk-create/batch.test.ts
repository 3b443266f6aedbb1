import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { NetworkError } from '../../../data/staff/admin-client';
import { anItem, picture, unusedMedia } from '../../../testing/items';
import {
  afterSave,
  contentOf,
  type ForAll,
  peopleIn,
  picturesToAsk,
  prependBatch,
  repetitionOf,
  type Row,
  validateRow,
  valueOf,
} from './batch';

const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
const forAll: ForAll = { values: { category: 'Trainings' }, people: 'nobody' };
const nothing: ForAll = { values: {}, people: '' };
const ofChild = { people: 'child', who: 'Her mother', given: '2026-01-01', until: '' } as const;
const aRow = (part: Partial<Row> = {}): Row => ({
  ...{ id: 'r', key: 'k', values: { title: 'A well' }, media: unusedMedia('a') },
  ...part,
});
const noted = aRow({ media: unusedMedia('a', 'A well', ofChild) });

test('what is chosen for all is that of every picture but those that have their own, or of which the library knows better', () => {
  const own = aRow({ values: { category: 'Support' }, people: 'adults' });
  expect(
    [aRow(), own, noted].map((row) => [valueOf(row, forAll, 'category'), peopleIn(row, forAll)]),
  ).toEqual([
    ['Trainings', 'nobody'],
    ['Support', 'adults'],
    ['Trainings', 'child'],
  ]);
});

test('what the library has noted is not noted anew; a description of one’s own has none of its translations', () => {
  const fileOf = (row: Row) => contentOf(gallery, row, forAll).files['imageUrl']?.[0];
  expect(fileOf(noted)).toMatchObject({ alt: 'A well', reused: picture('a') });
  expect(fileOf(noted)?.details).toBeUndefined();
  expect(fileOf({ ...noted, people: 'adults', alt: 'A spring' })).toMatchObject({
    ...{ alt: 'A spring', translations: {}, details: { consent: { people: 'adults', who: '' } } },
  });
});

test('a draft may lack what is chosen for all', () => {
  const lacks = (['published', 'draft'] as const).map(
    (to) => validateRow(gallery, aRow(), nothing, to).detail,
  );
  expect(lacks).toEqual(['All fields are required', null]);
});

test('pictures of an earlier visit keep what was chosen for all of them, whatever is chosen for all here', () => {
  const child: ForAll = { values: { category: 'Trainings' }, people: 'child' };
  const here = {
    rows: [aRow({ id: 'here' })],
    forAll: { values: { category: 'IRCH' }, people: 'adults' } as ForAll,
  };
  const told = (earlier: ForAll) => {
    const { rows, forAll: all } = prependBatch({ rows: [aRow()], forAll: earlier }, here);
    return rows.map((row) => [valueOf(row, all, 'category'), peopleIn(row, all)]);
  };
  expect(told(child)).toEqual([
    ['Trainings', 'child'],
    ['IRCH', 'adults'],
  ]);
  expect(told({ ...child, people: '' })[0]).toEqual(['Trainings', '']);
});

test('a confirmation is of whom the picture shows, and of nobody who is said later', () => {
  const asked = [noted, aRow(), aRow({ people: 'adults' })];
  expect(picturesToAsk(asked, nothing)).toEqual(asked.slice(0, 2));
  const confirmed = aRow({ people: 'child', confirmed: 'child' });
  expect(picturesToAsk([confirmed], nothing)).toEqual([]);
  expect(picturesToAsk([{ ...confirmed, people: '' }], nothing)).toHaveLength(1);
});

test('a picture that was not added stays, under the same key; one that is there already is done, whoever has changed it since', () => {
  const item = anItem({ title: 'a', category: 'IRCH' }, { imageUrl: [picture('a')] }, 2);
  const failed = (error: unknown) => afterSave(gallery, { name: 'failed', error }, 'fresh');
  expect(failed(new NetworkError())).toEqual({ phase: 'offline' });
  expect(failed(new DOMException('', 'AbortError'))).toEqual({});
  expect(failed(new Error('x')).failure?.detail).toContain('Not saved');
  const gone = afterSave(gallery, { name: 'gone' }, 'fresh');
  expect([gone.key, gone.failure?.detail]).toEqual(['fresh', expect.stringContaining('Save adds it again')]);
  expect(afterSave(gallery, { name: 'conflict', latest: item }, 'fresh').item).toBe(item);
});

test('a picture that stands in the list twice, or is there already, says so', () => {
  const use = {
    path: 'galleries',
    _id: 'g1',
    title: 'A well',
    field: 'imageUrl',
    alt: '',
    isPublic: true,
  } as const;
  const used = aRow({ media: { ...unusedMedia('b'), uses: [use] } });
  const rows = [aRow(), aRow(), used, aRow({ media: undefined }), aRow({ media: undefined })];
  expect(rows.map((row) => repetitionOf(rows, row, 'galleries'))).toEqual([
    ...['', 'The same as picture 1.', 'Already added as “A well”.', '', ''],
  ]);
});
