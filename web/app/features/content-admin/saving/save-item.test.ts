import { type AnyItem, type ContentTypeDefinition, contentTypeAt } from '@content';
import { fileMessages } from '@content/files/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../data/staff/admin-client';
import { anItem, aPublication, picture } from '../../../testing/items';
import { type FormContent, formContentOf } from '../item-content/form-content';
import { save } from './save-item';

const logged = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  logged.mockClear();
});

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const item = anItem({ title: 't', description: 'd' }, { image: [] });
const content = formContentOf(notice, item);
const withTitle = (title: string) => ({ ...content, values: { ...content.values, title } });
const about = contentTypeAt('about') as ContentTypeDefinition;
const theirs = { ...item, _version: 2, title: 'theirs' };
const signal = new AbortController().signal;

interface Site {
  /** The response to what is sent: an error, or the item that an earlier try has added. */
  readonly write: number | AnyItem | Error;
  /** What can be read there; an error without it. */
  readonly there?: AnyItem;
  /** What an error says. */
  readonly detail?: string;
}

/** The response of an earlier try of the same addition. */
const replayed = (data: AnyItem) =>
  Response.json({ data }, { status: 201, headers: { 'Idempotent-Replayed': 'true' } });

/** What becomes of a save on such a site, of an existing item or of a new one. */
function outcome(
  type: ContentTypeDefinition,
  base: AnyItem | undefined,
  { write, there, detail = 'No.' }: Site,
  typed: FormContent = withTitle('mine'),
) {
  const error = (status: number) => Response.json({ detail }, { status });
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    const read = there && path.includes('pageSize') ? [there] : there;
    if (method === 'GET') return Promise.resolve(read ? Response.json({ data: read }) : error(404));
    if (write instanceof Error) return Promise.reject(write);
    return Promise.resolve(typeof write === 'number' ? error(write) : replayed(write));
  });
  return save(type, { content: typed, base, key: 's1' }, signal);
}

const conflict = { name: 'conflict', latest: theirs };
const mine = { ...item, _version: 2, title: 'mine' };

test.each([
  ['somebody else was faster', item, { write: 412, there: theirs }, conflict],
  ['it had arrived already', item, { write: 412, there: mine }, { name: 'saved', item: mine }],
  ['it was deleted', item, { write: 404 }, { name: 'gone' }],
  ['it was added and changed', undefined, { write: theirs, there: theirs }, conflict],
  ['its key is used up', undefined, { write: 409 }, { name: 'gone' }],
  ['a file of it was deleted', undefined, { write: 409, detail: fileMessages.gone }, { name: 'failed' }],
  ['it is never taken', item, { write: 412, there: { ...item, _version: 2 } }, { name: 'conflict' }],
  ['it is refused', undefined, { write: 400 }, { name: 'failed' }],
  ['a new one meets a 404', undefined, { write: 404 }, { name: 'failed' }],
] as const)('%s', async (_, base, site, expected) => {
  expect(await outcome(notice, base, site)).toMatchObject(expected);
});

test('a dead connection is logged, what the person cancels is not', async () => {
  await outcome(notice, item, { write: new TypeError('Failed to fetch') });
  expect(logged).toHaveBeenCalledExactlyOnceWith(new NetworkError());
  await outcome(notice, item, { write: new DOMException('Cancelled', 'AbortError') });
  expect(logged).toHaveBeenCalledOnce();
});

test('of the organisation’s words somebody has saved the first ones: nobody’s are put in the place of another’s', async () => {
  const site = { write: 409, there: anItem({ vision: 'Theirs' }) };
  const taken = await outcome(about, undefined, site, formContentOf(about, anItem({ vision: 'Mine' })));
  expect(taken.name).toBe('conflict');
});

/** What becomes of a save of `typed` that was published, where the site has `latest` by then, and what was sent. */
async function saveOver(latest: AnyItem, typed: typeof content) {
  const sent: unknown[] = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    if (method !== 'PATCH')
      return Promise.resolve(Response.json({ data: path.includes('audit') ? [] : latest }));
    const base = new Headers(headers).get('if-match');
    const isLatest = base === `"${latest._version}"`;
    if (isLatest) sent.push(JSON.parse(body as string));
    const status = isLatest ? 200 : 412;
    return Promise.resolve(Response.json({ data: latest, status }, { status }));
  });
  const input = { content: typed, base: item, key: 'key', options: { state: 'published' } } as const;
  return { outcome: await save(notice, input, signal), sent };
}

test('what was typed after a save whose response was lost is saved over it: nobody has changed anything', async () => {
  const arrived = anItem({ title: 'mine', description: 'd' }, { image: [] }, 2);
  const typed = { ...content, values: { ...content.values, title: 'mine', description: 'typed since' } };
  const { outcome, sent } = await saveOver(arrived, typed);
  expect([outcome.name, sent]).toEqual(['saved', [{ description: 'typed since', _state: 'published' }]]);
});

test('what a colleague has taken from visitors meanwhile is not published again unasked', async () => {
  const hidden = { ...item, _version: 2, _publication: aPublication({ state: 'draft', isPublic: false }) };
  const { outcome, sent } = await saveOver(hidden, withTitle('mine'));
  expect([outcome, sent]).toMatchObject([{ name: 'conflict', latest: hidden }, []]);
});

test('a change with a new picture that had arrived already is saved: nobody else has changed anything', async () => {
  const shown = picture('a', 'A');
  const there = anItem({ title: 'mine', description: 'd', image: shown.address }, { image: [shown] }, 2);
  const files = { ...content.files, image: [{ id: 'a', alt: 'A', reused: shown }] };
  const typed = { ...withTitle('mine'), files };
  expect(await outcome(notice, item, { write: 412, there }, typed)).toMatchObject({
    name: 'saved',
    item: there,
  });
});

test('an item that is there by an earlier try, people noted and all, is saved however often that is asked', async () => {
  const shown = picture('a', 'A');
  const there = anItem({ title: 't', description: 'd', image: shown.address }, { image: [shown] }, 2);
  vi.stubGlobal('fetch', () => Promise.resolve(replayed(there)));
  const details = { consent: { people: 'adults', who: '', given: '', until: '' } } as const;
  const files = { ...content.files, image: [{ id: 'a', alt: 'A', reused: shown, details }] };
  const input = { content: { ...content, files }, base: undefined, key: 's1' };
  expect(await save(notice, input, signal)).toMatchObject({ name: 'saved', item: { _version: 2 } });
});

test('a repeat whose item is there already changes what is new, with the answer to the consent check', async () => {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    requests.push([method, path, JSON.parse(body)]);
    return Promise.resolve(replayed(item));
  });
  const typed = { ...content, values: { ...content.values, title: 'Typed since' } };
  const options = { state: 'published', note: 'For Maya', confirm: 'pictures' } as const;
  const input = { content: typed, base: undefined, key: 's1', options };
  await save(notice, input, signal);
  expect(requests.at(-1)).toEqual([
    'PATCH',
    '/api/v1/notices/s1',
    { title: 'Typed since', _state: 'published', _confirm: 'pictures' },
  ]);
});
