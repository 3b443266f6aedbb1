import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { afterEach, expect, test, vi } from 'vitest';
import { anItem, aPublication } from '../../../testing/items';
import { endSignIn, useSignIn, withSignIn } from '../../session/sign-in-store';
import { stepsBack, undoChange } from './undo';

const typeAt = (path: string) => contentTypeAt(path) as ContentTypeDefinition;

const item = (version: number, given?: Parameters<typeof aPublication>[0]) => ({
  ...anItem({ title: 'Meeting' }, {}, version),
  _publication: aPublication(given),
});
const published = (version: number) => item(version);
const draft = (version: number) => item(version, { state: 'draft', isPublic: false });
const beside = (version: number, publicVersion: number) => item(version, { state: 'draft', publicVersion });
const begin = '2026-11-29T04:15:00.000Z';
const scheduled = (version: number) =>
  item(version, { state: 'scheduled', publishAt: begin, isPublic: false });
const back = (version: number, options: object) => ({ name: 'bringBack', version, options });
const atOnce = { state: 'published', publishAt: null, unpublishAt: null };

test.each([
  ['a change of what is published', published(1), published(2), [back(1, atOnce)]],
  ['a draft of changes', published(1), beside(2, 1), [{ name: 'discard' }]],
  ['a change of a draft', draft(1), draft(2), [back(1, { state: 'draft' })]],
  [
    'a draft that was published',
    draft(1),
    published(2),
    [{ name: 'unpublish' }, back(1, { state: 'draft' })],
  ],
  ['a published one that was unpublished', published(1), draft(2), [back(1, atOnce)]],
  [
    'a draft of changes that was given up',
    beside(2, 1),
    published(3),
    [back(1, { state: 'published', unpublishAt: null }), back(2, { state: 'draft' })],
  ],
  [
    'a draft of changes of what has an end, given up',
    item(2, { state: 'draft', publicVersion: 1, publicUntil: begin }),
    item(3, { unpublishAt: begin }),
    [back(1, { state: 'published', unpublishAt: begin }), back(2, { state: 'draft' })],
  ],
  ['a change of a draft of changes', beside(2, 1), beside(3, 1), [back(2, { state: 'draft' })]],
  [
    'a scheduled one that was published',
    scheduled(1),
    published(2),
    [{ name: 'unpublish' }, back(1, { state: 'published', publishAt: begin, unpublishAt: null })],
  ],
  ['a draft that was scheduled', draft(1), scheduled(2), [back(1, { state: 'draft' })]],
  ['an end that was named', published(1), item(2, { unpublishAt: begin }), [back(1, atOnce)]],
])('%s', (_, before, after, steps) => {
  expect(stepsBack(typeAt('notices'), before, after)).toEqual(steps);
});

test.each([
  ['a notice is a draft again', 'notices', published(1), [{ name: 'unpublish' }]],
  ['one that is scheduled too', 'notices', scheduled(1), [{ name: 'unpublish' }]],
  ['of a draft there is nothing to undo', 'notices', draft(1), []],
  ['a page has its first texts again', 'about', published(1), [back(0, { state: 'published' })]],
  ['and a draft of them too', 'about', draft(1), [back(0, { state: 'draft' })]],
])('the first save: %s', (_, path, after, steps) => {
  expect(stepsBack(typeAt(path), undefined, after)).toEqual(steps);
});

afterEach(() => vi.unstubAllGlobals());

test('where the session ends between two steps, the first is not done again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let version = 2;
  let isSignedIn = true;
  vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit = {}) => {
    if (!isSignedIn) return Promise.resolve(Response.json({}, { status: 401 }));
    const isOld = new Headers(headers).get('if-match') !== `"${version}"`;
    if (isOld) return Promise.resolve(Response.json({ status: 412 }, { status: 412 }));
    version += 1;
    isSignedIn = version !== 3;
    return Promise.resolve(Response.json({ data: { ...published(2), _version: version } }));
  });
  const undone = withSignIn(() => undoChange(typeAt('notices'), scheduled(1), published(2), () => undefined));
  await expect.poll(() => useSignIn.getState().waiting).not.toBeNull();
  isSignedIn = true;
  endSignIn(true);
  expect(await undone).toMatchObject({ _version: 4 });
});

test('where the second step fails, what the first has made of the item is told, and the rest can be undone from there', async () => {
  const [before, after, unpublished] = [scheduled(1), published(2), draft(3)];
  const answers = [Response.json({ data: unpublished }), Response.json({ status: 503 }, { status: 503 })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
  const taken: unknown[] = [];
  const type = typeAt('notices');
  await expect(undoChange(type, before, after, (item) => void taken.push(item))).rejects.toThrow('503');
  expect(taken).toMatchObject([{ _version: 3 }]);
  expect(stepsBack(type, before, unpublished)).toEqual([
    back(1, { state: 'published', publishAt: begin, unpublishAt: null }),
  ]);
});
