import { type AnyItem, type ContentTypeDefinition, contentTypeAt } from '@content';
import type { MediaItem } from '@content/contract';
import { expect, test, vi } from 'vitest';
import { anItem, unusedMedia } from '../../../testing/items';
import type { SaveInput } from '../saving/save';
import { createManyStore } from './many-store';
import { inLibrary, inputOfRow, manyFields, newRow, picturesToAsk, repetitionOf } from './rows';

const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
const fields = manyFields(gallery);

interface Sent {
  readonly title: unknown;
  readonly category: unknown;
  readonly said: object;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly arrive: (item: AnyItem) => void;
  readonly fail: (error: Error) => void;
}

/** A store whose pictures are added when the test says so; `latest` is the library's entry of a row without one. */
function setUp(names: readonly string[], latest?: MediaItem) {
  const sent: Sent[] = [];
  const store = createManyStore(gallery, {
    entryOf: () => (latest ? Promise.resolve(latest) : Promise.reject(new Error('It is not there'))),
    add: (row, forAll, signal) =>
      new Promise((arrive, fail) => {
        signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
        const { content, key, options } = inputOfRow(fields, row, forAll);
        const { title, category } = content.values;
        const consent = content.files['imageUrl']?.[0]?.details?.consent;
        const said = { people: consent?.people, options };
        sent.push({ title, category, said, key, signal, arrive, fail });
      }),
    failureOf: (error) => {
      const { name, message } = error as Error;
      return name === 'AbortError' ? null : { message, offline: false, asks: message === QUESTION };
    },
  });
  store.getState().add(names.map((name) => inLibrary(newRow(fields, name), unusedMedia(name))));
  const states = () => store.getState().rows.map(({ state }) => state.name);
  const isSent = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  return { store, sent, states, isSent };
}
const item = anItem({});
const QUESTION = 'The consent for the picture has ended.';
const ofChild = { people: 'child', who: 'Her mother', given: '2026-01-01', until: '' } as const;

test('nothing is sent as long as something is missing, and every error is told at once', () => {
  const { store, sent } = setUp(['a.jpg', '_.jpg']);
  store.getState().send();
  expect(store.getState().status).toEqual({ detail: 'All fields are required', attempt: 1 });
  expect(store.getState().rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    ['Category is required'],
    ['Title is required', 'Category is required'],
  ]);
  expect(sent).toEqual([]);
});

test('pictures are added one by one, the last first as the gallery shows the newest first, each under a key of its own, in the category of all unless one has its own', async () => {
  const { store, sent, states, isSent } = setUp(['a-b.jpg', 'c.jpg', 'd.jpg']);
  store.getState().changeForAll({ values: { category: 'Trainings' } });
  store.getState().change(store.getState().rows[1]?.id ?? '', { values: { category: 'Support' } });
  store.getState().send();
  await isSent(1);
  sent[0]?.arrive(item);
  await isSent(2);
  expect(states()).toEqual(['queued', 'queued', 'done']);
  sent[1]?.arrive(item);
  await isSent(3);
  expect(sent.map(({ title, category }) => [title, category])).toEqual([
    ['d', 'Trainings'],
    ['c', 'Support'],
    ['a b', 'Trainings'],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('a failed picture stays with its message and is sent again under the same key', async () => {
  const { store, sent, states, isSent } = setUp(['a.jpg', 'b.jpg']);
  store.getState().changeForAll({ values: { category: 'Trainings' } });
  store.getState().send();
  await isSent(1);
  sent[0]?.fail(new Error('Too dark'));
  await isSent(2);
  sent[1]?.arrive(item);
  await vi.waitFor(() => expect(states()).toEqual(['done', 'failed']));
  const failed = store.getState().rows[1];
  expect(failed?.state).toEqual({ name: 'failed', message: 'Too dark', offline: false, asks: false });
  store.getState().send([failed?.id ?? '']);
  await isSent(3);
  expect(sent[2]?.key).toBe(sent[0]?.key);
});

test('cancelling ends what is on its way and keeps what has arrived', async () => {
  const { store, sent, states, isSent } = setUp(['a.jpg', 'b.jpg', 'c.jpg']);
  store.getState().changeForAll({ values: { category: 'Trainings' } });
  store.getState().send();
  await isSent(1);
  sent[0]?.arrive(item);
  await isSent(2);
  store.getState().cancel();
  await vi.waitFor(() => expect(states()).toEqual(['waiting', 'waiting', 'done']));
  store.getState().send();
  await isSent(3);
  expect(sent.at(-1)?.signal.aborted).toBe(false);
});

test('who can be recognised is said of all and of one, and goes along with what is to become of each', async () => {
  const { store, sent, isSent } = setUp(['a.jpg', 'b.jpg']);
  const { changeForAll, change, send } = store.getState();
  changeForAll({ values: { category: 'Trainings' } });
  const toAsk = () => picturesToAsk(store.getState().rows, store.getState().forAll).length;
  expect(toAsk()).toBe(2);
  changeForAll({ people: 'adults' });
  change(store.getState().rows[1]?.id ?? '', { people: 'child' });
  expect(toAsk()).toBe(1);
  send(undefined, 'published', [store.getState().rows[1]?.id ?? '']);
  await isSent(1);
  sent[0]?.arrive(item);
  await isSent(2);
  expect(sent.map(({ said }) => said)).toEqual([
    { people: 'child', options: { state: 'published', confirm: 'pictures' } },
    { people: 'adults', options: { state: 'published', confirm: undefined } },
  ]);
});

test('a child’s picture is confirmed for nothing but publishing', async () => {
  const { store, sent, isSent } = setUp(['a.jpg']);
  store.getState().changeForAll({ values: { category: 'Trainings' }, people: 'child' });
  store.getState().send(undefined, 'draft');
  await isSent(1);
  expect(sent[0]?.said).toEqual({ people: 'child', options: { state: 'draft', confirm: undefined } });
});

test('a confirmation is of whom the picture was said to show, and of nobody who is said later', async () => {
  const { store, sent, isSent } = setUp(['a.jpg']);
  const id = store.getState().rows[0]?.id ?? '';
  const confirmed = () => sent.map(({ said }) => (said as SaveInput).options?.confirm);
  const fails = async (message: string) => {
    sent.at(-1)?.fail(new Error(message));
    await vi.waitFor(() => expect(store.getState().rows[0]?.state).toMatchObject({ message }));
  };
  store.getState().changeForAll({ values: { category: 'Trainings' }, people: 'adults' });
  store.getState().send(undefined, 'published');
  await isSent(1);
  await fails('Busy');
  store.getState().change(id, { people: 'child' });
  store.getState().send([id]);
  await isSent(2);
  await fails('Busy');
  store.getState().send([id], 'published', [id]);
  await isSent(3);
  expect(confirmed()).toEqual([undefined, undefined, 'pictures']);
  // The site asks about somebody else for a reason of its own, and that can be confirmed too.
  await fails(QUESTION);
  store.getState().change(id, { people: 'adults' });
  const { rows, forAll } = store.getState();
  expect(picturesToAsk(rows, forAll)).toHaveLength(1);
  store.getState().send([id], 'published', [id]);
  await isSent(4);
  expect(confirmed().at(-1)).toBe('pictures');
});

test('what a colleague has noted of the people since is not overwritten by what the library said before', async () => {
  const asAdults = unusedMedia('a', '', { ...ofChild, people: 'adults' });
  const { store, sent, isSent } = setUp([], unusedMedia('a', '', ofChild));
  const { add, changeForAll, send } = store.getState();
  // A restored row has no entry: it is read again.
  add([{ ...inLibrary(newRow(fields, 'a.jpg'), asAdults), item: undefined }]);
  changeForAll({ values: { category: 'Trainings' }, people: 'adults' });
  send(undefined, 'published');
  await isSent(1);
  expect(sent[0]?.said).toEqual({
    people: undefined,
    options: { state: 'published', confirm: undefined },
  });
  expect(store.getState().rows[0]).toMatchObject({ people: 'child', noted: 'child' });
});

test('a picture that stands in the list twice, or is there already, says so', () => {
  const first = inLibrary(newRow(fields, 'a.jpg'), unusedMedia('a'));
  const again = inLibrary(newRow(fields, 'a (1).jpg'), unusedMedia('a'));
  const use = {
    path: 'galleries',
    _id: 'g1',
    title: 'A well',
    field: 'imageUrl',
    alt: '',
    isPublic: true,
  } as const;
  const used = inLibrary(newRow(fields, 'b.jpg'), { ...unusedMedia('b'), uses: [use] });
  const waiting = newRow(fields, 'c.jpg');
  const rows = [first, again, used, waiting, newRow(fields, 'd.jpg')];
  expect(rows.map((row) => repetitionOf(gallery, rows, row))).toEqual([
    '',
    'The same as picture 1.',
    'Already added as “A well”.',
    '',
    '',
  ]);
});

test('what the library knows of a picture stands in its row, and what is noted of its people is not noted anew', () => {
  const row = inLibrary(newRow(fields, 'a.jpg'), unusedMedia('a', 'A well', ofChild));
  const consentIn = (from: typeof row) =>
    inputOfRow(fields, from, { values: {}, people: 'nobody' }).content.files['imageUrl']?.[0]?.details;
  expect(row).toMatchObject({ alt: 'A well', people: 'child' });
  expect(consentIn(row)).toBeUndefined();
  expect(consentIn({ ...row, people: 'adults' })?.consent).toMatchObject({ people: 'adults', who: '' });
  // What has been typed meanwhile stays.
  const typed = { ...newRow(fields, 'a.jpg'), alt: 'Mine', people: 'nobody' } as const;
  expect(inLibrary(typed, unusedMedia('a', 'A well', ofChild))).toMatchObject({
    alt: 'Mine',
    people: 'nobody',
  });
});
