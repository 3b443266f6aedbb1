import type { CDPSession, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { axeFindings, overflowsSideways } from './axe';
import { isLoaded, openAlive } from './page';
import { journey, useVisit, viewports, type Visit } from './visit';
import { addItem, addUsing, clear, landscape, picturePart } from './content';

let relief: ItemAt<'galleries'>;

beforeAll(async () => {
  await clear('galleries');
  const image = await picturePart();
  const first = await addItem('galleries', { title: 'First aid', category: 'Trainings', image });
  await addUsing('galleries', first, { title: 'Ledger class', category: 'trainings' });
  await addUsing('galleries', first, { title: 'Masons', category: 'TRAININGS' });
  relief = await addUsing('galleries', first, { title: 'Blankets', category: 'Support' });
});

const categories = (page: Page) => page.getByRole('group', { name: 'Category' }).getByRole('button');
const category = (page: Page, name: string) => categories(page).filter({ hasText: name });
const titles = (page: Page) => page.getByRole('main').getByRole('listitem').allTextContents();
const tile = (page: Page, title: string) => page.getByRole('link', { name: `Open picture: ${title}` });
const lightbox = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
const pressed = (page: Page) =>
  categories(page).evaluateAll((all) =>
    all.filter((button) => button.ariaPressed === 'true').map((button) => button.textContent),
  );

/** Draws a finger, or else the mouse, over the middle of an element, sideways by so many pixels. */
async function draw(session: CDPSession | null, page: Page, element: Locator, by: number): Promise<void> {
  const box = await element.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  if (!session) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 5 });
    return page.mouse.up();
  }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + moved, y }],
    });
  await touch('touchStart', 0);
  for (const part of [0.1, 0.4, 0.7, 1]) await touch('touchMove', by * part);
  await touch('touchEnd', by);
}

/** Drawing to one side turns to the next picture, to the other back to the open one. */
async function turnsByDrawing(page: Page, session: CDPSession | null, open: string, next: string) {
  const picture = (title: string) => lightbox(page, title).getByRole('img');
  await picture(open).waitFor();
  await draw(session, page, picture(open), -150);
  await picture(next).waitFor();
  await draw(session, page, picture(next), 150);
  await picture(open).waitFor();
}

/** The page of the group whose tests run, with the gallery. */
let page: Page;
const openGallery = async (seen: Visit) => {
  ({ page } = seen);
  await openAlive(page, '/gallery');
};

describe('gallery', () => {
  useVisit({ viewport: 'phone', touch: true }, openGallery);

  test('Full gallery: filter buttons Trainings, Support, Activities, IRCH, Relive; the initial category is Trainings', async () => {
    expect(await categories(page).allTextContents()).toEqual([
      'Trainings',
      'Support',
      'Activities',
      'IRCH',
      'Relive',
    ]);
    expect(await pressed(page)).toEqual(['Trainings']);
  });

  test('gallery card width 300px', async () => {
    for (const viewport of ['desktop', 'phone'] as const) {
      await page.setViewportSize(viewports[viewport]);
      for (const card of await page.getByRole('main').getByRole('listitem').all())
        expect((await card.boundingBox())?.width).toBe(300);
    }
  });

  test('Filtering is case-insensitive', async () => {
    expect(await titles(page)).toEqual(['Masons', 'Ledger class', 'First aid']);
  });

  test('Full gallery: the chosen category is in the URL, and Back returns to the one before', async () => {
    await category(page, 'Support').click();
    await tile(page, 'Blankets').waitFor();
    expect(new URL(page.url()).search).toBe('?category=Support');
    expect([await pressed(page), await titles(page)]).toEqual([['Support'], ['Blankets']]);
    await page.goBack();
    await tile(page, 'Masons').waitFor();
    expect(await pressed(page)).toEqual(['Trainings']);
  });

  test('Lightbox: open to closed on Escape, backdrop click or close button', async () => {
    const open = lightbox(page, 'Ledger class');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, viewports.phone.height / 2),
      () => open.getByRole('button', { name: 'Close', exact: true }).click(),
    ];
    for (const close of ways) {
      if (!(await open.isVisible())) await tile(page, 'Ledger class').click();
      await open.waitFor();
      await close();
      await open.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).not.toContain('photo');
    }
    expect(await tile(page, 'Ledger class').evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('Lightbox: next and previous wrap, with caption and counter; so do the arrow keys', async () => {
    await tile(page, 'First aid').click();
    const shows = async (title: string, position: string) => {
      await lightbox(page, title).waitFor();
      await lightbox(page, title).getByText(position, { exact: true }).waitFor();
    };
    await shows('First aid', '3 of 3');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await shows('Masons', '1 of 3');
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await shows('First aid', '3 of 3');
    await page.keyboard.press('ArrowLeft');
    await shows('Ledger class', '2 of 3');
    await page.keyboard.press('ArrowRight');
    await shows('First aid', '3 of 3');
  });

  test('Lightbox: the open picture is in the URL; Back closes it', async () => {
    const url = new URL(page.url());
    expect(url.searchParams.get('photo')).toMatch(/\w/);
    await page.goBack();
    await lightbox(page, 'First aid').waitFor({ state: 'detached' });
    expect(new URL(page.url()).searchParams.has('photo')).toBe(false);
  });

  test('Lightbox: a swipe turns to the next or previous picture', async () => {
    const session = await page.context().newCDPSession(page);
    await tile(page, 'Masons').click();
    await turnsByDrawing(page, session, 'Masons', 'Ledger class');
    await page.keyboard.press('Escape');
    await lightbox(page, 'Masons').waitFor({ state: 'detached' });
  });

  test('Lightbox: a shared URL opens a picture of another category too; on a phone the buttons are at the bottom, a tap enlarges the picture, the original can be opened', async () => {
    await openAlive(page, `/gallery?photo=${relief._id}`);
    const open = lightbox(page, 'Blankets');
    const picture = open.getByRole('img');
    await picture.waitFor();
    const whole = await picture.boundingBox();
    for (const button of await open.getByRole('button').all())
      expect((await button.boundingBox())?.y).toBeGreaterThan(viewports.phone.height * 0.75);
    await picture.tap();
    const enlarged = open.getByRole('group', { name: 'Enlarged picture' });
    await enlarged.waitFor();
    expect((await picture.boundingBox())?.width).toBeGreaterThan(2 * (whole?.width ?? Infinity));
    expect(await enlarged.evaluate((stage) => stage.scrollWidth > stage.clientWidth)).toBe(true);
    expect(await enlarged.evaluate((stage) => stage.scrollLeft), 'the middle is shown').toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    await open.getByRole('button', { name: 'Show the whole picture' }).tap();
    await enlarged.waitFor({ state: 'detached' });
    expect(await picture.boundingBox()).toEqual(whole);
    const original = open.getByRole('link', { name: 'Open original' });
    expect(await original.getAttribute('href')).toBe(relief.imageUrl?.main);
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
    expect(await titles(page)).toEqual(['Masons', 'Ledger class', 'First aid']);
    await openAlive(page, '/gallery?category=sUPPORT&photo=nothing');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect([await pressed(page), await titles(page)], 'in any case').toEqual([['Support'], ['Blankets']]);
  });
});

test('Full gallery: clicking a picture opens a full-screen lightbox (image width 80vw): a picture is drawn 80vw wide, and less only where that would be higher than the room above the bar', async () => {
  const sizes = {
    'Four to three': [600, 450],
    Panorama: [900, 225],
    Letter: [210, 297],
  };
  for (const [title, [width, height]] of Object.entries({ ...sizes, Tower: [200, 400] }))
    await addItem('galleries', {
      title,
      category: 'Relive',
      image: { bytes: await landscape(width, height), name: 'p.jpg' },
    });
  await journey({}, async ({ page }) => {
    await openAlive(page, '/gallery?category=Relive');
    // Where there is no finger, the mouse draws.
    await tile(page, 'Letter').click();
    await turnsByDrawing(page, null, 'Letter', 'Panorama');
    await page.keyboard.press('Escape');
    await lightbox(page, 'Letter').waitFor({ state: 'detached' });
    for (const [title, [width = 1, height = 1]] of Object.entries(sizes)) {
      await tile(page, title).click();
      const picture = lightbox(page, title).getByRole('img');
      await isLoaded(picture);
      for (const [wide, high] of [
        [1440, 900],
        [360, 740],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width: wide, height: high });
        expect(await lightbox(page, title).boundingBox()).toEqual({ x: 0, y: 0, width: wide, height: high });
        const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const drawn = Math.min(box.width, (box.height * width) / height);
        const what = `${title} at ${wide} × ${high}`;
        const room = Math.max(0.6 * high, high - 160);
        const fits = (wide * 0.8 * height) / width <= room;
        if (fits) expect(drawn, what).toBeCloseTo(wide * 0.8, -0.5);
        else expect(box.height, what).toBeCloseTo(room, 0);
        expect(box.y, what).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, what).toBeLessThanOrEqual(high + 1);
        expect(await overflowsSideways(page)).toBe(false);
      }
      await page.keyboard.press('Escape');
      await lightbox(page, title).waitFor({ state: 'detached' });
    }

    // A click beside a tall picture closes it, a click on the picture does not.
    await page.setViewportSize(viewports.desktop);
    await tile(page, 'Tower').click();
    const tower = lightbox(page, 'Tower').getByRole('img');
    await isLoaded(tower);
    const { x, y, width, height } = (await tower.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(width).toBeCloseTo(viewports.desktop.width * 0.8, 0);
    await page.mouse.click(x + width / 2, y + height / 2);
    await lightbox(page, 'Tower').getByRole('button', { name: 'Show the whole picture' }).click();
    await page.mouse.click(x + 40, y + height / 2);
    await lightbox(page, 'Tower').waitFor({ state: 'detached' });
  });
});
