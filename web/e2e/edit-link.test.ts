import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, looksRight } from './axe';
import { choose } from './page';
import { staffJourney } from './visit';
import { addNotice, picturePart } from './content';
import { goTo } from './staff-kit';

const mark = `e${Date.now().toString(36)}`;

const link = (page: Page) => page.getByRole('link', { name: 'Edit this page' });
const leadsTo = async (page: Page) => (await link(page).getAttribute('href')) ?? '';

test('every page links signed-in staff to its form, also after in-page navigation, by way of the login page once the session is over; the link covers nothing and is not printed', async () => {
  const notice = await addNotice({ title: `${mark} phone`, image: await picturePart() });
  await staffJourney({ viewport: 'phone', expected: /401/ }, async ({ page, context }) => {
    await page.goto('/gallery?category=Support');
    await expect.poll(() => leadsTo(page)).toBe('/admins/galleries?category=Support');
    await choose(page, 'Contact');
    await page.waitForURL('**/contact');
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    await link(page).waitFor({ state: 'detached' });
    const ways = page.locator('details', { hasText: 'Edit this page' });
    await ways.locator('summary').focus();
    await page.keyboard.press('Enter');
    await ways.getByRole('link', { name: 'Contact page' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await ways.getByRole('link', { name: 'Contact page' }).waitFor({ state: 'hidden' });
    await choose(page, 'Get Involved');
    await page.waitForURL('**/notices');
    await expect.poll(() => leadsTo(page)).toBe('/admins/notices');
    await page.getByRole('link', { name: notice.title }).first().click();
    await page.waitForURL(`**/notices/${notice._id}`);
    await page.getByRole('heading', { level: 1, name: notice.title }).waitFor();
    await expect.poll(() => leadsTo(page)).toBe(`/admins/notices/${notice._id}`);
    await looksRight(page);

    await goTo(page, '/programs');
    await expect.poll(() => leadsTo(page)).toBe('/admins/programs');
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
    await page.emulateMedia({ media: null });

    await context.clearCookies();
    await link(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admins/login?to=%2Fadmins%2Fprograms');
    expect(await page.evaluate(() => localStorage.getItem('isAdmin'))).toBeNull();
  });
});
