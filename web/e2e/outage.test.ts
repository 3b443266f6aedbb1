import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { journey, launch, siteUrl, openAlive } from './browser';
import { addNotice, deleteItem } from './content';
import { whileFirestoreStands } from './firestore';

/** Pages, their titles, and the alert of each where one is specified. */
const rows = [
  ['/notices', 'Get Involved', 'Failed to load notices'],
  ['/notices/any', 'Get Involved', 'Failed to load notices'],
  ['/publications', 'Publications', 'Failed to load publications'],
  ['/publications/any', 'Publications', 'Failed to load publication'],
  ['/formats', 'Formats', 'Failed to load formats'],
  ['/formats/any', 'Formats', 'Failed to load format'],
  ['/policies', 'Policies', 'Failed to load policy'],
  ['/stories', 'Stories', null],
  ['/story/any', 'Stories', null],
  ['/employees', 'All Team Members', null],
  ['/past-programs', 'Past Projects', null],
  ['/gallery', 'Our Photo Gallery', null],
] as const;
/** Each further request at a time takes a process of its own in the emulator. */
const AT_A_TIME = 4;

let browser: Browser;
let notice: ItemAt<'notices'>;
beforeAll(async () => {
  browser = await launch();
  notice = await addNotice({ title: 'Still there in an outage' });
});
afterAll(async () => {
  await deleteItem('notices', notice._id);
  await browser.close();
});

/** A path that no process of `site` has rendered before, so that none has a last good version of it. */
const unseen = (path: string) => `${path}?unseen=${Math.random().toString(36).slice(2)}`;

async function ask(path: string) {
  const response = await fetch(siteUrl + path);
  const html = await response.text();
  const alerts = [...html.matchAll(/<p[^>]*role="alert"[^>]*>([^<]*)/g)].map(([, text]) => text);
  return { status: response.status, cache: response.headers.get('cache-control'), html, alerts };
}
type Rendered = Awaited<ReturnType<typeof ask>>;

describe('Firestore stands still', () => {
  const seen = unseen('/notices');
  const responses = new Map<string, Rendered>();
  beforeAll(async () => {
    await ask(seen);
    await whileFirestoreStands(async () => {
      responses.set('last good', await ask(seen));
      const paths = ['/', ...rows.map(([path]) => path)];
      for (let i = 0; i < paths.length; i += AT_A_TIME) {
        const batch = paths.slice(i, i + AT_A_TIME);
        await Promise.all(batch.map(async (path) => responses.set(path, await ask(unseen(path)))));
      }
    });
  }, 120_000);

  test.each(rows)(
    '%s returns 503, kept nowhere, with its title and the specified text',
    (path, title, alert) => {
      const response = responses.get(path);
      expect([response?.status, response?.cache]).toEqual([503, 'no-store']);
      expect(response?.html).toContain(`>${title}</h1>`);
      expect(response?.alerts).toEqual(alert === null ? [] : [alert]);
      expect(response?.html).not.toMatch(
        / not found\.|No (story|notice|images) found|No policy file|No stories yet/,
      );
    },
  );

  test('home returns 200, kept nowhere; only the sections that read fail', () => {
    const response = responses.get('/');
    expect([response?.status, response?.cache]).toEqual([200, 'no-store']);
    expect(response?.alerts).toEqual(['Failed to load slider images']);
    for (const title of [
      'Our Impact',
      'About Us',
      'Our Journey',
      'Stories',
      'Our Photo Gallery',
      'Our Programs',
    ])
      expect(response?.html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
    expect(response?.html).not.toMatch(/No images found\.|No stories yet/);
  });

  test('a page rendered before is answered as it last was', () => {
    const response = responses.get('last good');
    expect(response?.status).toBe(200);
    expect(response?.html).toContain('Still there in an outage');
  });

  test.each(['phone', 'desktop'] as const)(
    'a page chosen in the browser says so too, and heals (%s)',
    async (viewport) => {
      const expected = /^error: A read failed: 503|status of 503/;
      await journey(browser, { viewport, expected }, async ({ page }) => {
        await openAlive(page, '/contact');
        const choose = (name: string) =>
          page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name }).click();
        await whileFirestoreStands(async () => {
          await choose('Get Involved');
          await page.getByRole('alert').getByText('Failed to load notices', { exact: true }).waitFor();
        });
        await choose('Contact');
        await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
        await choose('Get Involved');
        await page.getByRole('link', { name: notice.title }).first().waitFor();
        expect(await page.getByRole('alert').count()).toBe(0);
      });
    },
  );
});
