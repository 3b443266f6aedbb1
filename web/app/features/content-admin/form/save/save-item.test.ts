import { type AnyItem, type ContentTypeDefinition, contentTypeAt } from '@content';
import { fileMessages } from '@content/files/limits';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../../data/staff/admin-client';
import { anItem, aPublication, picture } from '../../../../testing/items';
import { formContentOf } from '../content/form-content';
import type { SaveInput } from '../content/changes';
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

interface Site {
  /** The response to what is sent: an error, or the item that an earlier try has added. */
  readonly write: number | AnyItem | Error;
  /** What can be read there; an error without it. */
  readonly there?: AnyItem;
  /** The version over which a change is taken. */
  readonly takes?: number;
  /** What an error says. */
  readonly detail?: string;
}

/** What becomes of a save on such a site, by default of a new title of the item, and what has been taken. */
async function saveOn(
  { write, there, takes, detail = 'No.' }: Site,
  input: Partial<SaveInput> = {},
  type = notice,
) {
  const taken: unknown[] = [];
  const error = (status: number) => Response.json({ detail }, { status });
  const responseTo = (path: string, { method = 'GET', headers, body }: RequestInit): Response => {
    const read = there && path.includes('pageSize') ? [there] : there;
    if (method === 'GET') return read ? Response.json({ data: read }) : error(404);
    if (write instanceof Error) throw write;
    const isTaken = new Headers(headers).get('if-match') === `"${String(takes)}"`;
    if (isTaken || typeof write !== 'number') taken.push(JSON.parse(body as string));
    if (isTaken) return Response.json({ data: there });
    if (typeof write === 'number') return error(write);
    const repeated = { 'Idempotent-Replayed': 'true' };
    return Response.json({ data: write }, { status: 201, headers: repeated });
  };
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) =>
    Promise.resolve().then(() => responseTo(path, init)),
  );
  const given = { content: withTitle('mine'), base: item, key: 's1', ...input };
  return { outcome: await save(type, given, new AbortController().signal), taken };
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
  expect((await saveOn(site, { base })).outcome).toMatchObject(expected);
});

test('a dead connection is logged, what the person cancels is not', async () => {
  await saveOn({ write: new TypeError('Failed to fetch') });
  expect(logged).toHaveBeenCalledExactlyOnceWith(new NetworkError());
  await saveOn({ write: new DOMException('Cancelled', 'AbortError') });
  expect(logged).toHaveBeenCalledOnce();
});

test('of the organisation’s words somebody has saved the first ones: nobody’s are put in the place of another’s', async () => {
  const site = { write: 409, there: anItem({ vision: 'Theirs' }) };
  const typed = formContentOf(about, anItem({ vision: 'Mine' }));
  expect((await saveOn(site, { content: typed, base: undefined }, about)).outcome.name).toBe('conflict');
});

test('what was typed after a save whose response was lost is saved over it: nobody has changed anything', async () => {
  const there = anItem({ title: 'mine', description: 'd' }, { image: [] }, 2);
  const typed = { ...content, values: { ...content.values, title: 'mine', description: 'typed since' } };
  const input = { content: typed, options: { state: 'published' } } as const;
  const { outcome, taken } = await saveOn({ write: 412, there, takes: 2 }, input);
  expect([outcome.name, taken]).toEqual(['saved', [{ description: 'typed since', _state: 'published' }]]);
});

test('what a colleague has taken from visitors meanwhile is not published again unasked', async () => {
  const hidden = { ...item, _version: 2, _publication: aPublication({ state: 'draft', isPublic: false }) };
  const site = { write: 412, there: hidden, takes: 2 };
  const { outcome, taken } = await saveOn(site, { options: { state: 'published' } });
  expect([outcome, taken]).toMatchObject([{ name: 'conflict', latest: hidden }, []]);
});

describe('an item with a picture that is there by an earlier try is saved', () => {
  const shown = picture('a', 'A');
  const thereWith = (title: string) =>
    anItem({ title, description: 'd', image: shown.address }, { image: [shown] }, 2);
  const image = { id: 'a', alt: 'A', reused: shown };

  test('as a change that had arrived already: nobody else has changed anything', async () => {
    const there = thereWith('mine');
    const typed = { ...withTitle('mine'), files: { ...content.files, image: [image] } };
    const { outcome } = await saveOn({ write: 412, there }, { content: typed });
    expect(outcome).toMatchObject({ name: 'saved', item: there });
  });

  test('people noted and all, however often that is asked', async () => {
    const there = thereWith('t');
    const details = { consent: { people: 'adults', who: '', given: '', until: '' } } as const;
    const files = { ...content.files, image: [{ ...image, details }] };
    const { outcome } = await saveOn(
      { write: there, there },
      { content: { ...content, files }, base: undefined },
    );
    expect(outcome).toMatchObject({ name: 'saved', item: { _version: 2 } });
  });
});

test('a repeat whose item is there already changes what is new, with the answer to the consent check', async () => {
  const options = { state: 'published', note: 'For Maya', confirm: 'pictures' } as const;
  const input = { content: withTitle('Typed since'), base: undefined, options };
  const { taken } = await saveOn({ write: item }, input);
  expect(taken.at(-1)).toEqual({ title: 'Typed since', _state: 'published', _confirm: 'pictures' });
});
