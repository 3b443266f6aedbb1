import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import type { ContentPath } from '@content';
import { journey, launch } from './browser';
import { addItem, addNotice, changeItem, deleteItem, landscape, picturePart, type Parts } from './content';
import { guidePicture, makesGuide } from './guide-pictures';
import { editorOf, input, paste, saveButton } from './staff-kit';
import { staffJourney } from './staff-visit';

const phone = { viewport: 'phone', density: 2, touch: true } as const;
const skies = ['#F4A259', '#9CC5E8', '#E9C7D0', '#CFE3D6'];
const notices = [
  'Training for farmers: finger millet',
  'Invitation to quote: pipes and fittings',
  'Eye camp at the school',
];
const slides = [
  'Dawn over the western hills',
  'A village meeting decides on its water',
  'The new tap of ward 3',
];

let browser: Browser;
const added: [ContentPath, string][] = [];
async function add(path: ContentPath, parts: Parts): Promise<string> {
  const { _id } = await addItem(path, parts);
  added.push([path, _id]);
  return _id;
}

beforeAll(async () => {
  if (!makesGuide) return;
  browser = await launch();
  for (const [i, title] of notices.entries())
    await add('notices', {
      title,
      description: 'Come and bring your neighbours.',
      image: await picturePart(skies[i]),
      imageAlt: 'Hills',
    });
  for (const [i, title] of slides.entries())
    await add('sliders', { title, displayOrder: String(i + 1), image: await picturePart(skies[i]) });
});
afterAll(async () => {
  for (const [path, id] of added) await deleteItem(path, id);
});

const top = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

// What these screens do is the matter of other journeys: here they have their pictures taken.
test.runIf(makesGuide)('the screens of the guide', async () => {
  await journey(browser, { ...phone, expected: /401/ }, async ({ page }) => {
    await page.goto('/admins/login');
    await page.getByLabel('Email').fill('maya@example.org');
    await guidePicture(page, 'sign-in');
  });
  await staffJourney(browser, phone, async ({ page }) => {
    await page.goto('/admins');
    await page.getByRole('link', { name: /^\d+\s*Notices$/ }).waitFor();
    await guidePicture(page, 'dashboard');
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('link', { name: 'Your account' }).waitFor();
    await guidePicture(page, 'menu');

    await page.goto('/admins/notices/new');
    await editorOf(page);
    await input(page, 'description').click();
    await paste(page, { 'text/plain': "lhNnf k|zf;g sfof{no\n\n;'v]{t" });
    const offer = page.getByText('This looks like Preeti. Change it to Unicode?');
    await offer.waitFor();
    await offer.scrollIntoViewIfNeeded();
    await guidePicture(page, 'preeti');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.keyboard.press('Control+A');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Where the link leads').fill('/notices');
    await guidePicture(page, 'link');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByLabel('Image')
      .last()
      .setInputFiles({
        name: 'tap.jpg',
        mimeType: 'image/jpeg',
        buffer: await landscape(900, 600, skies[1]),
      });
    await page.getByLabel('Description of the image').fill('The new tap of ward 3');
    await guidePicture(page, 'picture');
    await page.getByRole('button', { name: 'Undo changes' }).click();
  });
  await staffJourney(browser, phone, async ({ page }) => {
    await page.goto('/admins/galleries/bulk-create');
    const files = await Promise.all(
      skies.map(async (sky, i) => ({
        name: `Mothers group ${i + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await landscape(600, 400, sky),
      })),
    );
    await page.locator('input[type=file]').setInputFiles(files);
    await page
      .getByText(/Uploaded\.$/)
      .nth(3)
      .waitFor();
    await page.getByRole('list', { name: 'Chosen pictures' }).scrollIntoViewIfNeeded();
    await guidePicture(page, 'many');

    await page.goto('/admins/sliders/arrange');
    await page.getByRole('button', { name: `Move up: ${slides[2] ?? ''}` }).waitFor();
    await guidePicture(page, 'order');

    await page.goto('/admins/popups/new');
    await input(page, 'title').fill('Office closed for Tihar');
    await input(page, 'content').fill('We are back on Sunday at ten.');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'lamps.jpg', mimeType: 'image/jpeg', buffer: await landscape(900, 500) });
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('We are back').waitFor();
    await preview.scrollIntoViewIfNeeded();
    await guidePicture(page, 'popup');
    await page.getByRole('button', { name: 'Undo changes' }).click();

    const { _id } = await addNotice({ title: 'Vacancy of last year', image: await picturePart() });
    await deleteItem('notices', _id);
    await page.goto('/admins/trash');
    await page.getByRole('button', { name: 'Restore Vacancy of last year' }).first().waitFor();
    await guidePicture(page, 'trash');
    await page.goto('/admins/staff');
    await page.getByRole('button', { name: 'Invite' }).waitFor();
    await guidePicture(page, 'staff');
    await page.goto('/admins/account');
    await page.getByText('This browser').waitFor();
    await guidePicture(page, 'account');
  });
  await staffJourney(
    browser,
    { ...phone, expected: /net::ERR_|NetworkError|412/ },
    async ({ page, context }) => {
      const id = await add('notices', {
        title: 'Eye camp on Friday',
        description: 'We begin at seven at the school.',
        image: await picturePart(skies[3]),
      });
      await page.goto(`/admins/notices/${id}`);
      await input(page, 'description').fill('We begin at eight at the school.');
      await changeItem('notices', id, { description: 'We begin at nine at the school.' });
      await saveButton(page).click();
      await page.getByRole('dialog').waitFor();
      await guidePicture(page, 'conflict');
      await page.getByRole('button', { name: 'Back to the form' }).click();
      await context.setOffline(true);
      await saveButton(page).click();
      await page.getByText(/^No connection\./).waitFor();
      await top(page);
      await guidePicture(page, 'offline');
      await page
        .getByRole('button', { name: /^(Undo changes|Cancel)$/ })
        .first()
        .click();
    },
  );
});
