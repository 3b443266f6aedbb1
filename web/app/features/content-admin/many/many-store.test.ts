import type { AnyItem, ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test, vi } from 'vitest';
import { anItem } from '../../../testing/items';
import { type SendRow, createManyStore } from './many-store';
import { picturesToAsk } from './rows';

const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
const files = (...names: string[]) => names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));

interface Sent {
  readonly title: unknown;
  readonly category: unknown;
  readonly said: object;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly arrive: (item: AnyItem) => void;
  readonly fail: (error: Error) => void;
}

/** A store whose pictures go up when the test says so. */
function setUp(...names: string[]) {
  const sent: Sent[] = [];
  const send: SendRow = ({ values, files }, key, options, { signal }) =>
    new Promise((arrive, fail) => {
      signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      const consent = files['imageUrl']?.[0]?.details?.consent;
      const said = { people: consent?.people, options };
      sent.push({ title: values['title'], category: values['category'], said, key, signal, arrive, fail });
    });
  const store = createManyStore(gallery, send, (error) =>
    (error as Error).name === 'AbortError' ? null : { message: (error as Error).message, offline: false },
  );
  store.getState().add(files(...names));
  const states = () => store.getState().rows.map(({ state }) => state.name);
  return { store, sent, states };
}
const item = anItem({});

test('nothing is sent as long as something is missing, and every error is told at once', () => {
  const { store, sent } = setUp('a.jpg', '_.jpg');
  store.getState().send();
  expect(store.getState().status).toEqual({ detail: 'All fields are required', attempt: 1 });
  expect(store.getState().rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
    ['Category is required'],
    ['Title is required', 'Category is required'],
  ]);
  expect(sent).toEqual([]);
});

test('pictures go up one by one, the last first as the gallery shows the newest first, each under a key of its own, in the category of all unless one has its own', async () => {
  const { store, sent, states } = setUp('a-b.jpg', 'c.jpg', 'd.jpg');
  store.getState().chooseForAll({ category: 'Trainings' });
  store.getState().change(store.getState().rows[1]?.id ?? '', { values: { category: 'Support' } });
  store.getState().send();
  expect(states()).toEqual(['queued', 'queued', 'sending']);
  sent[0]?.arrive(item);
  await vi.waitFor(() => expect(states()).toEqual(['queued', 'sending', 'done']));
  sent[1]?.arrive(item);
  await vi.waitFor(() => expect(states()).toEqual(['sending', 'done', 'done']));
  expect(sent.map(({ title, category }) => [title, category])).toEqual([
    ['d', 'Trainings'],
    ['c', 'Support'],
    ['a b', 'Trainings'],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
});

test('a failed picture stays with its message and is sent again under the same key', async () => {
  const { store, sent, states } = setUp('a.jpg', 'b.jpg');
  store.getState().chooseForAll({ category: 'Trainings' });
  store.getState().send();
  sent[0]?.fail(new Error('Too dark'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.arrive(item);
  await vi.waitFor(() => expect(states()).toEqual(['done', 'failed']));
  const failed = store.getState().rows[1];
  expect(failed?.state).toEqual({ name: 'failed', message: 'Too dark', offline: false });
  store.getState().send([failed?.id ?? '']);
  expect(sent).toHaveLength(3);
  expect(sent[2]?.key).toBe(sent[0]?.key);
});

test('cancelling ends what is on its way and keeps what has arrived', async () => {
  const { store, sent, states } = setUp('a.jpg', 'b.jpg', 'c.jpg');
  store.getState().chooseForAll({ category: 'Trainings' });
  store.getState().send();
  sent[0]?.arrive(item);
  await vi.waitFor(() => expect(states()).toEqual(['queued', 'sending', 'done']));
  store.getState().cancel();
  await vi.waitFor(() => expect(states()).toEqual(['waiting', 'waiting', 'done']));
  store.getState().send();
  expect(states()).toEqual(['queued', 'sending', 'done']);
  expect(sent.at(-1)?.signal.aborted).toBe(false);
});

test('who can be recognised is said of all and of one, and goes up with what is to become of each', async () => {
  const { store, sent } = setUp('a.jpg', 'b.jpg');
  const { chooseForAll, sayForAll, change, send } = store.getState();
  chooseForAll({ category: 'Trainings' });
  const toAsk = () => picturesToAsk(store.getState().rows, store.getState().forAll).length;
  expect(toAsk()).toBe(2);
  sayForAll('adults');
  change(store.getState().rows[1]?.id ?? '', { people: 'child' });
  expect(toAsk()).toBe(1);
  send();
  sent[0]?.arrive(item);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ said }) => said)).toEqual([
    { people: 'child', options: { to: 'published', isConsentConfirmed: true } },
    { people: 'adults', options: { to: 'published', isConsentConfirmed: false } },
  ]);
});

test('a child’s picture is confirmed for nothing but publishing', () => {
  const { store, sent } = setUp('a.jpg');
  store.getState().chooseForAll({ category: 'Trainings' });
  store.getState().sayForAll('child');
  store.getState().send(undefined, 'draft');
  expect(sent[0]?.said).toEqual({ people: 'child', options: { to: 'draft', isConsentConfirmed: false } });
});
