import { beforeAll, expect, test } from 'vitest';
import { createServices } from '../../functions/src/services';
import { openAlive } from './page';
import { journey } from './visit';
import { dropOperations } from './firestore';

const { operations } = createServices();
const REPORTED = (response: { url: () => string }) => response.url().endsWith('/api/v1/error-reports');
beforeAll(async () => {
  await dropOperations();
});

test('an error in a page is reported with its message and the page’s path', async () => {
  await journey({ viewport: 'phone', expected: /a mistake of ours/ }, async ({ page }) => {
    await page.addInitScript(() => {
      Math.random = () => 0; // one of those visits that tell
    });
    await openAlive(page, '/notices?fbclid=secret');
    const told = page.waitForResponse(REPORTED);
    await page.evaluate(() => setTimeout(() => void Promise.reject(new TypeError('a mistake of ours'))));
    expect((await told).status()).toBe(200);
    const { reports } = await operations.read();
    expect(reports).toMatchObject([{ page: '/notices', count: 1 }]);
    expect(reports[0]?.message).toMatch(/^a mistake of ours TypeError: a mistake of ours/);
    expect(reports[0]?.message).not.toContain('secret');
  });
});

test('the error page keeps the server’s request number after hydration', async () => {
  const text = 'If it stays so, tell us this number: 0123';
  await journey({ viewport: 'phone', expected: /404/ }, async ({ page }) => {
    await page.route('**/nothing', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const named = html.replace(/(<p id="request-number"[^>]*>)(?=<\/p>)/, `$1${text}`);
      expect(named).not.toBe(html);
      await route.fulfill({ response, body: named });
    });
    await openAlive(page, '/nothing');
    await page.getByText(text).waitFor();
    await page.getByRole('link', { name: 'Read the notices' }).click();
    await page.getByRole('heading', { level: 1, name: 'Get Involved' }).waitFor();
    expect(await page.getByText(text).count()).toBe(0);
  });
});
