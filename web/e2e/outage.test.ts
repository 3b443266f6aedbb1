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
/** The function `site` in a process that has rendered nothing before the outage, and one that has rendered a page. */
let unused: RunningFunction;
let used: RunningFunction;
beforeAll(async () => {
  notice = await addNotice({ title: 'Still there in an outage', image: await picturePart() });
  [unused, used] = await Promise.all([
    startFunction('site'),
    startFunction('site', { CONTENT_MAX_AGE_SECONDS: '1' }),
  ]);
}, 60_000);
afterAll(async () => {
  await Promise.all([unused.stop(), used.stop()]);
});

async function ask({ url }: RunningFunction, path: string) {
  const started = performance.now();
  const response = await fetch(url + path);
  const html = await response.text();
  const alerts = [...html.matchAll(/<p[^>]*role="alert"[^>]*>([^<]*)/g)].map(([, text]) => text);
  const cache = response.headers.get('cache-control');
  return { status: response.status, cache, html, alerts, ms: performance.now() - started };
}
type Rendered = Awaited<ReturnType<typeof ask>>;

describe('Firestore stands still', () => {
  const responses = new Map<string, Rendered>();
  const lastGood: Rendered[] = [];
  beforeAll(async () => {
    await ask(used, '/notices?fbclid=1');
    await whileFirestoreStands(async () => {
      for (const path of ['/', ...rows.map(([path]) => path)]) responses.set(path, await ask(unused, path));
      for (const query of ['', '?utm_source=x', '?fbclid=2', '?x=3']) {
        lastGood.push(await ask(used, `/notices${query}`));
      }
    });
  }, 120_000);

  test('one request waits for Firestore, the others are answered at once', () => {
    const [first, ...others] = [...responses.values()].map(({ ms }) => ms);
    expect(first).toBeGreaterThan(2000);
    expect(Math.max(...others)).toBeLessThan(1500);
    expect(Math.max(...lastGood.slice(1).map(({ ms }) => ms))).toBeLessThan(1000);
  });

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

  test('a page rendered before is answered as it last was, whatever else is in its query, for the CDN to keep shortly', () => {
    expect(lastGood).toHaveLength(4);
    for (const response of lastGood) {
      expect([response.status, response.cache]).toEqual([200, 'public, max-age=0, s-maxage=15']);
      expect(response.html).toContain('Still there in an outage');
    }
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
