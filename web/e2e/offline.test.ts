import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { choose, isLoaded, openAlive, untilAlive } from './page';
import { enter, journey } from './visit';
import { addItem, clear, deleteItem, landscape, picturePart, siteUrl, staffSession } from './content';
import { goTo, input } from './staff-kit';

let notices: ItemAt<'notices'>[] = [];
beforeAll(async () => {
  await clear('notices');
  notices = [];
  for (const n of [1, 2, 3]) {
    notices.push(
      await addItem('notices', {
        title: `Notice ${n}`,
        description: `Text of ${n}`,
        image: await picturePart(),
      }),
    );
  }
});

/** What a browser says by itself of a request without a network. */
const expected = /net::ERR_INTERNET_DISCONNECTED|A read failed|Failed to load resource/;

/** The paths of the stored responses whose cache begins with a name. */
const stored = (page: Page, cache: string) =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const keys = await Promise.all(stores.map((store) => store.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, cache);

/** Touches the page, which brings the service worker, and waits until that answers for the page. */
async function controlled(page: Page) {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function openStored(page: Page, context: BrowserContext) {
  await openAlive(page, '/');
  await controlled(page);
  await page.clock.install();
  await page.goto('/objective?fbclid=1');
  await page.goto('/about-us-details');
  // What nobody has asked for is fetched for a reader who stays and has touched the page.
  await page.clock.fastForward(10_000);
  await expect.poll(() => stored(page, 'pages')).toContain('/about-us-details');
  expect(await stored(page, 'pages')).not.toContain('/notices');
  const code = page.waitForResponse((response) => response.url().includes('/assets/once-touched-'));
  await page.keyboard.press('Shift');
  await (await code).finished();
  await page.waitForTimeout(300);
  await page.clock.fastForward(10_000);
  await expect.poll(() => stored(page, 'pages'), { timeout: 15_000 }).toContain('/notices');
  await expect.poll(() => stored(page, 'pages')).toContain(`/notices/${notices[2]?._id ?? ''}`);
  const pictures = async () =>
    (await stored(page, 'pictures')).filter((path) => path.startsWith('/files/notices/'));
  await expect.poll(async () => (await pictures()).length).toBe(notices.length);
  await context.setOffline(true);
}

test('offline, visited pages and the newest notices open with their age, other pages say what to do, and search covers titles', async () => {
  await journey({ viewport: 'phone', serviceWorker: true, expected }, async ({ page, context }) => {
    await openStored(page, context);
    await page.goto('/notices');
    const line = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await line.waitFor();
    expect(await line.textContent()).toMatch(
      /^You are offline\. This page is as it was on \d+ \w+ at \d\d:\d\d\.$/,
    );
    await page.getByRole('link', { name: 'Notice 3' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notice 3' }).waitFor();
    // In whichever size it is stored.
    const shown = page.getByRole('main').getByRole('img').first();
    await isLoaded(shown);

    // By whichever of its addresses it was read, and is asked for: stored-url.test.ts.
    await page.goto('/OBJECTIVE/?utm_source=x');
    await line.waitFor();
    expect(new URL(page.url()).pathname).toBe('/objective');

    // Nor is what visitors see shown in place of a preview.
    for (const path of ['/objective?preview=x', '/policies']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    }
    await page.getByRole('contentinfo').getByText('All rights reserved.').waitFor();
    const links = page.getByRole('list').getByRole('link');
    await expect.poll(() => links.allTextContents()).toContainEqual(expect.stringContaining('Get Involved'));

    const alive = untilAlive(page);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Policies' }).waitFor();
    await alive;
    await context.setOffline(true);
    await line.waitFor();
    await context.setOffline(false);
    await page.getByText('You are connected again.').waitFor();
    await line.waitFor({ state: 'detached' });

    // What is taken away from visitors does not stay on their devices either.
    const [withdrawn] = notices;
    if (!withdrawn) throw new Error('no notice');
    const left = async (cache: string) =>
      (await stored(page, cache)).filter((path) => path.includes(withdrawn._id));
    const [picture = ''] = await left('pictures');
    expect(picture).not.toBe('');
    await deleteItem('notices', withdrawn._id);
    await page.evaluate((url) => (new Image().src = url), picture);
    await expect.poll(() => left('pictures')).toEqual([]);
    await page.goto(`/notices/${withdrawn._id}`);
    expect(await left('pages')).toEqual([]);

    // A search looks through the titles, once its field has been touched.
    await openAlive(page, '/search');
    await page.getByRole('searchbox').focus();
    await expect.poll(() => stored(page, 'data')).toContain('/api/v1/search/titles');
    await context.setOffline(true);
    await page.getByRole('searchbox').pressSequentially('notice 2');
    await page.getByRole('link', { name: 'Notice 2' }).waitFor();
    expect(await page.getByText('1 result').isVisible()).toBe(true);
    expect(await stored(page, 'data')).not.toContain('/api/v1/search');
  });
});

test('a page that was open before its service worker opens offline with its client, its scanned letter in a readable size; only the forty pages stored last are kept; a new build takes over while a tab is open; the staff area, writes and errors are never cached; offline, the staff area says so before Save, and that it keeps what was typed', async () => {
  const { _id } = await addItem('stories', {
    title: 'Thank you',
    description: 'A letter.',
    image: { bytes: await landscape(1240, 1754), name: 'letter.jpg' },
    imageAlt: 'A letter',
  });
  const options = { viewport: 'phone', density: 3, serviceWorker: true, expected } as const;
  await journey(options, async ({ page, context }) => {
    await page.clock.install();
    await openAlive(page, `/story/${_id}`);
    await controlled(page);
    await page.clock.fastForward(10_000);
    await expect.poll(() => stored(page, 'pictures')).toContainEqual(expect.stringMatching(/-800\.webp$/));
    await expect.poll(() => stored(page, 'pages')).toContain(`/story/${_id}`);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
    await isLoaded(page.getByRole('main').getByRole('img').first());
    await context.setOffline(false);

    await page.evaluate(async () => {
      const pages = await caches.open('pages-v1');
      for (let n = 1; n <= 45; n += 1) await pages.put(`/old/${n}`, new Response('old'));
      await pages.put('/old/1', new Response('new again'));
    });
    await page.goto('/contact');
    await expect.poll(async () => (await stored(page, 'pages')).length).toBe(40);
    const kept = await stored(page, 'pages');
    expect(kept).toContain('/contact');
    expect(kept).toContain('/old/1');
    expect(kept).not.toContain('/old/2');
    expect(kept).toContain('/old/45');

    const tookOver = await page.evaluate(async () => {
      await caches.open('pages-v0'); // of a build before
      const { serviceWorker } = navigator;
      const changed = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
      await serviceWorker.register('/service-worker.js?another-build');
      await changed;
      return serviceWorker.controller?.scriptURL;
    });
    expect(tookOver).toBe(`${siteUrl}/service-worker.js?another-build`);
    await expect.poll(() => page.evaluate(() => caches.has('pages-v0'))).toBe(false);
    await choose(page, 'Team', 'About');
    await page.waitForURL('**/employees');
    await page.locator('h1', { hasText: /team/i }).waitFor();

    page.on('dialog', (dialog) => void dialog.accept());
    await enter(context, await staffSession());
    await page.goto('/no/such/page');
    await page.goto('/admins');
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    const all = await stored(page, '');
    expect(all.filter((path) => /^\/admins|\/api\/v1\/(admin|overview)|\/no\//.test(path))).toEqual([]);
    expect(all).toContain('/offline');

    await goTo(page, '/admins/notices/new');
    await input(page, 'title').fill('Typed without a connection');
    await context.setOffline(true);
    await page.getByText('No connection right now.').waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Typed without');
    await page.reload();
    await page.getByText('What you typed is kept in this browser').waitFor();
    await context.setOffline(false);
    await page.getByRole('dialog').getByText('Typed without a connection').waitFor();
  });
});
