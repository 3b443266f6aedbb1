import { staffApiPaths } from '@content/api/staff-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { clientLoader } from '../../routes/admin/login';
import { requireSession } from '../../features/session/require-session';
import { memoryStorage } from '../../testing/items';
import { isSignedOut, setSignOutQueued } from './session';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('who signs out on a line that hangs is at the login page in seconds, while the site is being told, and opens no screen', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise(() => undefined);
  });
  let isThere = false;
  const request = new Request('http://localhost/admins/login');
  setSignOutQueued(true);
  void clientLoader({ request } as Parameters<typeof clientLoader>[0]).then(() => (isThere = true));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([isThere, asked, isSignedOut()]).toEqual([true, [staffApiPaths.logout], true]);
  const reading = requireSession(new Request('http://localhost/admins/notices'), () => Promise.resolve());
  await expect(reading).rejects.toMatchObject({ status: 302 });
  setSignOutQueued(false);
});
