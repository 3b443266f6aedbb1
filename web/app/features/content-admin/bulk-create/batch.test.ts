import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { CONSENT_CONFIRMED } from '@content/items/publishing-status';
import { expect, test } from 'vitest';
import { NetworkError } from '../../../data/admin-client';
import { anItem, picture, unusedMedia } from '../../../testing/items';
import type { SaveOutcome } from '../item-form/save-item';
import {
  afterSave,
  askedToSave,
  type Batch,
  chosenForAll,
  draftOf,
  fileOf,
  inLibrary,
  isDone,
  isQueued,
  lackOf,
  newRow,
  peopleIn,
  picturesToAsk,
  repetitionOf,
  type Row,
  rowOf,
  valueOf,
  withPeople,
  withValue,
} from './batch';

const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
const nothing: Batch['forAll'] = { values: { category: '' }, people: '' };
const ofChild = { people: 'child', who: 'Her mother', given: '2026-01-01', until: '' } as const;
const chosen = (name: string, forAll = nothing) => newRow(gallery, forAll, name, new File(['x'], name));
const ofLibrary = (...[media, alt, consent]: Parameters<typeof unusedMedia>) =>
  inLibrary(newRow(gallery, nothing, `${media}.jpg`), unusedMedia(media, alt, consent), nothing);
const consentOf = (row: Row) => fileOf(row).details?.consent;
const ready = (row = ofLibrary('a')) => withValue(row, 'category', 'Trainings');
const failed = (error: unknown): SaveOutcome => ({ name: 'failed', error });

test('what is chosen for all is that of every picture but those that have their own, also of later ones', () => {
  const own = withPeople(withValue(chosen('own.jpg'), 'category', 'Support'), 'child');
  const rows = [chosen('a.jpg'), own, ofLibrary('noted', '', ofChild)];
  const first = chosenForAll(
    { rows, forAll: nothing },
    { values: { category: 'Trainings' }, people: 'adults' },
  );
  const { rows: now, forAll } = chosenForAll(first, { values: { category: 'IRCH' }, people: 'nobody' });
  expect(
    [...now, chosen('later.jpg', forAll)].map((row) => [valueOf(row, 'category'), peopleIn(row)]),
  ).toEqual([
    ['IRCH', 'nobody'],
    ['Support', 'child'],
    ['IRCH', 'child'],
    ['IRCH', 'nobody'],
  ]);
});

test('what the library knows of a picture stands in its row, is not noted anew, and replaces nothing of the person', () => {
  const row = ofLibrary('a', 'A well', ofChild);
  expect([fileOf(row).alt, peopleIn(row), consentOf(row)]).toEqual(['A well', 'child', undefined]);
  expect(consentOf(withPeople(row, 'adults'))).toMatchObject({ people: 'adults', who: '' });
  const forAll = { ...nothing, people: 'nobody' } as const;
  const entry = unusedMedia('a', '', ofChild);
  expect(peopleIn(inLibrary(chosen('a.jpg', forAll), entry, forAll))).toBe('child');
  expect(peopleIn(inLibrary(withPeople(chosen('a.jpg', forAll), 'adults'), entry, forAll))).toBe('adults');
});

test('a confirmation is of whom the picture shows, and of nobody who is said later', () => {
  const row = withPeople(ready(), 'child');
  const unsaid = ready();
  expect(picturesToAsk([row, unsaid, withPeople(ready(), 'adults')])).toEqual([row, unsaid]);
  const sent = askedToSave(row, { state: 'published', confirm: CONSENT_CONFIRMED });
  const again = afterSave(sent, failed(new NetworkError()));
  expect([isQueued(sent), isQueued(again), picturesToAsk([again])]).toEqual([true, true, []]);
  expect(withPeople(again, 'child').form.options.confirm).toBe(CONSENT_CONFIRMED);
  expect(withPeople(again, '').form.options.confirm).toBeUndefined();
});

test('a picture that was not added stays, under the same key; one that is there already is done, whoever has changed it since', () => {
  expect([lackOf(ofLibrary('a'), 'create'), lackOf(ofLibrary('a'), 'draft')]).toEqual([
    'All fields are required',
    null,
  ]);
  const sent = askedToSave(ready(), { state: 'published' });
  const after = (outcome: SaveOutcome) => {
    const { form, ...row } = afterSave(sent, outcome);
    return [isDone({ ...row, form }), form.status.detail, form.key === sent.form.key];
  };
  const item = anItem({ title: 'a', category: 'IRCH' }, { imageUrl: [picture('a')] }, 2);
  expect(after(failed(new DOMException('', 'AbortError')))).toEqual([false, null, true]);
  expect(after(failed(new Error('x')))).toEqual([false, expect.stringContaining('Not saved'), true]);
  expect(after({ name: 'gone' })).toEqual([false, expect.stringContaining('Save adds it again'), false]);
  expect(after({ name: 'saved', item })).toEqual([true, null, true]);
  expect(after({ name: 'conflict', latest: item })).toEqual([true, null, true]);
});

test('a draft remembers what is chosen and typed of pictures that are not added, and which of them are to be', () => {
  const typed = withPeople(ready(ofLibrary('a', '', ofChild)), 'adults');
  const waits = afterSave(askedToSave(ready(), { state: 'draft' }), failed(new NetworkError()));
  const file = new File(['x'], 'b.jpg');
  const rows = [typed, waits, newRow(gallery, nothing, 'b.jpg', file)];
  const draft = JSON.parse(JSON.stringify(draftOf({ rows, forAll: nothing }))) as NonNullable<
    ReturnType<typeof draftOf>
  >;
  expect(draft.rows.map(({ isQueued: isSent }) => isSent)).toEqual([false, true, false]);
  const [first, second, third] = draft.rows.map((row, at) =>
    rowOf(gallery, row, at === 2 ? file : undefined),
  );
  if (!first || !second || !third) throw new Error('A row is missing');
  expect([valueOf(first, 'category'), peopleIn(first), first.noted, fileOf(first).reused?.media]).toEqual([
    ...['Trainings', 'adults', 'child', 'a'],
  ]);
  expect([second.form.key, second.form.options.state]).toEqual([waits.form.key, 'draft']);
  expect([fileOf(third).fresh, third.chosen]).toEqual([file, file]);
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
  const used = inLibrary(newRow(gallery, nothing, 'b.jpg'), { ...unusedMedia('b'), uses: [use] }, nothing);
  const rows = [ofLibrary('a'), ofLibrary('a'), used, chosen('c.jpg'), chosen('d.jpg')];
  expect(rows.map((row) => repetitionOf(rows, row))).toEqual([
    ...['', 'The same as picture 1.', 'Already added as “A well”.', '', ''],
  ]);
});
