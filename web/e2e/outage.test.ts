import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import type { RunningFunction } from '../../functions/src/testing/framework';
import { startFunction } from '../../functions/src/testing/framework';
import { journey, openAlive, unfoldFoot } from './browser';
import { addNotice, picturePart } from './content';
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
  ['/stories', 'Stories', 'Failed to load stories'],
  ['/story/any', 'Stories', null],
  ['/employees', 'All Team Members', null],
  ['/past-programs', 'Past Projects', null],
  ['/gallery', 'Our Photo Gallery', null],
] as const;
let notice: ItemAt<'notices'>;
/** The function `site` in a process that has rendered nothing before the outage. */
let site: RunningFunction;
beforeAll(async () => {
  notice = await addNotice({ title: 'Still there in an outage', image: await picturePart() });
  site = await startFunction('site');
}, 60_000);
afterAll(() => site.stop());

async function ask(path: string) {
  const response = await fetch(site.url + path);
  const html = await response.text();
  const alerts = [...html.matchAll(/<p[^>]*role="alert"[^>]*>([^<]*)/g)].map(([, text]) => text);
  return { status: response.status, cache: response.headers.get('cache-control'), html, alerts };
}

describe('Firestore stands still', () => {
  const responses = new Map<string, Awaited<ReturnType<typeof ask>>>();
  beforeAll(
    () =>
      whileFirestoreStands(async () => {
        const paths = ['/', ...rows.map(([path]) => path)];
        await Promise.all(paths.map(async (path) => responses.set(path, await ask(path))));
      }),
    120_000,
  );

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

  test('a page chosen in the browser says so too, and heals', async () => {
    const expected = /^error: A read failed: 503|status of 503/;
    await journey({ viewport: 'phone', expected }, async ({ page }) => {
      await openAlive(page, '/contact');
      await unfoldFoot(page);
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
  });
});
