import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/page';
import { lazy, useInUse } from './lazy';
import { toaster } from './toasts';

test('a part is drawn whose code has come by itself between its drawing and its effect', async () => {
  const { main, show } = openPage();
  vi.stubGlobal('navigator', { onLine: true });
  const Menu = lazy(() => Promise.resolve({ default: () => <b>Menu</b> }));
  show(<Menu />);
  useInUse.setState(true, true); // which fetches the code of every part
  expect(main.querySelector('b')).toBeNull();
  await expect.poll(() => main.querySelector('b')?.textContent).toBe('Menu');
});

test('a part that few ask for is fetched when it is shown, which can be seen; without a connection, once there is one', async () => {
  const { window, main, show } = openPage();
  const line = { onLine: false };
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  let asked = 0;
  const load = () => {
    asked += 1;
    return Promise.resolve({ default: () => <b>Details</b> });
  };
  const Details = lazy(load, 'whenShown');
  useInUse.setState(true, true);
  expect(asked).toBe(0);
  show(<Details />);
  const isAwaited = () => 'awaited' in window.document.documentElement.dataset;
  await expect
    .poll(() => toaster.getVisibleToasts().map(({ title }) => title))
    .toEqual([
      'A part of this page cannot be loaded right now. It appears once the site can be reached again, or when the page is reloaded.',
    ]);
  await expect.poll(isAwaited).toBe(true);
  // A browser would remember that it could not be fetched.
  expect([asked, main.querySelector('b')]).toEqual([0, null]);
  line.onLine = true;
  window.dispatchEvent(new window.Event('online'));
  await expect.poll(() => main.querySelector('b')?.textContent).toBe('Details');
  await expect.poll(isAwaited).toBe(false);
});
