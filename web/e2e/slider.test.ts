import type { Page, Route } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { overflowsSideways } from './axe';
import { holdRequests, nextMessage, openAlive } from './page';
import { journey, useVisit, viewports } from './visit';
import { addItem, clear, picturePart } from './content';

/** Puts slides of these titles in the place of all that there are; returns their ids. Each group begins with its own. */
async function fill(...titles: readonly string[]): Promise<string[]> {
  await clear('sliders');
  const ids: string[] = [];
  for (const [displayOrder, title] of titles.entries()) {
    const image = await picturePart();
    const { _id } = await addItem('sliders', { image, title, displayOrder: String(displayOrder) });
    ids.push(_id);
  }
  return ids;
}

const slider = (page: Page) => page.getByRole('region', { name: 'Pictures of our work' });
const button = (page: Page, name: string) => slider(page).getByRole('button', { name, exact: true });
/** The text alternatives of the pictures that can be seen. */
const shown = (page: Page) =>
  slider(page)
    .locator('img:visible')
    .evaluateAll((all) => all.map((img) => img.getAttribute('alt')));
const shows = (page: Page, alt: string) => expect.poll(() => shown(page)).toEqual([alt]);
const currentDot = (page: Page) =>
  slider(page)
    .getByRole('button', { name: /^Show slide/ })
    .evaluateAll((all) => all.map((dot) => dot.ariaCurrent));
/** Whether the slides move by themselves: only then are they kept from being read aloud. */
const moves = async (page: Page) => (await slider(page).locator('ul').getAttribute('aria-live')) === 'off';

const toHomeOn = (page: Page) => page.getByRole('link', { name: /, home$/ }).click();

const home = (page: Page) => openAlive(page, '/');

describe('with slides', () => {
  let ids: readonly string[];
  beforeAll(async () => {
    ids = await fill('Planting', '', 'Bridge');
  });

  describe('on one page', () => {
    let page: Page;
    const expected = /A read failed: 500|(status of 500|could not be loaded|ERR_FAILED).*\/sliders/;
    useVisit({ viewport: 'phone', touch: true, expected }, async (seen) => {
      ({ page } = seen);
      await home(page);
    });
    beforeEach(async () => {
      await page.unrouteAll(); // what a failed test has left
    });

    test('Slider: one image at a time, dots, previous and next; alt is the title or Slide N', async () => {
      await shows(page, 'Planting');
      expect(await currentDot(page)).toEqual(['true', 'false', 'false']);
      await button(page, 'Next slide').click();
      await shows(page, 'Slide 2');
      await button(page, 'Show slide 3').click();
      await shows(page, 'Bridge');
      expect(await currentDot(page)).toEqual(['false', 'false', 'true']);
      await button(page, 'Previous slide').click();
      await shows(page, 'Slide 2');
    });

    test('Slider: Pause stops it and Play starts it; a hidden page and reduced motion stop it too', async () => {
      const press = async (name: string) => {
        await button(page, name).click();
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        await page.mouse.move(1, 1);
      };
      await press('Show slide 1');
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(() => moves(page)).toBe(true);
      await slider(page).locator('ul').tap();
      expect(await moves(page), 'a finger that has been lifted rests nowhere').toBe(true);
      await press('Pause slides');
      expect(await moves(page)).toBe(false);
      await press('Play slides');
      await expect.poll(() => moves(page)).toBe(true);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => moves(page)).toBe(false);
      await button(page, 'Play slides').waitFor(); // the button tells what it would do
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect.poll(() => moves(page)).toBe(true);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(() => moves(page)).toBe(false);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    test("Slider: while loading it shows 'Loading slider...'; list fetch fails: 'Failed to load slider images' (also logged)", async () => {
      // Loaded anew: what it has read of the home page would be shown for half a minute.
      await openAlive(page, '/programs');
      // The page's texts are as slow: only the sections that are made of them wait for them.
      const texts = await holdRequests(page, '**/api/v1/home*');
      const slides: Route[] = [];
      await page.route('**/api/v1/sliders*', (route) => void slides.push(route));
      await toHomeOn(page);
      await page.getByText('Loading slider...', { exact: true }).waitFor();
      await page.getByRole('heading', { level: 2, name: 'Our Photo Gallery' }).waitFor();
      await texts.release();
      await expect.poll(() => slides.length).toBe(1);
      const logged = nextMessage(page, 'A read failed: 500');
      await slides[0]?.fulfill({ status: 500, body: '{}' });
      await page.getByRole('alert').getByText('Failed to load slider images', { exact: true }).waitFor();
      expect((await logged).type()).toBe('error');
      expect(await slider(page).count()).toBe(0);
      expect(await page.getByText('Loading slider...').count()).toBe(0);
    });

    test('Slider image fails to load: image hidden, logged; the index starts at 0', async () => {
      await openAlive(page, '/programs'); // a list that could not be read is not read again
      const logged = nextMessage(page, 'A picture could not');
      await page.route(`**/files/sliders/${ids[0] ?? ''}/**`, (route) => route.abort());
      await toHomeOn(page);
      await slider(page).scrollIntoViewIfNeeded();
      expect((await logged).text()).toContain(`/files/sliders/${ids[0] ?? ''}/`);
      await expect.poll(() => shown(page)).toEqual([]);
      expect(await currentDot(page)).toEqual(['true', 'false', 'false']);
      await button(page, 'Next slide').click();
      await shows(page, 'Slide 2');
    });
  });

  test('Slider: transition 500 ms; the caption is below the picture; the one that leaves stays until the next has come over it; auto-advance every 5000 ms; it rests under the pointer and the focus', async () => {
    await journey({}, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await home(page);
      const frame = await slider(page).locator('ul').boundingBox();
      expect((frame?.width ?? NaN) / (frame?.height ?? NaN), 'slices no faces').toBeLessThan(1.78);
      expect(frame?.height).toBeLessThanOrEqual(viewports.desktop.height * 0.7);
      const caption = await slider(page).getByText('Planting', { exact: true }).boundingBox();
      expect(caption?.y).toBeGreaterThanOrEqual((frame?.y ?? NaN) + (frame?.height ?? NaN));
      await button(page, 'Pause slides').click();
      // Until framer-motion has come slides change at once.
      await expect
        .poll(() => slider(page).locator('li').nth(1).getAttribute('style'))
        .toContain('opacity: 0');
      // As the browser begins the change: both are opaque, the next one on top.
      const change = await slider(page).evaluate(async (section) => {
        const slides = [...section.querySelectorAll('li')];
        section.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return slides.slice(0, 2).map((slide) => {
          const { opacity, zIndex, visibility } = getComputedStyle(slide);
          const lasting = slide.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration));
          return { isOpaque: opacity === '1', zIndex, visibility, lasts: Math.max(...lasting) };
        });
      });
      expect(change).toEqual([
        { isOpaque: true, zIndex: 'auto', visibility: 'visible', lasts: 0 },
        { isOpaque: false, zIndex: '1', visibility: 'visible', lasts: 500 },
      ]);
      await shows(page, 'Slide 2');

      await page.clock.install();
      await home(page);
      await slider(page).scrollIntoViewIfNeeded();
      await button(page, 'Show slide 1').click();
      expect(await moves(page)).toBe(false);
      await page.mouse.move(1, 1);
      await expect.poll(() => moves(page), { message: 'a click leaves a focus that is not seen' }).toBe(true);
      await page.keyboard.press('Tab');
      await expect.poll(() => moves(page), { message: 'the focus is seen inside' }).toBe(false);
      await slider(page).hover();
      await page.clock.pauseAt(Date.now() + 3600_000);
      await shows(page, 'Planting');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.mouse.move(1, 1);
      await expect.poll(() => moves(page)).toBe(true);
      const dots = () => currentDot(page);
      await page.clock.runFor(4990);
      expect(await dots()).toEqual(['true', 'false', 'false']);
      await page.clock.runFor(20);
      await expect.poll(dots).toEqual(['false', 'true', 'false']);
      await page.clock.runFor(5010);
      await expect.poll(dots).toEqual(['false', 'false', 'true']);
      await page.clock.runFor(5010);
      await expect.poll(dots).toEqual(['true', 'false', 'false']);
    });
  });

  test('slides rest under a mouse that was there before the page came alive, once it moves', async () => {
    await journey({ early: true }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const scripts = await holdRequests(page, '**/assets/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await slider(page).scrollIntoViewIfNeeded();
      await slider(page).hover();
      await scripts.release();
      await expect.poll(() => moves(page)).toBe(true);
      const { x, y } = (await slider(page).boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 300, y + 200);
      await expect.poll(() => moves(page)).toBe(false);
    });
  });

  test('Slider image fails to load before the page has come alive: image hidden, logged', async () => {
    await journey(
      { viewport: 'phone', early: true, expected: /could not be loaded|ERR_FAILED/ },
      async ({ page }) => {
        const logged = nextMessage(page, 'A picture could not');
        const scripts = await holdRequests(page, '**/assets/*.js');
        await page.route(`**/files/sliders/${ids[0] ?? ''}/**`, (route) => route.abort());
        page.on('requestfailed', () => void scripts.release());
        await page.goto('/', { waitUntil: 'commit' });
        await slider(page).scrollIntoViewIfNeeded();
        expect((await logged).type()).toBe('error');
        await expect.poll(() => shown(page)).toEqual([]);
      },
    );
  });

  test('Slider: thirty slides at most, one dot each, in one line and each large enough for a finger, at 320 px; no buttons, no dots and no advance with one slide', async () => {
    await journey({ viewport: 'phone' }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await openAlive(page, '/programs');
      let most = 31;
      await page.route('**/api/v1/sliders*', async (route) => {
        expect(new URL(route.request().url()).searchParams.get('pageSize')).toBe('30');
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: { _id: string }[] };
        const many = Array.from({ length: 31 }, (_, i) => ({
          ...data[0],
          _id: `s${i}`,
          title: `T ${i + 1}`,
        }));
        await route.fulfill({ response, json: { data: many.slice(0, most) } });
      });
      await toHomeOn(page);
      await shows(page, 'T 1');
      const dots = slider(page).getByRole('button', { name: /^Show slide/ });
      expect(await dots.count()).toBe(30);
      expect(await slider(page).locator('img').count(), 'the others are not fetched yet').toBe(3);
      const boxes = await dots.evaluateAll((all) =>
        all.map((dot) => {
          const { top, width, height } = dot.getBoundingClientRect();
          return `${top} ${width >= 24 && height >= 24}`;
        }),
      );
      expect([...new Set(boxes)]).toEqual([expect.stringMatching(/ true$/)]);
      expect(await overflowsSideways(page)).toBe(false);
      const isInSight = (name: string) =>
        button(page, name).evaluate((dot) => {
          const { left, right, top } = dot.getBoundingClientRect();
          return dot.contains(document.elementFromPoint((left + right) / 2, top + 20));
        });
      await slider(page).scrollIntoViewIfNeeded();
      await button(page, 'Previous slide').click();
      await shows(page, 'T 30');
      await expect.poll(() => isInSight('Show slide 30')).toBe(true);
      await button(page, 'Next slide').click();
      await expect.poll(() => isInSight('Show slide 1')).toBe(true);

      most = 1;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openAlive(page, '/programs');
      await toHomeOn(page);
      await shows(page, 'T 1');
      expect(await slider(page).getByRole('button').count()).toBe(0);
      expect(await moves(page)).toBe(false);
    });
  });
});
