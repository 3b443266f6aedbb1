import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { journey } from './visit';
import { addItem, clear, pdfPart, siteUrl } from './content';

const twelve = 'One two three four five six seven eight nine ten eleven twelve';

// Formats have the same pages.
describe('publications', () => {
  let id: string;
  let url: string;
  let date: string;
  beforeAll(async () => {
    const add = (name: string, description: string) =>
      addItem('publications', { title: name, description, publication: pdfPart('वार्षिक प्रतिवेदन.pdf') });
    await add('Eleven words', twelve.replace(' twelve', ''));
    const item = await add('Twelve words', twelve);
    id = item._id;
    date = item.createdAt;
    url = item.publication ?? '';
  });

  test('list: cards with the date, the title and a description truncated to the first 8 words, ellipsis when longer than 11; detail page links to the file', async () => {
    await journey({ viewport: 'phone' }, async ({ page }) => {
      await page.goto('/publications');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Publications');
      const texts = async (name: string) => {
        const card = page.getByRole('article').filter({ hasText: name }).first();
        return card.getByRole('paragraph').allTextContents();
      };
      const inWords = expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/) as string;
      const facts = expect.stringMatching(/^PDF · 1 KB · 1 page$/) as string;
      expect(await texts('Twelve words')).toEqual([
        inWords,
        'One two three four five six seven eight...',
        facts,
      ]);
      expect(await texts('Eleven words')).toEqual([
        inWords,
        'One two three four five six seven eight',
        facts,
      ]);
      const card = page.getByRole('article').filter({ hasText: 'Twelve words' }).first();
      expect(await card.locator('time').getAttribute('datetime')).toBe(date);
      // The cover is the first page, for the eye alone.
      const cover = card.locator('[data-cover]');
      const page1 = cover.locator('img');
      expect(await page1.getAttribute('src')).toMatch(/\/picture-\d+\.webp$/);
      expect([await page1.getAttribute('alt'), await cover.getAttribute('aria-hidden')]).toEqual([
        '',
        'true',
      ]);
      const { width = 0, height = 0 } = (await cover.boundingBox()) ?? {};
      expect(height / width).toBeCloseTo(Math.SQRT2, 1);
      await page.getByRole('link', { name: 'Twelve words' }).first().click();
      await page.waitForURL(`**/publications/${id}`);
      await page.getByRole('heading', { level: 1, name: 'Twelve words' }).waitFor();

      const link = page.getByRole('link', { name: 'Open the publication', exact: true });
      expect(await link.getAttribute('href')).toBe(url);
      const name = page.getByText('वार्षिक प्रतिवेदन.pdf', { exact: true });
      expect([await name.isVisible(), await name.getAttribute('lang')]).toEqual([true, 'ne']);
      expect(await page.locator('h1 + p > time').getAttribute('datetime')).toBe(date);
      expect(await page.getByText('PDF · 1 KB · 1 page', { exact: true }).first().isVisible()).toBe(true);
      expect(await page.getByText(twelve, { exact: true }).isVisible()).toBe(true);
      await page.getByRole('heading', { level: 2, name: 'More publications' }).waitFor();
      expect(await page.getByRole('link', { name: 'Eleven words' }).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'Twelve words' }).count()).toBe(0);
    });
  });
});

describe('policies', () => {
  beforeAll(() => clear('policies'));
  afterAll(() => clear('policies'));

  // Where there is none is said by specified-items.test.tsx.
  test('Policies shows one link to the policy file', async () => {
    const policy = await addItem('policies', {
      policy: pdfPart('policy2.pdf'),
      title: 'Child protection policy',
      ne_title: 'बाल संरक्षण नीति',
      inForceSince: '2026-03-05',
      description: 'For staff and partners.',
    });
    await journey({ viewport: 'phone' }, async ({ page }) => {
      await page.goto('/policies');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Policies');
      const links = page.getByRole('main').locator('a[href^="/files/"]');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        policy.policyUrls,
      );
      expect(await links.textContent()).toBe('Open the policy');
      const main = page.getByRole('main');
      expect(await main.locator('[data-cover] img').getAttribute('src')).toMatch(/\/picture-\d+\.webp$/);
      await main.getByRole('heading', { name: 'Child protection policy' }).waitFor();
      const told = await main.textContent();
      expect(told).toContain('In force since 5 March 2026');
      expect(told).toContain('For staff and partners.');
      expect(told).not.toContain('policy2.pdf');
    });
    const nepali = await (await fetch(`${siteUrl}/ne/policies`)).text();
    expect(nepali).toMatch(/<h2[^>]*>बाल संरक्षण नीति<.*>२१ फागुन २०८२ देखि लागू</s);
  });
});
