import { expect, test } from 'vitest';
import { journey } from './visit';
import { addNotice, changeItem, landscape, siteUrl } from './content';

test("the feed can be discovered: named in the head of visitors' pages, and linked on Get Involved", async () => {
  const html = await (await fetch(`${siteUrl}/notices`)).text();
  expect(html).toMatch(
    /<link rel="alternate" type="application\/atom\+xml" (title="[^"]+: notices"|href="\/notices.xml"| )+\/?>/,
  );
  expect(html).toMatch(/<main.*<a [^>]*href="\/notices.xml"[^>]*>.*<\/main>/s);
});

test('the feed opened in a browser is a readable page with links to the notices', async () => {
  const read = await addNotice({ title: 'A feed to read', description: 'First part.\n\nSecond <part>.' });
  await journey({}, async ({ page }) => {
    await page.goto('/notices.xml');
    const entry = page.locator('entry').filter({ hasText: 'A feed to read' });
    await expect.poll(() => entry.evaluate((element) => getComputedStyle(element).display)).toBe('block');
    expect(await page.locator('subtitle').textContent()).toMatch(/^This is a feed: /);
    expect(await entry.locator('p').allTextContents()).toEqual([
      'First part.',
      'Second <part>.',
      'Read it on the site',
    ]);
    expect(await entry.locator('id').evaluate((element) => getComputedStyle(element).display)).toBe('none');
    await entry.locator('a').click();
    await page.waitForURL(`**/notices/${read._id}`);
  });
});

test('a notice without a picture is a card that expands to reading width, without a page of its own', async () => {
  const bare = await addNotice({ title: 'Office closed on Saturday', image: '' });
  await journey({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/notices');
    const card = page.getByRole('article').filter({ hasText: bare.title });
    expect(await card.getByRole('link').count()).toBe(0);
    await card.getByText('Read all').click();
    expect(await card.getByText('Bring your own cup').isVisible()).toBe(true);
    const column = 42 * 16;
    const text = card.getByText('We are looking for twelve volunteers.', { exact: true });
    expect((await text.boundingBox())?.width).toBeLessThanOrEqual(column);
    await card.getByText('Show less').click();
    await card.getByText('Read all').waitFor();
    // Its address can be sent to anybody: it opens there.
    await page.goto(`/notices#${bare._id}`);
    await card.getByText('Bring your own cup').waitFor();
  });
  expect((await fetch(`${siteUrl}/notices/${bare._id}`)).status).toBe(404);
});

test('a scanned letter is shown whole, at most 70 % of the screen high, with the text starting on the first screen', async () => {
  const image = { bytes: await landscape(620, 877, '#FFFFFF'), name: 'letter.jpg' };
  const title = 'Sixty letters of a title that goes on until it is as long as';
  const letter = await addNotice({ title, image });
  await journey({}, async ({ page }) => {
    await page.goto(`/notices/${letter._id}`);
    for (const [width, high] of [
      [360, 740],
      [768, 1024],
      [1280, 600],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height: high });
      const picture = await page.getByRole('img', { name: 'A ridge at dawn' }).boundingBox();
      const { width: drawn = 0, height = 0 } = picture ?? {};
      expect(drawn / height).toBeCloseTo(620 / 877, 1);
      expect(height).toBeLessThanOrEqual(0.7 * high + 1);
      expect(height).toBeGreaterThan(0.3 * high);
      const text = page.getByText('We are looking for twelve volunteers.', { exact: true });
      expect((await text.boundingBox())?.y).toBeLessThan(high - 24);
    }
  });
});

test('a page rendered over a minute ago quietly refreshes its data after hydration', async () => {
  const old = await addNotice({ title: 'Before the edit' });
  await journey({}, async ({ page }) => {
    await page.route(`**/notices/${old._id}`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      await changeItem('notices', old._id, { title: 'After the edit' });
      await route.fulfill({ response });
    });
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('main h1')) document.documentElement.dataset['lost'] = '';
      };
      const watched = { childList: true, subtree: true };
      addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document, watched));
    });
    await page.clock.install({ time: Date.now() + 3600_000 });
    await page.goto(`/notices/${old._id}`);
    await page.getByRole('heading', { level: 1, name: 'After the edit' }).waitFor();
    expect(await page.locator('html[data-lost]').count()).toBe(0);
  });
});
