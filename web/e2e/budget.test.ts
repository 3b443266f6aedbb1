import type { Response } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { languages, type Language } from '@site/locale';
import { certificateFlag } from '../../emulators/bench/front';
import { measureStaffScreens } from '../../emulators/bench/staff-screens';
import { launchOwn } from './browser';
import { journey } from './visit';
import { addItem, clear, landscape, siteUrl } from './content';
import { devanagari, installFonts } from './device-fonts';
import { brotliSize, measureFirstVisit, type FirstVisit } from './first-visit';

test('the first view of /notices loads at most 160 KB of JavaScript, and nothing of Firebase or the staff area', async () => {
  await journey({ viewport: 'phone' }, async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto('/notices', { waitUntil: 'networkidle' });
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    const bytes = scripts.reduce(
      (sum, script, at) => sum + brotliSize(new URL(script.url()).pathname, bodies[at] ?? Buffer.of()),
      0,
    );
    expect(bytes).toBeGreaterThan(50 * 1024);
    expect(bytes).toBeLessThanOrEqual(160 * 1024);
    expect(scripts.map((script) => script.url()).join()).not.toContain('edit-link');
    const all = bodies.join('\n');
    expect(all).not.toMatch(/firebaseapp|identitytoolkit|firebasestorage/);
    expect(all).not.toContain('Invalid email or password');
    expect(all).not.toContain('Idempotency-Key');
  });
});

const KB = 1024;
let visits: Readonly<Record<Language, FirstVisit>>;
let staffScreens: Awaited<ReturnType<typeof measureStaffScreens>>;

/** As much as home shows, in the lengths of the demo content; pictures as wide as a phone takes them. */
beforeAll(async () => {
  await clear('sliders');
  await clear('stories');
  await clear('galleries');
  await clear('notices');
  const image = async (n: number) => ({
    bytes: await landscape(800, 533, ['#F4A259', '#A8C6DF', '#F6CE8C'][n % 3]),
    name: `ridge-${n}.jpg`,
  });
  const text = 'Before the scheme was built, the women of the ward walked for two hours each morning. ';
  for (let n = 1; n <= 9; n += 1) {
    await addItem('stories', {
      title: `The tap that gave the mornings back, ${n}`,
      description: text.repeat(6),
      image: await image(n),
    });
    if (n > 5) continue;
    await addItem('sliders', {
      image: await image(n),
      title: `A village meeting decides on its water, ${n}`,
      displayOrder: String(n),
    });
    await addItem('galleries', {
      title: `Seed selection in the field ${n}`,
      category: 'Trainings',
      image: await image(n),
    });
  }
  // A whole page of the staff's list, with a picture in each row.
  for (let n = 1; n <= 12; n += 1) {
    await addItem('notices', { title: `Call for bids, ${n}`, description: text, image: await image(n) });
  }
  const fonts = await installFonts(devanagari, 'the machine');
  const phone = await launchOwn([await certificateFlag()], fonts.env);
  // Mostly they wait until a screen is at rest, and each counts what is sent to it alone.
  const [en, ne, staff] = await Promise.all([
    measureFirstVisit(phone, siteUrl, 'en'),
    measureFirstVisit(phone, siteUrl, 'ne'),
    measureStaffScreens(phone, siteUrl, false),
  ]);
  visits = { en, ne };
  staffScreens = staff;
  await phone.close();
  await fonts.remove();
}, 120_000);

test.each([
  ['the first view, before a touch', 'firstView', { en: 280, ne: 280 }],
  ['its HTML', 'html', { en: 21, ne: 22 }],
  // 160 until the page is alive; then comes what moves the slider.
  ['its JavaScript, as Brotli', 'scripts', { en: 190, ne: 193 }],
  ['Latin letters', 'latinLetters', { en: 41.6, ne: 41.6 }],
  ['a second page', 'secondPage', { en: 20, ne: 20 }],
  ['a second visit', 'secondVisit', { en: 1, ne: 1 }],
] as const)('a visit that begins at home, %s: no more than its kilobytes', (_, figure, limits) => {
  for (const language of languages) {
    const { [figure]: bytes, sent } = visits[language];
    const paths = figure in sent ? sent[figure as keyof typeof sent] : [];
    expect(bytes, [language, ...paths].join('\n')).toBeLessThanOrEqual(limits[language] * KB);
  }
});

test('a first visit loads the whole home page in at most 40 requests', () => {
  for (const language of languages) {
    expect(visits[language].html).toBeGreaterThan(4 * KB);
    expect(visits[language].scripts).toBeGreaterThan(50 * KB);
    expect(visits[language].requests).toBeLessThanOrEqual(40);
  }
  for (const language of languages) expect(visits[language].latinLetters).toBeGreaterThan(10 * KB);
});

test('the first views in both languages, fonts apart, differ by at most 5 %', () => {
  const [english, nepali] = languages.map(
    (language) => visits[language].firstView - visits[language].latinLetters,
  );
  expect(Number(nepali) / Number(english)).toBeGreaterThan(0.95);
  expect(Number(nepali) / Number(english)).toBeLessThan(1.05);
});

test('the staff dashboard, list and form stay within their byte budgets, in at most 105 requests', () => {
  const limits = { '/admins': 230, '/admins/notices': 250, '/admins/notices/new': 310 };
  expect(staffScreens.map(({ screen }) => screen)).toEqual(Object.keys(limits));
  for (const { screen, requests, 'KB of scripts': scripts } of staffScreens) {
    expect(scripts, screen).toBeLessThanOrEqual(limits[screen]);
    expect(scripts, screen).toBeGreaterThan(125); // it has been there, with the client
    expect(requests, screen).toBeLessThanOrEqual(105);
  }
});
