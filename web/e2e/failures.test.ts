import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { nextMessage, openAlive, unfoldFoot } from './page';
import { useVisit } from './visit';
import { addItem, addNotice, clear, picturePart } from './content';

beforeAll(async () => {
  const image = await picturePart();
  await addNotice({ title: 'Read in vain', image });
  await clear('galleries');
  await addItem('galleries', { title: 'Lost on the way', category: 'Trainings', image });
});

/** Fails every read of a path in the browser, as the API would; returns the URLs as they are asked for. */
async function failReads(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.pathname.startsWith(`/api/v1/${path}`),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ status: 500, json: { title: 'Internal Server Error', status: 500 } });
    },
  );
  return asked;
}

const expected =
  /^error: A read failed: 500|status of 500.*\/v1\/(notices|galleries)|(could not be loaded|status of 503).*\/galleries\//;
const loggedFailure = (page: Page) => nextMessage(page, 'A read failed: 500');

async function expectAlert(page: Page, text: string | null): Promise<void> {
  const alerts = page.getByRole('alert');
  if (text !== null) await alerts.first().waitFor();
  expect(await alerts.allTextContents()).toEqual(text === null ? [] : [text]);
}

describe('a read fails in the browser', () => {
  let page: Page;
  useVisit({ viewport: 'phone', expected }, async (seen) => {
    ({ page } = seen);
    await openAlive(page, '/contact');
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(0, 0); // the next page would read ahead what a link below the mouse leads to
  });

  // What each page says then is seen in outage.api.test.ts, as the server renders it.
  test.each([
    ['notices', '/notices', 'Get Involved', 'Failed to load notices', 2], // open ones and closed ones
    ['galleries', '/gallery', 'Our Photo Gallery', null, 1],
  ] as const)('the list of %s: logged; no retry', async (reads, to, title, alert, times) => {
    const asked = await failReads(page, reads);
    const logged = loggedFailure(page);
    await unfoldFoot(page);
    await page.locator(`a[href="${to}"]:visible`).last().click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect((await logged).type()).toBe('error');
    await page.getByText('Loading…').waitFor({ state: 'detached' });
    await expectAlert(page, alert);
    // The mouse rests on whatever link has come to lie below it: that page may be read ahead.
    const own = asked.filter((url) => !url.includes('kind='));
    expect(own).toHaveLength(times);
    expect(new Set(own).size).toBe(times);
  });

  test('gallery-teaser fetch fails on the home page: nothing; only logged; no retry', async () => {
    const asked = await failReads(page, 'galleries');
    const logged = loggedFailure(page);
    await page.getByRole('link', { name: /, home$/ }).click();
    await logged;
    const region = page.getByRole('region', { name: 'Our Photo Gallery', exact: true });
    await region.getByText('Loading…').waitFor({ state: 'detached' });
    expect(await region.getByRole('listitem').count()).toBe(0);
    expect(await region.getByText('No images found').count()).toBe(0);
    await expectAlert(page, null);
    expect(asked).toHaveLength(1);
  });

  test('A picture that cannot be loaded keeps its place beside the text, and is logged', async () => {
    const logged = nextMessage(page, 'A picture could not');
    await page.route('**/files/galleries/**', (route) => route.fulfill({ status: 503 }));
    await page.goto('/gallery'); // a list that could not be read is not read again
    await logged;
    const tile = page.getByRole('link', { name: 'Open picture: Lost on the way' });
    expect(await tile.boundingBox()).toMatchObject({ width: 300, height: 200 });
  });
});
