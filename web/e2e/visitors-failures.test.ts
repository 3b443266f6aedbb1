import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choose, journey, launch, openAlive, siteUrl } from './browser';
import { addItem, addNotice, deleteItem, landscape } from './content';
import { withoutFirestore } from './processes';
import { deleteAll, pdf } from './site';

let browser: Browser;
const ids = { publications: '', formats: '', stories: '' };
beforeAll(async () => {
  browser = await launch();
  const file = { bytes: await pdf(), name: 'file.pdf' };
  const parts = { title: 'For the failures', description: 'Text.' };
  ids.publications = (await addItem('publications', { ...parts, publication: file }))._id;
  ids.formats = (await addItem('formats', { ...parts, format: file }))._id;
  const image = { bytes: await landscape(300, 200), name: 'p.jpg' };
  ids.stories = (await addItem('stories', { ...parts, image }))._id;
});
afterAll(async () => {
  for (const [path, id] of Object.entries(ids)) await deleteItem(path as keyof typeof ids, id);
  await browser.close();
});

/** Rows of specification section 8: what fails, the way there, and the alert; null where it is only logged. */
const lists: readonly [
  path: string,
  way: [link: string, dropdown?: string],
  heading: string,
  alert: string | null,
][] = [
  ['stories', ['Stories', 'Media'], 'Stories', null],
  ['employees', ['Team', 'About'], 'All Team Members', null],
  ['galleries', ['Gallery', 'Media'], 'Our Photo Gallery', null],
  ['publications', ['Publications', 'Resources'], 'Publications', 'Failed to load publications'],
  ['formats', ['Formats', 'Resources'], 'Formats', 'Failed to load formats'],
  ['policies', ['Policies', 'Resources'], 'Policies', 'Failed to load policy'],
  ['notices', ['Get Involved'], 'Get Involved', 'Failed to load notices'],
];

/** What the page's own code has logged, without the browser's own line about the request. */
function logOf(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      logged.push(message.text());
  });
  return logged;
}

async function expectAlert(page: Page, text: string | null): Promise<void> {
  const alerts = page.getByRole('main').getByRole('alert');
  if (text === null) expect(await alerts.count()).toBe(0);
  else await expect.poll(() => alerts.allTextContents()).toEqual([text]);
}

const expected = /500|Failed to load resource|ReadError|read/i;

describe.each(['phone', 'desktop'] as const)('the error catalogue (%s)', (viewport) => {
  test.each(lists)('%s fetch fails', async (path, way, heading, alert) => {
    await journey(browser, { viewport, expected }, async ({ page }) => {
      const logged = logOf(page);
      await openAlive(page, '/contact');
      await page.route(`**/api/v1/${path}*`, (route) => route.fulfill({ status: 500, body: '{}' }));
      await choose(page, ...way);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expect.poll(() => logged.length).toBe(1);
      await expectAlert(page, alert);
    });
  });

  test('program fetch fails : nothing, only logged', async () => {
    await journey(browser, { viewport, expected }, async ({ page }) => {
      const logged = logOf(page);
      await openAlive(page, '/programs');
      await page.route('**/api/v1/programs*', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.getByRole('main').getByRole('link', { name: 'Past Projects' }).click();
      await page.getByRole('heading', { level: 1, name: 'Past Projects' }).waitFor();
      await expect.poll(() => logged.length).toBe(1);
      await expectAlert(page, null);
    });
  });

  test('gallery-teaser and stories on home fail : nothing, only logged; the other sections stand', async () => {
    await journey(browser, { viewport, expected }, async ({ page }) => {
      const logged = logOf(page);
      await openAlive(page, '/contact');
      await page.route(/\/api\/v1\/(galleries|stories)/, (route) => route.abort());
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Our Impact' }).waitFor();
      await expect.poll(() => logged.length).toBe(2);
      await expectAlert(page, null);
      await page.getByRole('link', { name: 'See More Photos' }).waitFor();
    });
  });

  test.each([
    ['publications', 'Failed to load publication'],
    ['formats', 'Failed to load format'],
    ['stories', null],
  ] as const)('one of %s fails to load', async (path, alert) => {
    await journey(browser, { viewport, expected }, async ({ page }) => {
      const logged = logOf(page);
      await openAlive(page, `/${path}`);
      await page.route(`**/api/v1/${path}/*`, (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.getByRole('main').getByRole('link', { name: 'For the failures' }).first().click();
      await expect.poll(() => logged.length).toBe(1);
      await expectAlert(page, alert);
    });
  });

  test.each([
    ['/publications/nobody', 'Publication not found.'],
    ['/formats/nobody', 'Format not found.'],
    ['/notices/nobody', 'No notice found'],
    ['/story/nobody', 'No story found'],
  ])('missing items : %s', async (address, text) => {
    await journey(browser, { viewport, expected: /404/ }, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await page.getByText(text, { exact: true }).waitFor();
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
    });
  });

  test('No policy file available. : without a policy, 200', async () => {
    await deleteAll('policies');
    await journey(browser, { viewport }, async ({ page }) => {
      const response = await page.goto('/policies?none');
      expect(response?.status()).toBe(200);
      await page.getByText('No policy file available.', { exact: true }).waitFor();
    });
  });

  test('popup fetch fails : logged; no popup', async () => {
    await journey(browser, { viewport, expected }, async ({ page }) => {
      const logged = logOf(page);
      await page.route('**/api/v1/popups*', (route) => route.fulfill({ status: 500, body: '{}' }));
      await openAlive(page, '/contact');
      await expect.poll(() => logged.length).toBe(1);
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });
});

test('a store that does not answer : the page says so with 503, is kept nowhere, and is back with the store', async () => {
  const notice = await addNotice({ title: 'Behind a standing store' });
  const answers = await withoutFirestore(() =>
    Promise.all(
      ['/publications?after-stop', `/notices/${notice._id}`].map(async (path) => {
        const response = await fetch(siteUrl + path);
        return [response.status, response.headers.get('cache-control'), await response.text()] as const;
      }),
    ),
  );
  for (const [status, cache] of answers) expect([status, cache]).toEqual([503, 'no-store']);
  expect(answers[0]?.[2]).toContain('Failed to load publications');
  await expect
    .poll(async () => (await fetch(`${siteUrl}/notices/${notice._id}`)).status, { timeout: 30_000 })
    .toBe(200);
  await writable();
  await deleteItem('notices', notice._id);
});

/** Each process of the functions finds the store again in its own time; the tests after this one need all of them. */
async function writable(): Promise<void> {
  for (let good = 0, tries = 0; good < 8; tries += 1) {
    if (tries > 60) throw new Error('The API does not recover');
    const { status } = await fetch(`${siteUrl}/api/v1/notices?pageSize=1&try=${tries}`);
    good = status === 200 ? good + 1 : 0;
    if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
