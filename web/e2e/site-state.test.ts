import { DAY_MS } from '@content/dates/calendar';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createServices } from '../../functions/src/services';
import { looksRight } from './axe';
import { dropOperations } from './firestore';
import { chooseScreen } from './staff-kit';
import { staffJourney } from './visit';

const { operations } = createServices();
beforeAll(dropOperations);

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const none = { count: 0, names: [] };
const run = { seconds: 9, purged: 2, removed: 14, unknown: none, failed: none };
const storage = {
  galleries: { files: 3600, bytes: 1_400_000_000 },
  notices: { files: 96, bytes: 21_000_000 },
  trash: { files: 12, bytes: 900_000 },
};
const backup = {
  name: '2026-11-21T20-30-00Z',
  documents: 1240,
  files: 3708,
  bytes: 1_421_900_000,
  accounts: 3,
};
const message = 'TypeError: Cannot read properties of undefined at /assets/site-1a2b3c4d.js:1:23456';

const heading = (page: Page, level: number, name: string) => page.getByRole('heading', { level, name });
const part = (page: Page, name: string) => page.locator('section').filter({ has: heading(page, 2, name) });

test('the menu leads to “How the site is doing”, which reports in words', async () => {
  await operations.noteCleanup({ at: ago(3 * 3600_000), ...run }, storage);
  await operations.noteBackup({ at: ago(5 * DAY_MS), ...backup });
  await operations.addReport({ message, page: '/stories' });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins');
    await chooseScreen(page, 'How the site is doing');
    await page.getByText('One thing needs attention.').waitFor();
    const texts = await Promise.all(
      ['Backup', 'Daily clean-up', 'Errors this week', 'Storage'].map((name) =>
        part(page, name).textContent(),
      ),
    );
    expect(texts[0]).toMatch(
      /There has been no backup since \w+ \d+ \w+\.Tell the person who looks after the site\./,
    );
    expect(texts[1]).toMatch(/2 items left the trash after thirty days, and 14 unused files were removed/);
    expect(texts[2]).toContain('Visitors’ browsers have reported 1 error.A few in a week are normal.');
    expect(texts[3]).toContain('1.3 GB in 3,708 files.');
    await page.getByText('For the person who looks after the site').focus();
    await page.keyboard.press('Enter');
    await page.getByText(message).waitFor();
    await looksRight(page);
  });
});
