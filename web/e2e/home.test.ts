import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import { isLoaded, openAlive } from './page';
import { type Visit, journey, useVisit, viewports } from './visit';
import { addItem, addUsing, clear, picturePart } from './content';

const description = 'One two three four five six seven eight nine ten eleven twelve';

beforeAll(async () => {
  await clear('sliders');
  await clear('galleries');
  await addItem('sliders', { image: await picturePart(), title: 'The slide above the sections' });
  await addItem('stories', {
    title: 'The spring above the village',
    description,
    image: await picturePart(),
  });
  const training = (n: number) => ({ title: `Training ${n}`, category: 'Trainings' });
  const photo = await addItem('galleries', { ...training(1), image: await picturePart() });
  for (const n of [2, 3, 4, 5]) await addUsing('galleries', photo, training(n));
  // The newest of all, and not in the teaser.
  await addUsing('galleries', photo, { title: 'Relief', category: 'Support' });
  await clear('notices');
  const day = (days: number) => siteDay(new Date(Date.now() + days * DAY_MS));
  await addItem('notices', { title: 'A cook', description, kind: 'Vacancy', closesOn: day(3) });
  await addItem('notices', { title: 'A driver', description, kind: 'Vacancy', closesOn: day(-1) });
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const top = async (page: Page, name: string) => (await section(page, name).boundingBox())?.y ?? Number.NaN;

/** The page of the group whose tests run, with home. */
let page: Page;
const openHome = async (seen: Visit) => {
  ({ page } = seen);
  await openAlive(page, '/');
};

describe('home page', () => {
  useVisit({ viewport: 'phone', touch: true }, openHome);

  test('Home page: a full-screen hero with a mountain background image, the headline and the invitation', async () => {
    for (const viewport of ['desktop', 'phone'] as const) {
      await page.setViewportSize(viewports[viewport]);
      const hero = section(page, 'Welcome');
      const box = await hero.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(viewports[viewport].height);
      expect(box?.width).toBe(viewports[viewport].width);
      const title = page.getByRole('heading', { level: 1 });
      expect(await title.textContent()).toBe('Transforming Lives in Nepal');
      const line = hero.getByText(
        'Join our mission to create lasting change and build stronger communities across Nepal.',
      );
      expect(await line.isVisible()).toBe(true);
      // Phones have them drawn in the page, with no file to wait for.
      const file = hero.locator('img');
      const source = () => file.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect
        .poll(source)
        .toMatch(viewport === 'phone' ? /^data:image\/gif;/ : /\/assets\/hero-wide-[\w-]+\.svg$/);
      const mountains = viewport === 'phone' ? hero.locator('svg:visible') : file;
      const drawn = await mountains.boundingBox();
      expect([drawn?.x, drawn?.width]).toEqual([box?.x, box?.width]);
      expect((drawn?.y ?? NaN) + (drawn?.height ?? NaN)).toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0), 0);
      expect(drawn?.height).toBeGreaterThanOrEqual(viewports[viewport].height - 64);
      const drawing = hero.locator('svg');
      const isTall = await drawing.evaluate(
        ({ viewBox: { baseVal } }: SVGSVGElement) => baseVal.height > baseVal.width,
      );
      expect(isTall, 'drawn for upright windows').toBe(true);
      expect(await drawing.isVisible()).toBe(viewport === 'phone');
    }
  });

  test('Home page: hero, slider, notices, Our Impact, About Us, Our Journey, stories, gallery and, last, the programs', async () => {
    const names = ['Welcome', 'Pictures of our work', 'Vacancies and notices', 'Our Impact', 'About Us'];
    const order = [...names, 'Our Journey', 'Stories', 'Our Photo Gallery', 'Our Programs'];
    const tops = await Promise.all(order.map((name) => top(page, name)));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(order.length);
    const last = await page.getByRole('main').locator('h2').last().textContent();
    expect(last).toBe('Our Programs');
  });

  test('notices: what is open, with its kind and how long, each a link to where it is read', async () => {
    const notices = section(page, 'Vacancies and notices');
    expect(await notices.getByRole('article').count()).toBe(1);
    const text = await notices.getByRole('article').textContent();
    for (const told of ['Vacancy', 'Closes in 3 days', 'A cook']) expect(text).toContain(told);
    await notices.getByRole('link', { name: 'A cook' }).click();
    await page.getByText('eleven twelve').first().waitFor();
    await page.goBack();
    await notices.waitFor();
  });

  test('About Us teaser: a short paragraph, a picture and a Read More link to /about-us-details', async () => {
    const about = section(page, 'About Us');
    expect(await about.getByRole('paragraph').count()).toBe(1);
    const picture = about.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await isLoaded(picture);
    const link = about.getByRole('link', { name: 'Read More' });
    expect(await link.getAttribute('href')).toBe('/about-us-details');
    expect(await link.textContent(), 'tells where it leads').toBe('Read More about who we are');
    const seen = await link.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.querySelector('span') as Node);
      return (range.getClientRects()[0] as DOMRect).width;
    });
    expect(seen, 'and is seen as Read More').toBeLessThan(110);
  });

  test('Our Journey: the keyboard expands a card too, and the Objective card leads to /objective', async () => {
    const journeyCards = section(page, 'Our Journey').getByRole('article');
    await journeyCards.nth(2).locator('summary').focus();
    await page.keyboard.press('Tab');
    const objective = journeyCards.nth(3);
    const link = objective.getByRole('link', { name: 'See all objectives' });
    await link.waitFor({ state: 'visible' });
    await page.keyboard.press('Tab');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await link.getAttribute('href')).toBe('/objective');
    await page.keyboard.press('Tab');
    await link.waitFor({ state: 'hidden' });
  });

  test('Gallery teaser: titled Our Photo Gallery, up to 4 images from the trainings category', async () => {
    const tiles = section(page, 'Our Photo Gallery').getByRole('link', { name: /^Open picture: / });
    const names = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')));
    expect(names).toEqual([5, 4, 3, 2].map((n) => `Open picture: Training ${n}`));
    const more = section(page, 'Our Photo Gallery').getByRole('link', { name: 'See More Photos' });
    expect(await more.getAttribute('href')).toBe('/gallery');
  });

  test('bento card height 250px', async () => {
    const tiles = await section(page, 'Our Photo Gallery').getByRole('listitem').all();
    const boxes = () => Promise.all(tiles.map((tile) => tile.boundingBox()));
    expect((await boxes()).map((box) => box?.height)).toEqual([250, 250, 250, 250]);
    // Where two stand in a row there is room for strips.
    await page.setViewportSize({ ...viewports.phone, width: 899 });
    for (const box of await boxes()) expect(box?.width).toBeLessThanOrEqual(400);
    await page.setViewportSize(viewports.phone);
  });

  test('Gallery teaser: clicking an image opens a full-size lightbox', async () => {
    await page.getByRole('link', { name: 'Open picture: Training 4' }).click();
    const lightbox = page.getByRole('dialog', { name: 'Training 4' });
    expect((await lightbox.getByRole('img').boundingBox())?.width).toBeCloseTo(
      viewports.phone.width * 0.8,
      0,
    );
    await lightbox.getByRole('button', { name: 'Close' }).click();
    await lightbox.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('Our Journey: a tap expands a card and another collapses it (phone)', async () => {
    const [vision, goal] = [0, 2].map((i) => section(page, 'Our Journey').getByRole('article').nth(i));
    if (!vision || !goal) throw new Error('no cards');
    await page.mouse.move(0, 0); // it would rest on a card, and open that
    expect(await vision.locator('p').isVisible(), 'collapsed at rest').toBe(false);
    await vision.locator('summary').tap();
    await vision.locator('p').waitFor({ state: 'visible' });
    await goal.locator('summary').tap();
    await goal.locator('p').waitFor({ state: 'visible' });
    await vision.locator('p').waitFor({ state: 'hidden' });
    await goal.locator('summary').tap();
    await goal.locator('p').waitFor({ state: 'hidden' });
    // Browsers until 2023 do not know of details with one name.
    const cards = section(page, 'Our Journey').locator('details');
    await cards.evaluateAll((all) => all.forEach((card) => card.removeAttribute('name')));
    await vision.locator('summary').tap();
    await vision.locator('p').waitFor({ state: 'visible' });
    // The whole card is the target, not its title alone, and the link in it leads on.
    const { width = 0, height = 0 } = (await goal.boundingBox()) ?? {};
    await goal.tap({ position: { x: width / 2, y: 12 } });
    await goal.locator('p').waitFor({ state: 'visible' });
    await vision.locator('p').waitFor({ state: 'hidden' });
    await goal.tap({ position: { x: 8, y: height - 8 } });
    await goal.locator('p').waitFor({ state: 'hidden' });
    const objective = section(page, 'Our Journey').getByRole('article').nth(3);
    await objective.tap({ position: { x: width / 2, y: 12 } });
    await objective.getByRole('link', { name: 'See all objectives' }).tap();
    await page.waitForURL('**/objective');
  });
});

test('Our Journey: four cards; all collapsed at rest; hovering expands a card to show its text, leaving collapses it', async () => {
  await journey({}, async ({ page }) => {
    await openAlive(page, '/contact');
    await page.getByRole('link', { name: 'Home' }).first().click();
    // The mountains are there also when somebody comes from another page.
    await isLoaded(section(page, 'Welcome').locator('img'));
    const cards = section(page, 'Our Journey').getByRole('article');
    expect(await cards.getByRole('heading').allTextContents()).toEqual([
      'Vision',
      'Mission',
      'Goal',
      'Objective',
    ]);
    const open = () =>
      cards.locator('details').evaluateAll((all: HTMLDetailsElement[]) => all.map((card) => card.open));
    const atRest = [false, false, false, false];
    for (const [i, card] of (await cards.all()).entries()) {
      expect(await open()).toEqual(atRest);
      await card.hover();
      await card.locator('p').waitFor({ state: 'visible' });
      expect(await open()).toEqual(atRest.map((_, at) => at === i));
      if (i === 0) {
        await card.locator('summary').click();
        await card.locator('p').click();
        await page.waitForTimeout(400); // longer than a card waits that has lost the focus
        expect(await open(), 'a click on its text keeps it open').toEqual([true, false, false, false]);
      }
      await section(page, 'Our Journey').getByRole('heading', { level: 2 }).hover();
      await card.locator('p').waitFor({ state: 'hidden' });
    }
  });
});
