import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isLoaded, unfoldFoot } from './page';
import { useVisit, viewports } from './visit';

const footerOf = (page: Page) => page.getByRole('contentinfo');
describe('pages', () => {
  let page: Page;
  useVisit({ viewport: 'phone' }, (seen) => ({ page } = seen));

  test('About Us details: intro, core values, working areas, target groups, thematic, cross-cutting, approach, sectors', async () => {
    await page.goto('/about-us-details');
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('About Us');
    const introduction = main.getByText(
      /is a non-profit social development organisation of the western hills/,
    );
    expect(await introduction.isVisible()).toBe(true);
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Vision',
      'Mission',
      'Goals and objectives',
      'Core values',
      'Target groups',
      'Focus thematic areas',
      'Cross-cutting areas',
      'Working approach',
      'Current sectors',
      'Working areas and coverage',
      'History',
      'Affiliated networks',
    ]);
    for (const list of await main.locator('section:has(> h2) > ul').all())
      expect(await list.getByRole('listitem').count()).toBeGreaterThan(2);
    expect(await main.getByRole('definition').count()).toBeGreaterThan(1);
    // The line of years leads from dot to dot and ends at the last one.
    const years = main.locator('section:has(> div > h2:text-is("History")) ol > li');
    const lines = await years.evaluateAll((all) =>
      all.map((year) => getComputedStyle(year, '::after').display !== 'none'),
    );
    expect(lines).toEqual([true, true, true, true, false]);
  });

  test('About Us details: an affiliated-networks table with columns S.N., Network, Thematic Focus, Responsibility', async () => {
    const table = page.getByRole('table', { name: 'Affiliated networks' });
    const columns = ['S.N.', 'Network', 'Thematic Focus', 'Responsibility'];
    expect(await table.locator('thead th').allTextContents()).toEqual(columns);
    const rows = table.locator('tbody tr');
    expect(await rows.locator('td:first-child').allTextContents()).toEqual(['1', '2', '3', '4', '5']);
    for (const row of await rows.all()) {
      const cells = await row.locator('th, td').allTextContents();
      expect(cells.every((text) => text.trim() !== '')).toBe(true);
      expect(cells).toHaveLength(4);
    }
    // On a phone each row is a card whose cells carry the columns' names.
    for (const [viewport, label] of [
      ['desktop', 'none'],
      ['phone', '"Network"'],
    ] as const) {
      await page.setViewportSize(viewports[viewport]);
      const shown = await rows
        .first()
        .locator('th')
        .evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(shown, viewport).toBe(label);
    }
  });

  test('The footer folds the links to all pages on a phone; a wider window shows them', async () => {
    const link = footerOf(page).getByRole('link', { name: 'Stories', exact: true });
    const title = footerOf(page).getByText('On this site').filter({ visible: true });
    const isShown = async () => [await title.count(), await link.isVisible()];
    expect(await isShown()).toEqual([1, false]);
    await page.setViewportSize(viewports.desktop);
    expect(await isShown()).toEqual([1, true]);
    await page.setViewportSize(viewports.phone);
    await title.click();
    expect(await isShown()).toEqual([1, true]);
  });

  test('/objective: static list of eleven objectives, reached from About Us', async () => {
    await page.getByRole('link', { name: 'Read the objectives' }).click();
    await page.getByRole('heading', { level: 1, name: 'Our Objectives' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/objective');
    const objectives = page.getByRole('main').getByRole('listitem').getByRole('paragraph');
    const texts = await objectives.allTextContents();
    expect(texts).toHaveLength(11);
    expect(new Set(texts).size).toBe(11);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{30,}\.$/);
  });

  test('/contact: address, phone, e-mail, office hours, two contact persons and a map link', async () => {
    await unfoldFoot(page);
    await footerOf(page).getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Office',
      'Phone and e-mail',
      'Office hours',
      'Contact persons',
      'Write to us',
      'Was my complaint answered?',
    ]);
    expect(await main.locator('address').innerText()).toContain('Nepal');
    expect(await main.getByRole('heading', { level: 3 }).count()).toBe(2);
    expect(await main.locator('a[href^="tel:"]').count()).toBe(3);
    expect(await main.locator('a[href^="mailto:"]').count()).toBe(3);
    expect(await main.getByRole('definition').count()).toBeGreaterThan(1);
    const map = main.getByRole('link', { name: 'Show on the map' });
    expect(await map.locator('svg').count()).toBe(1);
    const picture = main.getByRole('img', { name: /^Drawing of the office/ });
    await isLoaded(picture);
    expect(await map.getAttribute('href')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  });

  test('Public routes: every link of the menu leads to its page, in place', async () => {
    await unfoldFoot(page);
    const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
    const title = page.getByRole('heading', { level: 1 });
    for (const link of await links.all()) {
      const before = await title.innerText();
      await link.click();
      await page.waitForURL(`**${(await link.getAttribute('href')) ?? ''}`);
      await expect.poll(() => title.innerText()).not.toBe(before);
    }
    expect(await links.count()).toBeGreaterThan(10);
  });

  test('Footer: address, phone, e-mail, website, two contact persons with roles, registrations, social links, year', async () => {
    const footer = footerOf(page);
    expect(await footer.locator('address').innerText()).toContain('Nepal');
    const main = footer.locator('address + ul').getByRole('link');
    const urls = await main.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(urls.map((url) => url.split(':')[0])).toEqual([
      ...['tel', 'mailto', 'https'],
      '/contact?kind=complaint#write',
    ]);
    const persons = footer.getByRole('heading', { name: 'Contact persons' }).locator('..');
    expect(await persons.getByRole('paragraph').count()).toBe(4);
    expect(await footer.getByRole('definition').count()).toBe(3);
    const social = footer.getByRole('list', { name: 'Follow and write to us' }).getByRole('link');
    expect(await social.evaluateAll((all) => all.map((link) => link.ariaLabel))).toEqual([
      'Facebook',
      'E-mail',
      'Phone',
    ]);
    expect(await footer.innerText()).toContain(`© ${new Date().getUTCFullYear()} Pahilo Kiran Samaj`);
  });
});
