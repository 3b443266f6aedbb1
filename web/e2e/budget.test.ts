import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journey, launch } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('the first view of /notices loads at most 160 KB of JavaScript, and nothing of Firebase or the staff area', async () => {
  await journey(browser, { viewport: 'phone' }, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto('/notices', { waitUntil: 'networkidle' });
    const texts = await Promise.all(scripts);
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThanOrEqual(160 * 1024);
    const all = texts.join('\n');
    expect(all).not.toMatch(/firebaseapp|identitytoolkit|firebasestorage/);
    expect(all).not.toContain('Invalid email or password');
    expect(all).not.toContain('Idempotency-Key');
  });
});
