import { type AnyItem, type ContentTypeDefinition, contentTypeAt } from '@content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, SessionExpired, NetworkError } from '../../../data/admin-client';
import { anItem, aPublication, picture } from '../../../testing/items';
import { formContentOf } from './form-content';
import { ChangedSince, save, saveItem } from './save-item';

const logged = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(logged));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  logged.mockClear();
});

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const policy = contentTypeAt('policies') as ContentTypeDefinition;
const item = anItem({ title: 't', description: 'd' }, { image: [] });
const content = formContentOf(notice, item);
const withTitle = (title: string) => ({ ...content, values: { ...content.values, title } });
const problem = (status: number) => new ApiProblem({ type: '', title: '', status, detail: 'No.' });
const question = new ApiProblem({
  ...problem(409).problem,
  errors: [{ field: '_confirm', message: 'It shows a child.' }],
});
const conflict = { latest: item, overridesPublishing: false };
const found = { ...conflict, isUntouched: false, isMine: false };
const arrived = { ...found, isUntouched: true, isMine: true };

interface Parts {
  readonly error: Error;
  readonly found?: typeof found | 'deleted' | Error;
  readonly present?: AnyItem;
}

/** What becomes of a save that fails like this, of an existing item or of a new one. */
function outcome(type: ContentTypeDefinition, base: AnyItem | undefined, parts: Parts) {
  const settled = <T>(value: T | Error) =>
    value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
  const readConflict = vi.fn(() => settled(parts.found ?? found));
  const api = {
    saveItem: () => Promise.reject<AnyItem>(parts.error),
    readConflict,
    readSingleton: () => Promise.resolve(parts.present ?? null),
    withSignIn: <T>(work: () => Promise<T>) => work(),
    withConsentCheck: <T>(work: (answer: object) => Promise<T>) => work({}),
  };
  return save(type, { content, base, key: 'key' }, { signal: new AbortController().signal }, api);
}

test.each([
  ['somebody else was faster', item, { error: problem(412) }, { name: 'conflict', conflict }],
  ['it had arrived already', item, { error: problem(412), found: arrived }, { name: 'saved', item }],
  ['it was deleted', item, { error: problem(404), found: 'deleted' }, { name: 'gone' }],
  ['it was added and changed', undefined, { error: new ChangedSince() }, { name: 'conflict', conflict }],
  ['its key is used up', undefined, { error: problem(409) }, { name: 'gone' }],
  ['its pictures are asked about', undefined, { error: question }, { name: 'failed', error: question }],
  ['it is refused', undefined, { error: problem(400) }, { name: 'failed', hasArrived: true }],
  ['a new one meets a 404', undefined, { error: problem(404) }, { name: 'failed' }],
] as const)('%s', async (_, base, parts, expected) => {
  expect(await outcome(notice, base, parts)).toMatchObject(expected);
  expect(logged.mock.calls).toEqual([[parts.error]]);
});

test('a dead connection and an ended session are logged, what the person cancels is not', async () => {
  for (const error of [new NetworkError(), new SessionExpired()]) {
    await outcome(notice, item, { error });
    expect(logged).toHaveBeenLastCalledWith(error);
  }
  expect(logged).toHaveBeenCalledTimes(2);
  await outcome(notice, item, { error: new DOMException('Cancelled', 'AbortError') });
  expect(logged).toHaveBeenCalledTimes(2);
});

test('of the one policy there is one already: the form goes on with that one', async () => {
  const taken = await outcome(policy, undefined, { error: problem(409), present: item });
  expect(taken).toMatchObject({ name: 'failed', present: item });
});

test('of the organisation’s words somebody has saved the first ones: nobody’s are put in the place of another’s', async () => {
  const about = contentTypeAt('about') as ContentTypeDefinition;
  const taken = await outcome(about, undefined, { error: problem(409), present: item });
  expect(taken).toEqual({ name: 'conflict', conflict });
});

test('a conflict that cannot be read is a failure like any other', async () => {
  const error = new NetworkError();
  expect(await outcome(notice, item, { error: problem(412), found: error })).toMatchObject({
    name: 'failed',
    error,
  });
});

test('an upload that was cut short has not arrived', async () => {
  const seen: number[] = [];
  const ended = await save(
    notice,
    { content, base: undefined, key: 'key' },
    { signal: new AbortController().signal, onProgress: (percent) => seen.push(percent) },
    {
      saveItem: (_type, _input, watch) => {
        watch.onProgress?.(40);
        return Promise.reject<AnyItem>(new NetworkError());
      },
      readConflict: () => Promise.resolve(found),
      readSingleton: () => Promise.resolve(null),
      withSignIn: (work) => work(),
      withConsentCheck: (work) => work({}),
    },
  );
  expect([seen, ended]).toMatchObject([[40], { name: 'failed', hasArrived: false }]);
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
  return { outcome: await save(notice, input, { signal: new AbortController().signal }), sent };
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
  expect([outcome, sent]).toMatchObject([{ name: 'conflict', conflict: { overridesPublishing: true } }, []]);
});

test('an item that is there by an earlier try, people noted and all, is saved however often that is asked', async () => {
  const shown = picture('a', 'A');
  const there = anItem({ title: 't', description: 'd', image: shown.address }, { image: [shown] }, 2);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ data: there }, { status: 201, headers: { 'Idempotent-Replayed': 'true' } }),
    ),
  );
  const details = { consent: { people: 'adults', who: '', given: '', until: '' } } as const;
  const files = { ...content.files, image: [{ id: 'a', alt: 'A', reused: shown, details }] };
  const input = { content: { ...content, files }, base: undefined, key: 's1' };
  const saved = await saveItem(notice, input, { signal: new AbortController().signal });
  expect(saved._version).toBe(2);
});

test('a repeat whose item is there already changes what is new, with the answer to the consent check', async () => {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body: string }) => {
    requests.push([method, path, JSON.parse(body)]);
    const headers = { 'Idempotent-Replayed': 'true' };
    return Promise.resolve(Response.json({ data: item }, { status: 201, headers }));
  });
  const typed = { ...content, values: { ...content.values, title: 'Typed since' } };
  const options = { state: 'published', note: 'For Maya', confirm: 'pictures' } as const;
  const input = { content: typed, base: undefined, key: 's1', options };
  await saveItem(notice, input, { signal: new AbortController().signal });
  expect(requests.at(-1)).toEqual([
    'PATCH',
    '/api/v1/notices/s1',
    { title: 'Typed since', _state: 'published', _confirm: 'pictures' },
  ]);
});
