import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { measureFirstVisit, type FirstVisit } from '../../emulators/bench/first-visit';
import { launchBrowser } from '../../emulators/bench/phone';
import { journey, launch, siteUrl } from './browser';
import { addItem, changeItem, clear, landscape } from './content';
import { copyItem } from './firestore';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

test('the first view of /notices loads at most 140 KB of JavaScript, and nothing of Firebase, Chakra or the staff area', async () => {
  await journey(browser, { viewport: 'phone' }, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto('/notices', { waitUntil: 'networkidle' });
    const texts = await Promise.all(scripts.map((script) => script.text()));
    const bytes = texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThanOrEqual(140 * 1024);
    const all = texts.join('\n');
    expect(all).not.toMatch(/firebaseapp|identitytoolkit|firebasestorage/);
    expect(all).not.toContain('Invalid email or password');
    expect(all).not.toContain('Idempotency-Key');
    expect(all).not.toMatch(/emotion|chakra/i);
  });
});

describe('a visit that begins at / on a phone', () => {
  const KB = 1024;
  let visit: FirstVisit;
  let [storyId, pictureId] = ['', ''];

  /** As much as home shows, in the lengths of the demo content. */
  beforeAll(async () => {
    await clear('sliders');
    await clear('stories');
    await clear('galleries');
    const image = async (n: number) => ({
      bytes: await landscape(1600, 1067, ['#F4A259', '#A8C6DF', '#F6CE8C'][n % 3]),
      name: `ridge-${n}.jpg`,
    });
    const text = 'Before the scheme was built, the women of the ward walked for two hours each morning. ';
    for (let n = 1; n <= 9; n += 1) {
      if (n <= 5)
        await addItem('sliders', {
          image: await image(n),
          title: `A village meeting decides on its water, ${n}`,
          displayOrder: String(n),
        });
      storyId = (
        await addItem('stories', {
          title: `The tap that gave the mornings back, ${n}`,
          description: text.repeat(6),
          image: await image(n),
        })
      )._id;
      pictureId = (
        await addItem('galleries', {
          title: `Seed selection in the field ${n}`,
          category: 'Trainings',
          image: await image(n),
        })
      )._id;
    }
    const phone = await launchBrowser(process.env['CHROME_PATH'] ?? '');
    visit = await measureFirstVisit(phone, siteUrl);
    await phone.close();
  }, 120_000);
  afterAll(async () => {
    await clear('sliders');
    await clear('stories');
    await clear('galleries');
  });

  test.each([
    ['the first view, before a touch', 250, () => visit.firstView],
    ['its HTML', 16, () => visit.html],
    ['its JavaScript, as gzip', 150, () => visit.scripts],
    ['Latin letters', 45, () => visit.latinLetters],
    ['a second page', 40, () => visit.secondPage],
    ['a second visit', 20, () => visit.secondVisit],
  ] as const)('%s: at most %i KB', (_, limit, bytes) => {
    expect(bytes()).toBeLessThanOrEqual(limit * KB);
  });

  test('the documents that an uncached / reads do not grow with the content: five slides, and at most 32 more', async () => {
    const reads = async () => {
      await changeItem('stories', storyId, { title: `Changed ${Math.random()}` }); // what was read before is read anew
      const { headers } = await fetch(siteUrl);
      return Number(/reads;desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1]);
    };
    await reads(); // a process reads a little more when it looks for the first time
    const few = await reads();
    expect(few).toBeGreaterThan(5);
    expect(few).toBeLessThanOrEqual(5 + 32);
    const removals = [
      await copyItem('stories', storyId, 400, (n) => ({ title: `Another ${n}` })),
      await copyItem('galleries', pictureId, 400, (n) => ({ title: `Another ${n}` })),
    ];
    expect(await reads()).toBe(few);
    for (const remove of removals) await remove();
  });

  test('has read the whole page, in at most 45 requests', () => {
    expect(visit.html).toBeGreaterThan(4 * KB);
    expect(visit.scripts).toBeGreaterThan(50 * KB);
    expect(visit.latinLetters).toBeGreaterThan(10 * KB);
    expect(visit.requests).toBeLessThanOrEqual(45);
  });
});
