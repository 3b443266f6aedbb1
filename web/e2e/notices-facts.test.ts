import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import type { ItemAt } from '@content';
import { isLoaded, takeItToBe } from './page';
import { journey } from './visit';
import { addNotice, pdfPart, siteUrl } from './content';

const inDays = (days: number) => siteDay(new Date(Date.now() + days * DAY_MS));
const mark = `Ghandruk ${Date.now()}`;

let vacancy: ItemAt<'notices'>;
let scan: ItemAt<'notices'>;
beforeAll(async () => {
  vacancy = await addNotice({
    title: `${mark} mobiliser`,
    kind: 'Vacancy',
    closesOn: inDays(3),
    place: 'Ward 4, Ghandruk',
    contact: 'Office, 094-000000',
    attachment: pdfPart('terms.pdf'),
    attachmentLabel: 'Terms of reference',
  });
  await addNotice({ title: `${mark} pipes`, kind: 'Tender', closesOn: inDays(-2) });
  await addNotice({ title: `${mark} strike`, closesOn: inDays(-1), image: '', imageAlt: '' });
  await addNotice({
    title: `${mark} camp`,
    kind: 'Event',
    heldOn: inDays(20),
    place: 'School yard',
  });
  scan = await addNotice({
    title: `${mark} letter`,
    image: '',
    imageAlt: '',
    attachment: pdfPart('scan.pdf'),
    attachmentLabel: 'The letter as it was signed',
  });
});

// With JavaScript staff-access.test.ts finds what it has added, and paging.test.ts comes back to the list.
test('without JavaScript, notices can be read, and filtered by kind and by open or closed; one with only a scanned letter has a page, with the letter as its picture', async () => {
  await journey({ viewport: 'phone', javaScript: false }, async ({ page }) => {
    const cards = page.getByRole('article').filter({ hasText: mark });
    await page.goto('/notices');
    const closed = page.getByRole('region', { name: 'Closed' });
    await closed.getByRole('link', { name: `${mark} pipes` }).waitFor();
    // They are cards like the others, and one without a page of its own unfolds to its whole text.
    const strike = closed.getByRole('article').filter({ hasText: `${mark} strike` });
    await strike.getByText('Read all').click();
    await strike.getByText('Bring your own cup').waitFor();
    const pipes = closed.getByRole('article').filter({ hasText: `${mark} pipes` });
    await pipes.getByText('We are looking for twelve volunteers. Bring your...').waitFor();
    expect(await cards.filter({ hasText: 'mobiliser' }).getByText('Closes in 3 days').isVisible()).toBe(true);

    await page.getByRole('link', { name: scan.title }).click();
    await page.waitForURL(`**/notices/${scan._id}`);
    await isLoaded(page.getByRole('img', { name: 'The letter as it was signed' }));
    await page.goBack();

    const filter = page.getByRole('navigation', { name: 'Filter notices' });
    await filter.getByRole('link', { name: 'Vacancy' }).click();
    await page.waitForURL('**/notices?kind=Vacancy');
    await page.getByRole('heading', { name: `${mark} mobiliser` }).waitFor();
    await expect.poll(() => cards.count()).toBe(1);
    const chosen = filter.getByRole('link', { name: 'Vacancy' });
    expect(await chosen.getAttribute('aria-current')).toBe('true');
    // Its letters are light: also under the pointer that has just chosen it.
    await chosen.hover();
    const groundOf = (link: Locator) => link.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await groundOf(chosen)).toBe(
      await groundOf(filter.getByRole('link', { name: 'Open and closed' })),
    );

    await cards.getByRole('link', { name: vacancy.title }).click();
    await page.waitForURL(`**/notices/${vacancy._id}`);
    await page.getByRole('heading', { level: 1, name: vacancy.title }).waitFor();
    expect(await page.getByText('Bring your own cup and a good pair of shoes.').isVisible()).toBe(true);
    await isLoaded(page.getByRole('img', { name: 'A ridge at dawn' }));
    await page.goBack();
    await filter.getByRole('link', { name: 'All kinds' }).click();
    await page.waitForURL('**/notices');
    await filter.getByRole('link', { name: 'Closed', exact: true }).click();
    await page.waitForURL('**/notices?state=closed');
    await cards.filter({ hasText: 'pipes' }).waitFor();
    expect(await cards.filter({ hasText: 'mobiliser' }).count()).toBe(0);
  });
});

test('a notice’s page shows its facts, and each document’s name, type, size and length; what is open follows the date in Nepal, not the device’s; forced colours show the chosen filter', async () => {
  await journey({}, async ({ page }) => {
    await page.goto(`/notices/${vacancy._id}`);
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    expect(await facts.getByRole('link', { name: '094-000000' }).getAttribute('href')).toBe(
      'tel:+97794000000',
    );
    await facts.getByRole('heading', { name: 'How to apply' }).waitFor();
    expect(await facts.textContent()).toMatch(
      /Hand in by .* at.*Udaya Chowk.*Sunday to Thursday: 10:00–17:00/,
    );
    const papers = await facts.getByRole('link', { name: 'Documents of this notice' }).getAttribute('href');
    expect(
      await page
        .locator(papers ?? '')
        .getByRole('link')
        .count(),
    ).toBe(1);
    expect(await page.getByRole('main').getByText('Closes in 3 days').first().isVisible()).toBe(true);
    expect(await facts.getByText('Ward 4, Ghandruk').isVisible()).toBe(true);
    // In the first window: beside the picture on a desk, before it on a phone.
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
      const box = await facts.boundingBox();
      if (!picture || !box) throw new Error('The page lacks its picture or its facts');
      expect(box.y).toBeLessThan(height);
      if (width > 1000) expect(box.x).toBeGreaterThanOrEqual(picture.x + picture.width);
      else expect(box.y + box.height).toBeLessThanOrEqual(picture.y);
    }
    const link = page.getByRole('link', { name: /^Terms of reference PDF · \d+ KB · 1 page$/ });
    const file = await fetch(siteUrl + ((await link.getAttribute('href')) ?? ''));
    expect(file.headers.get('content-type')).toBe('application/pdf');

    await takeItToBe(page, '2031-01-01T06:00:00Z');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/notices');
    const card = page.getByRole('article').filter({ hasText: `${mark} mobiliser` });
    await card.getByText('Closes in 3 days').waitFor();
    expect(await card.getByText('Vacancy', { exact: true }).isVisible()).toBe(true);
    const groundOf = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .first()
        .evaluate((link) => getComputedStyle(link).backgroundColor);
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'Highlight';
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });
    expect(await groundOf('All kinds')).toBe(highlight);
    expect(await groundOf('Tender')).not.toBe(highlight);
  });
});

test('the feed includes the documents of a notice', async () => {
  const xml = await (await fetch(`${siteUrl}/notices.xml`)).text();
  const url = vacancy.attachments[0] ?? 'none';
  expect(xml).toMatch(
    new RegExp(
      `<link rel="enclosure" href="${siteUrl}${url}" type="application/pdf" length="\\d+" title="Terms of reference"/>`,
    ),
  );
  expect(xml).toContain('Place: Ward 4, Ghandruk');
});
