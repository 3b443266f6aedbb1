import { once } from 'node:events';
import { Readable } from 'node:stream';
import { format } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '../testing/serve';
import { unconnectedServices } from '../testing/unconnected';
import { createSite } from './site';

const SECRET = 'a-token-that-nobody-may-read';

test('a download that breaks off is one line in the log when Storage fails, and none when the visitor leaves', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...given: unknown[]) => void lines.push(format(...given)));
  onTestFinished(() => void vi.restoreAllMocks());
  const own = unconnectedServices();
  const content = Object.assign(Object.create(own.content) as typeof own.content, {
    fileUntil: () => Promise.resolve(null),
  });
  let stored = new Readable();
  const files = Object.assign(Object.create(own.files) as typeof own.files, {
    info: () => Promise.resolve({ bytes: 100, type: 'image/jpeg', etag: '"1"' }),
    read: () => {
      stored = new Readable({ read: () => undefined });
      stored.push('a part');
      return Promise.resolve(stored);
    },
  });
  const site = createSite({ ...own, content, files });
  site.set('env', 'production'); // Express prints no errors in tests
  const { url, close } = await serve(site);
  onTestFinished(close);

  const visit = new AbortController();
  await fetch(`${url}/files/notices/1/2/a.jpg`, { signal: visit.signal });
  visit.abort();
  await once(stored, 'error');

  const response = await fetch(`${url}/files/notices/1/2/a.jpg`);
  stored.destroy(Object.assign(new Error('reset'), { config: { headers: { Authorization: SECRET } } }));
  await expect(response.text()).rejects.toThrow();
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    severity: 'WARNING',
    message: 'GET /files/notices/1/2/a.jpg broke off',
    stack_trace: expect.stringContaining('reset') as string,
  });
  expect(lines[0]).not.toContain(SECRET);
});
