import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentUser } from '../../../data/staff/session';
import { anItem, aPublication, memoryStorage } from '../../../testing/items';
import { readDraft, writeDraft } from '../drafts/draft-store';
import { type FormDraft, formDraftKey } from '../form/save/form-draft';
import { formContentOf } from '../form/content/form-content';
import { sendQueued } from './send-queued';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const base = anItem({ title: 'Her story', description: 'd' }, {}, 3);
beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage() });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setCurrentUser({ uid: 'b' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Sends a change of the title that was queued, where the site has `latest` by now; what was sent, and the draft after it. */
async function send(latest: typeof base, uid = 'b') {
  const key = formDraftKey(notice, 's1');
  const content = formContentOf(notice, { ...base, title: 'Her own story' });
  const at = '2026-01-01T00:00:00.000Z';
  writeDraft(key, { content, base, key: 'k', options: { state: 'published' }, at, isQueued: true });
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers }: RequestInit = {}) => {
    requests.push(method);
    const isStale = method === 'PATCH' && new Headers(headers).get('if-match') !== `"${latest._version}"`;
    const data = path.endsWith('/me') ? { uid } : latest;
    return Promise.resolve(Response.json({ data }, { status: isStale ? 412 : 200 }));
  });
  await sendQueued({ key, type: notice, title: 'T', at, to: '/', isQueued: true });
  return [requests, readDraft<FormDraft>(key)?.isQueued];
}

test('what was saved without a connection is sent as a change of what it was based on, and is a draft no more', async () => {
  expect(await send(base)).toEqual([['GET', 'PATCH'], undefined]);
});

test('nothing is sent in the name of somebody else', async () => {
  expect(await send(base, 'c')).toEqual([['GET'], true]);
});

test('what a colleague has taken from visitors meanwhile is left to the person, who would publish it again', async () => {
  const _publication = aPublication({ state: 'draft', isPublic: false });
  expect(await send({ ...base, _version: 4, _publication })).toEqual([['GET', 'PATCH', 'GET'], false]);
});
