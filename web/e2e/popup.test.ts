import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { holdRequests, isLoaded, nextMessage, unfoldFoot } from './page';
import { journey } from './visit';
import { addItem, changeItem, clear, picturePart } from './content';

let newest: ItemAt<'popups'>;
beforeAll(async () => {
  await clear('popups');
  const add = async (title: string, isActive: boolean) =>
    addItem('popups', {
      title,
      content: 'Bring a friend.',
      buttonLink: '/notices',
      buttonText: 'How to join',
      isActive: String(isActive),
      photo: await picturePart(),
      photoAlt: 'A hall with chairs',
    });
  await add('Assembly last year', true);
  newest = await add('Assembly on Friday', true);
  await add('Assembly next year', false);
});

const dialog = (page: Page) => page.getByRole('dialog');
const toPrograms = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Programs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Our Programs' }).waitFor();
};

test('Popup: the newest active announcement, once per page load until the visitor closes it, and again when changed; its button leads on; fetch fails: logged; no popup', async () => {
  const expected = /A read failed: 500|status of 500.*\/v1\/popups/;
  await journey({ viewport: 'phone', expected }, async ({ page }) => {
    const failing = await page.route('**/api/v1/popups*', (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const logged = nextMessage(page, 'A read failed: 500');
    await page.goto('/stories');
    expect((await logged).type()).toBe('error');
    // By the next page the code of a dialog would have been asked for: none is open yet when the failure is logged.
    await unfoldFoot(page);
    await toPrograms(page);
    expect(asked.filter((url) => url.includes('/popup-dialog-'))).toEqual([]);
    expect([await dialog(page).count(), await page.getByRole('alert').count()]).toEqual([0, 0]);

    await failing.dispose();
    await page.goto('/stories');
    const popup = page.getByRole('dialog', { name: 'Assembly on Friday' });
    await popup.waitFor();
    expect(await dialog(page).count()).toBe(1);
    expect(await popup.getByRole('heading').textContent()).toBe('Assembly on Friday');
    expect(await popup.getByText('Bring a friend.').isVisible()).toBe(true);
    const picture = popup.getByRole('img', { name: 'A hall with chairs' });
    await isLoaded(picture);
    await page.setViewportSize({ width: 740, height: 360 });
    const isWhole = () => popup.evaluate((element) => element.scrollHeight <= element.clientHeight);
    expect(await isWhole(), 'a phone held sideways shows all of it').toBe(true);
    await popup.getByRole('button', { name: 'Close' }).click();
    await popup.waitFor({ state: 'detached' });
    await toPrograms(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(await dialog(page).count()).toBe(0);
    await changeItem('popups', newest._id, { content: 'Bring two friends.' });
    await page.reload();
    await popup.getByText('Bring two friends.').waitFor();
    await popup.getByRole('link', { name: 'How to join' }).click();
    await page.getByRole('heading', { level: 1, name: 'Get Involved' }).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });
});

test('a popup opens complete: with its picture, or without it after four seconds; the focus moves in and back, Escape closes', async () => {
  await journey({ viewport: 'phone' }, async ({ page }) => {
    await page.clock.install();
    const pictures = await holdRequests(page, '**/files/popups/**');
    await page.goto('/programs');
    await expect.poll(pictures.count).toBe(1);
    expect(await dialog(page).count()).toBe(0);
    await page.clock.fastForward(4000);
    await dialog(page).waitFor();
    await page.reload();
    await expect.poll(pictures.count).toBe(2);
    expect(await dialog(page).count()).toBe(0);
    // Behind the dialog it is hidden from whoever asks for roles.
    const card = page.getByRole('link', { name: 'Past Projects', includeHidden: true });
    await card.focus();
    await pictures.release();
    await dialog(page).waitFor();
    const isInside = () => dialog(page).evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isInside).toBe(true);
    await page.keyboard.press('Tab');
    expect(await card.evaluate((link) => link === document.activeElement)).toBe(false);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);
  });
});

test('a page stays readable if the code of its popup or lightbox cannot be fetched', async () => {
  await addItem('galleries', {
    title: 'On the way',
    category: 'Trainings',
    image: await picturePart(),
  });
  await journey({ expected: /net::ERR_FAILED|dynamically imported/ }, async ({ page }) => {
    const popup = page.waitForRequest('**/assets/popup-dialog-*.js');
    await page.route(/\/assets\/(popup-dialog|lightbox)-/, (route) => route.abort());
    await page.goto('/gallery');
    await popup;
    const tile = page.getByRole('link', { name: 'Open picture: On the way' });
    const lightbox = page.waitForRequest('**/assets/lightbox-*.js');
    await tile.click();
    await lightbox;
    await page.waitForURL('**/gallery?photo=*');
    await page.goBack();
    await page.waitForURL('**/gallery');
    expect(await tile.isVisible()).toBe(true);
  });
});
