import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { ContentPath } from '@content';
import type { FilePart, Parts } from './content';
import { axeFindings, choose, journey, looksRight, openAlive, useVisit } from './browser';
import { addItem, addNotice, picturePart, staffSession } from './content';
import { SAVE } from './staff-kit';
import { enter, staffJourney } from './staff-visit';

const mark = `e${Date.now().toString(36)}`;

const link = (page: Page) => page.getByRole('link', { name: 'Edit this page' });
const leadsTo = async (page: Page) => (await link(page).getAttribute('href')) ?? '';

test('signed-in staff finds the way from each page to its form, also after going on in the browser', async () => {
  const notice = await addNotice({ title: `${mark} phone`, image: await picturePart() });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/');
    const ways = page.locator('details', { hasText: 'Edit this page' });
    await ways.locator('summary').focus();
    await page.keyboard.press('Enter');
    await ways.getByRole('link', { name: 'Stories' }).waitFor();
    expect(
      await ways.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('href'))),
    ).toEqual([
      '/admins/home',
      '/admins/sliders',
      '/admins/notices',
      '/admins/stories',
      '/admins/galleries',
      '/admins/popups',
    ]);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await ways.getByRole('link', { name: 'Stories' }).waitFor({ state: 'hidden' });
    await choose(page, 'Get Involved');
    await page.waitForURL('**/notices');
    await expect.poll(() => leadsTo(page)).toBe('/admins/notices');
    await page.getByRole('link', { name: notice.title }).first().click();
    await page.waitForURL(`**/notices/${notice._id}`);
    await page.getByRole('heading', { level: 1, name: notice.title }).waitFor();
    await expect.poll(() => leadsTo(page)).toBe(`/admins/notices/${notice._id}`);
    await looksRight(page);
    await page.goto('/gallery?category=Support');
    await expect.poll(() => leadsTo(page)).toBe('/admins/galleries?category=Support');
    await choose(page, 'Contact');
    await page.waitForURL('**/contact');
    await link(page).waitFor({ state: 'detached' });
    await page.goto(`/notices/${notice._id}`);
    await link(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admins/notices/${notice._id}`);
    await page.getByRole('heading', { level: 1, name: notice.title }).waitFor();
  });
});

test('nothing stays hidden behind it, and it is not printed', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/programs');
    await link(page).waitFor();
    const box = await link(page).boundingBox();
    const view = page.viewportSize();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(view?.height ?? 0);
    expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    // At the end of the page it lies between content and footer, on neither.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.evaluate(() => {
      const main = document.querySelector('main');
      const own = document.querySelector('a[href="/admins/programs"]')?.parentElement;
      const before = own?.previousElementSibling?.getBoundingClientRect().bottom ?? NaN;
      const after = document.querySelector('footer')?.getBoundingClientRect().top ?? NaN;
      const { top, bottom } = own?.getBoundingClientRect() ?? { top: NaN, bottom: NaN };
      return { inMain: main?.contains(own ?? null), above: top >= before - 1, below: bottom <= after + 1 };
    });
    expect(end).toEqual({ inMain: true, above: true, below: true });
    await page.emulateMedia({ media: 'print' });
    expect(await link(page).isVisible()).toBe(false);
  });
});

test('visitors load nothing of it and see nothing of it', async () => {
  const scripts = async (page: Page) => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
    });
    await openAlive(page, '/programs');
    await page.waitForLoadState('networkidle');
    return loaded;
  };
  const seen: { visitor: string[]; staff: string[] } = { visitor: [], staff: [] };
  await journey({}, async ({ page }) => {
    seen.visitor = await scripts(page);
    expect(await link(page).count()).toBe(0);
    expect(seen.visitor.filter((path) => path.includes('edit-link'))).toEqual([]);
  });
  await staffJourney({}, async ({ page }) => {
    seen.staff = await scripts(page);
    await link(page).waitFor();
  });
  expect(seen.staff.filter((path) => path.includes('edit-link'))).toHaveLength(1);
});

test('with a flag whose session is over it leads to the login page, and from there on', async () => {
  await journey({ expected: /401/ }, async ({ page }) => {
    await page.goto('/programs');
    await page.evaluate(() => localStorage.setItem('isAdmin', 'true'));
    await page.reload();
    await link(page).click();
    await page.waitForURL('**/admins/login?to=%2Fadmins%2Fprograms');
    expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBeNull();
  });
});

/** One with a page of its own, one that opens in its list: parts, and page. */
const shown: readonly [ContentPath, (picture: FilePart) => Parts, RegExp][] = [
  ['stories', (image) => ({ title: mark, description: 'x', image }), /^\/story\/[\w-]+$/],
  ['galleries', (image) => ({ title: mark, category: 'Support', image }), /^\/gallery$/],
];

describe('See on site', () => {
  let page: Page;
  useVisit({}, async (seen) => {
    ({ page } = seen);
    await enter(seen.context, await staffSession());
  });

  test.each(shown)('%s lead to the page that shows them', async (path, parts, page_) => {
    const item = await addItem(path, parts(await picturePart()));
    try {
      await page.goto(`/admins/${path}/${item._id}`);
      const href = (await page.getByRole('link', { name: /^See on site/ }).getAttribute('href')) ?? '';
      const url = new URL(href, page.url());
      expect(url.pathname).toMatch(page_);
      expect(url.searchParams.get('v')).toBe('1');
      const html = await (await fetch(url)).text();
      expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain(mark);
    } finally {
      await page.goto('about:blank'); // its pictures may still be on their way, and end with the item
    }
  });

  test('what visitors do not see has none', async () => {
    const photo = await picturePart();
    const popup = await addItem('popups', { title: mark, isActive: 'false', photo });
    await page.goto(`/admins/popups/${popup._id}`);
    await page.getByRole('button', { name: SAVE }).waitFor();
    expect(await page.getByRole('link', { name: /^See on site/ }).count()).toBe(0);
    await page.goto('about:blank');
  });
});
