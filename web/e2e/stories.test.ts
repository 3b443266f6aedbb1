import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { disclosure, isLoaded, openAlive } from './page';
import { journey, viewports } from './visit';
import { addItem, addUsing, changeItem, picturePart, siteUrl } from './content';
import { goTo } from './staff-kit';

let story: ItemAt<'stories'>;
let short: ItemAt<'stories'>;

const words = 'One two three four five six seven eight nine ten eleven'.split(' ');

beforeAll(async () => {
  const picture = await picturePart();
  short = await addItem('stories', {
    title: 'Eleven words',
    description: words.join(' '),
    image: picture,
  });
  story = await addItem('stories', {
    title: 'Twelve words',
    description: `${words.slice(0, 5).join(' ')}\n\n${words.slice(5).join(' ')} twelve`,
    image: [picture, picture, picture],
    imageAlt: 'A spring',
  });
  const [first, ...others] = (story.files.imageUrls ?? []).map(({ media, alt }) => ({ media, alt }));
  await changeItem('stories', story._id, {
    files: { imageUrls: [{ ...first, credit: 'Maya Himdali' }, ...others] },
  });
});

/** So many cards stand beside one another; on a tablet, where it is one, its text stands beside the middle of its picture. */
async function expectGrid(page: Page): Promise<void> {
  const columns = () =>
    page
      .getByRole('article')
      .first()
      .locator('xpath=ancestor::ul')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const [width, count] of [
    [viewports.phone.width, 1],
    [899, 1],
    [900, 3],
    [viewports.desktop.width, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(), `${width} px`).toBe(count);
  }
  await page.setViewportSize(viewports.tablet);
  const card = page.getByRole('article').filter({ hasText: short.title }).first();
  const [picture, text] = await card
    .locator('> div')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
  if (!picture || !text) throw new Error('a card has a picture and a text');
  expect(text.left).toBeGreaterThan(picture.right);
  expect(text.top + text.height / 2).toBeCloseTo(picture.top + picture.height / 2, 0);
}

test('Stories list: a grid of 3 columns at medium width (900 px) and up, otherwise 1; cards linking to the story, with the first image, the date, the title and a shortened description; story detail: title, first image, description; it is shared by the device’s share sheet or by links, and its URL can be copied', async () => {
  const url = `${siteUrl}/story/${story._id}`;
  await journey({ viewport: 'phone' }, async ({ page, context }) => {
    await page.goto('/stories');
    await expectGrid(page);
    await page.setViewportSize(viewports.phone);
    const card = page.getByRole('article').filter({ hasText: story.title }).first();
    expect(await card.locator('img').getAttribute('src')).toBe(story.imageUrls[0]);
    expect(
      await card.getByText('One two three four five six seven eight...', { exact: true }).isVisible(),
    ).toBe(true);
    expect(await card.locator('time').getAttribute('datetime')).toBe(story.createdAt);
    expect(await card.locator('time').textContent()).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    const other = page.getByRole('article').filter({ hasText: short.title }).first();
    expect(
      await other.getByText('One two three four five six seven eight', { exact: true }).isVisible(),
    ).toBe(true);
    await card.getByRole('link', { name: story.title }).click();
    await page.waitForURL(`**/story/${story._id}`);
    await page.getByRole('heading', { level: 1, name: story.title }).waitFor();
    const picture = page.getByRole('main').getByRole('img', { name: 'A spring' });
    await isLoaded(picture);
    expect(await page.getByText('One two three four five', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByText(/^six .* eleven twelve$/).isVisible()).toBe(true);
    const captions = page.locator('main figure figcaption');
    expect(await captions.allTextContents()).toEqual(['A springPhoto: Maya Himdali']);
    await picture.click();
    const lightbox = page.getByRole('dialog', { name: 'A spring' });
    await lightbox.getByText('Photo: Maya Himdali').waitFor();
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await lightbox.waitFor({ state: 'detached' });
    const more = page.getByRole('link', { name: /^Open picture: Twelve words, picture [23]$/ });
    await expect.poll(() => more.count()).toBe(2);
    await page.getByRole('heading', { level: 2, name: 'Read next' }).waitFor();
    const next = page.locator('h2:has-text("Read next") + ul h3');
    expect(await next.first().textContent()).toBe(short.title);
    await page.setViewportSize(viewports.desktop);
    const edges = await page
      .locator('h1, h1 + p, main article > p, main [data-part=text] p:has-text("One two three")')
      .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(new Set(edges).size, `one left edge: ${edges.join()}`).toBe(1);
    expect(await page.getByRole('link', { name: short.title, exact: true }).isVisible()).toBe(true);

    await page.evaluate(() => {
      navigator.share = (data) => {
        document.title = JSON.stringify(data);
        return Promise.resolve();
      };
    });
    await disclosure(page, 'Share').click();
    expect(JSON.parse(await page.title())).toEqual({ title: story.title, url });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      Reflect.deleteProperty(navigator, 'share');
    });
    await disclosure(page, 'Share').click();
    expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
      `https://wa.me/?text=${encodeURIComponent(`${story.title}\n${url}`)}`,
    );
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.emulateMedia({ media: 'print' });
    await page.locator('[data-print-only] svg path, [data-print-only] svg rect').last().waitFor();
  });
});

test('a picture is described in the page’s language, opened or linked to; letters of a Nepali title are never tightened', async () => {
  const nepali = await addItem('stories', {
    title: 'डाँडाको कथा',
    description: 'गाउँमाथि डाँडा छ।',
    image: await picturePart(),
    en_title: 'Story of a ridge',
  });
  const described = nepali.files.imageUrls?.map(({ media }) => ({
    media,
    alt: 'डाँडा',
    en: { alt: 'A ridge' },
  }));
  await changeItem('stories', nepali._id, { files: { imageUrls: described } });
  const untranslated = await addUsing('stories', nepali, {
    title: 'पानीको कथा',
    description: 'गाउँमा पानी आयो।',
  });
  await journey({}, async ({ page }) => {
    const shown = (alt: string) => page.getByRole('main').getByRole('img', { name: alt, exact: true });
    const path = `/story/${nepali._id}`;
    await openAlive(page, '/stories');
    await page.getByRole('link', { name: 'Story of a ridge', exact: true }).first().click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: 'Story of a ridge' }).waitFor();
    await shown('A ridge').waitFor();
    await page.reload();
    await shown('A ridge').waitFor();
    await goTo(page, `/story/${untranslated._id}`);
    const title = page.getByRole('heading', { level: 1, name: untranslated.title });
    expect(
      await title.evaluate((h1) => [h1.getAttribute('lang'), getComputedStyle(h1).letterSpacing]),
    ).toEqual(['ne', 'normal']);
  });
});
