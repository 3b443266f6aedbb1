import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { journey, launch, openAlive } from './browser';
import { addItem, deleteItem, landscape } from './content';
import { deleteAll } from './site';

let browser: Browser;
let picture: { bytes: Buffer; name: string };
beforeAll(async () => {
  browser = await launch();
  picture = { bytes: await landscape(600, 400), name: 'hills.jpg' };
  await deleteAll('sliders');
  await deleteAll('galleries');
});
afterAll(() => browser.close());

const slider = (page: Page) => page.getByRole('region', { name: 'Pictures of our work' });
const shown = (page: Page) => slider(page).getByRole('img');
const dot = (page: Page, number: number) => page.getByRole('button', { name: `Show slide ${number}` });
const current = (page: Page, number: number) =>
  expect.poll(() => dot(page, number).getAttribute('aria-current')).toBe('true');

async function withSlides(titles: readonly string[], work: () => Promise<void>): Promise<void> {
  const ids: string[] = [];
  for (const [i, title] of titles.entries())
    ids.push((await addItem('sliders', { title, displayOrder: String(i), image: picture }))._id);
  try {
    await work();
  } finally {
    for (const id of ids) await deleteItem('sliders', id);
  }
}

describe.each(['phone', 'desktop'] as const)('home (%s)', (viewport) => {
  test('/ : its sections stand in the specified order', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await page.goto('/');
      const headings = await page.locator('main').getByRole('heading').allTextContents();
      const order = [
        'Transforming Lives in Nepal',
        'Our Impact',
        'About Us',
        'Our Journey',
        'Stories',
        'Our Photo Gallery',
        'Our Programs',
      ];
      expect(headings.filter((text) => order.includes(text))).toEqual(order);
      const sliderBefore = await page.evaluate(() => {
        const empty = [...document.querySelectorAll('main p')].find(
          (element) => element.textContent === 'No slider images available',
        );
        const impact = [...document.querySelectorAll('h2')].find((h) => h.textContent === 'Our Impact');
        return empty && impact ? empty.compareDocumentPosition(impact) & 4 : 0;
      });
      expect(sliderBefore).toBe(4);
    });
  });

  test('hero : full screen, mountain background, headline and invitation, two ways on', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await page.goto('/');
      const hero = page.locator('main > section').filter({ has: page.getByRole('heading', { level: 1 }) });
      const box = await hero.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual((page.viewportSize()?.height ?? 0) - 90);
      await hero.getByRole('heading', { level: 1, name: 'Transforming Lives in Nepal' }).waitFor();
      expect(await hero.textContent()).toContain(
        'Join our mission to create lasting change and build stronger communities across Nepal.',
      );
      await hero.getByRole('link', { name: 'Our work' }).click();
      await page.waitForURL('**/programs');
      await page.goBack();
      await hero.getByRole('link', { name: 'Get involved' }).click();
      await page.waitForURL('**/notices');
    });
  });

  test('Our Impact : four cards, each with one fixed sentence and no figure', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await page.goto('/');
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Our Impact' }) });
      const titles = ['Donation Received', 'Money Donated', 'Active Campaigns', 'Charity in Last Year'];
      for (const title of titles) await section.getByRole('heading', { name: title }).waitFor();
      expect(await section.textContent()).not.toMatch(/\d/);
    });
  });

  test('About Us teaser : a short paragraph, a picture and Read More to /about-us-details', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('img', { name: /Drawing of terraced fields/ }).waitFor();
      await page.getByRole('link', { name: 'Read More' }).click();
      await page.waitForURL('**/about-us-details');
    });
  });

  test('Our Journey : hovering, focusing or tapping a card expands it, leaving collapses it', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/');
      const card = (name: string) => page.getByRole('button', { name, exact: true });
      const expanded = (name: string) => expect.poll(() => card(name).getAttribute('aria-expanded'));
      for (const name of ['Vision', 'Mission', 'Goal', 'Objective']) await expanded(name).toBe('false');
      await card('Vision').hover();
      await expanded('Vision').toBe('true');
      await page.getByText('A just and self-reliant society').waitFor();
      await page.mouse.move(0, 0);
      await expanded('Vision').toBe('false');
      await card('Mission').focus();
      await page.keyboard.press('Tab');
      await expanded('Goal').toBe('true');
      await card('Objective').dispatchEvent('pointerdown', { pointerType: 'touch' });
      await card('Objective').evaluate((button: HTMLElement) => button.click());
      await page.getByRole('link', { name: 'See all objectives' }).click();
      await page.waitForURL('**/objective');
    });
  });

  test("gallery teaser, Our Photo Gallery : 'No images found.', then at most 4 trainings pictures and the lightbox", async () => {
    const ids: string[] = [];
    try {
      await journey(browser, { viewport }, async ({ page }) => {
        await page.goto('/');
        await page.getByText('No images found.', { exact: true }).waitFor();
        for (const [title, category] of [
          ['One', 'Trainings'],
          ['Two', 'Trainings'],
          ['Three', 'Trainings'],
          ['Four', 'Trainings'],
          ['Five', 'Trainings'],
          ['Six', 'Support'],
        ] as const)
          ids.push((await addItem('galleries', { title, category, image: picture }))._id);
        await openAlive(page, '/?teaser');
        const tiles = page.getByRole('link', { name: /^Open picture: / });
        const titles = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')));
        expect(titles).toEqual(['Five', 'Four', 'Three', 'Two'].map((title) => `Open picture: ${title}`));
        for (const tile of await tiles.all()) {
          const height = (await tile.boundingBox())?.height ?? 0;
          expect([250, 516]).toContain(Math.round(height)); // 250 px, or two of them and the gap
        }
        await tiles.first().click();
        await page.getByRole('dialog', { name: 'Five' }).getByText('1 of 4').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.getByRole('link', { name: 'See More Photos' }).click();
        await page.waitForURL('**/gallery');
      });
    } finally {
      for (const id of ids) await deleteItem('galleries', id);
    }
  });

  test('programs section : two cards', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Past Projects' }).click();
      await page.waitForURL('**/past-programs');
      await page.goBack();
      await page.getByRole('link', { name: 'Present Projects' }).click();
      await page.waitForURL('**/present-programs');
    });
  });
});

describe.each(['phone', 'desktop'] as const)('slider (%s)', (viewport) => {
  test("'Loading slider...', then 'No slider images available' when the list is empty", async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/contact');
      let go: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (go = resolve));
      await page.route('**/api/v1/sliders*', async (route) => {
        await gate;
        await route.continue();
      });
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByText('Loading slider...', { exact: true }).waitFor();
      go();
      await page.getByText('No slider images available', { exact: true }).waitFor();
    });
  });

  test("'Failed to load slider images' on failure, also logged", async () => {
    const logged: string[] = [];
    await journey(browser, { viewport, expected: /500|sliders/ }, async ({ page }) => {
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await openAlive(page, '/contact');
      await page.route('**/api/v1/sliders*', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.getByRole('banner').getByRole('link').first().click();
      await page
        .getByRole('alert')
        .filter({ hasText: /^Failed to load slider images$/ })
        .waitFor();
      await expect
        .poll(() => logged.filter((text) => !text.includes('Failed to load resource')).length)
        .toBe(1);
    });
  });

  test('one slide : no buttons, no dots, and the timer does nothing', async () => {
    await withSlides(['Alone'], () =>
      journey(browser, { viewport, motion: true }, async ({ page }) => {
        await page.clock.install();
        await openAlive(page, '/');
        await page.getByRole('img', { name: 'Alone' }).waitFor();
        expect(await slider(page).getByRole('button').count()).toBe(0);
        await page.clock.runFor(11_000);
        expect(await page.getByRole('img', { name: 'Alone' }).isVisible()).toBe(true);
      }),
    );
  });

  test("previous, next and dots; wraps at both ends; alt is the title, or 'Slide N'", async () => {
    await withSlides(['First', '', 'Third'], () =>
      journey(browser, { viewport }, async ({ page }) => {
        await openAlive(page, '/');
        await expect.poll(() => shown(page).getAttribute('alt')).toBe('First');
        expect(
          await slider(page)
            .getByRole('button', { name: /^Show slide/ })
            .count(),
        ).toBe(3);
        await page.getByRole('button', { name: 'Previous slide' }).click();
        await expect.poll(() => shown(page).getAttribute('alt')).toBe('Third');
        await page.getByRole('button', { name: 'Next slide' }).click();
        await expect.poll(() => shown(page).getAttribute('alt')).toBe('First');
        await dot(page, 2).click();
        await expect.poll(() => shown(page).getAttribute('alt')).toBe('Slide 2');
        await current(page, 2);
      }),
    );
  });

  test('advances every 5000 ms with a transition of 500 ms; pauses on hover, on focus and by its button', async () => {
    await withSlides(['First', 'Second'], () =>
      journey(browser, { viewport, motion: true }, async ({ page }) => {
        await page.clock.install();
        await openAlive(page, '/');
        await current(page, 1);
        const transition = await page
          .locator('[aria-roledescription=slide]')
          .first()
          .evaluate((slide) => getComputedStyle(slide).transitionDuration);
        expect(transition.split(', ')[0]).toBe('0.5s');
        // From here on time stands still unless it is told to go; leaving the slider starts its five seconds anew.
        await page.clock.pauseAt(Date.now() + 60_000);
        const focus = (is: boolean) =>
          dot(page, 1).evaluate((button: HTMLElement, on) => (on ? button.focus() : button.blur()), is);
        const press = (name: string) =>
          page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
        await focus(true);
        await press('Show slide 1');
        await page.clock.runFor(11_000);
        await current(page, 1);
        await focus(false);
        await page.clock.runFor(4900);
        await current(page, 1);
        await page.clock.runFor(200);
        await current(page, 2);
        await page.clock.runFor(5000);
        await current(page, 1);
        await press('Pause slides');
        await page.clock.runFor(11_000);
        await current(page, 1);
        await press('Play slides');
        await page.clock.runFor(5100);
        await current(page, 2);
        await slider(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
        const box = await slider(page).boundingBox();
        await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 30);
        await page.clock.runFor(11_000);
        await current(page, 2);
      }),
    );
  });

  test.each(['before', 'after'])(
    'an image that fails to load (%s the page comes alive) is hidden and logged',
    async (when) => {
      await withSlides(['Broken', 'Whole'], async () => {
        const logged: string[] = [];
        await journey(
          browser,
          { viewport, expected: /ERR_FAILED|picture|image|files/i },
          async ({ page }) => {
            page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
            let go: () => void = () => undefined;
            const gate = new Promise<void>((resolve) => (go = resolve));
            await page.route('**/files/sliders/**', async (route) => {
              if (when === 'after') await gate;
              await route.abort();
            });
            if (when === 'before')
              await page.route('**/assets/entry.client*.js', async (route) => {
                await new Promise((resolve) => setTimeout(resolve, 1500));
                await route.continue();
              });
            await openAlive(page, '/');
            go();
            await expect.poll(() => slider(page).locator('img:visible').count()).toBe(0);
            await expect
              .poll(() => logged.some((text) => !text.includes('Failed to load resource')))
              .toBe(true);
          },
        );
      });
    },
  );
});
