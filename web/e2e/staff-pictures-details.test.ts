import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { AnyItem, PictureFile } from '@content';
import { staffApiPaths } from '@content/api/staff-contract';
import type { MediaItem } from '@content/api/contract';
import type { Consent } from '@content/files/picture-details';
import { looksRight } from './axe';
import { answerFirst, isLoaded, reconnect } from './page';
import { useStaffVisit } from './visit';
import { addItem, deleteLater, landscape, picturePart, siteUrl } from './content';
import { dialogCalled, goTo, input, saveButton, staffItem, theForm, toast } from './staff-kit';

const mark = `d${Date.now().toString(36)}`;

let page: Page;
let context: BrowserContext;
useStaffVisit(
  { viewport: 'phone', expected: /(status of|ApiProblem:) (409|412|503)|ERR_INTERNET|NetworkError/ },
  async (seen) => {
    ({ page, context } = seen);
    await page.goto('/admins/media');
  },
);

const picturesIn = (item: AnyItem | null, field: string) =>
  (item?.files[field] ?? []) as readonly PictureFile[];
/** A picture that no other test has: its colour is of this moment. */
const ownSky = () => `#${(Date.now() % 0xffffff).toString(16).padStart(6, '0')}`;

async function pictureOf(media: string): Promise<MediaItem> {
  const response = await context.request.get(staffApiPaths.oneMedia(media));
  return ((await response.json()) as { data: MediaItem }).data;
}

/** What a colleague notes of the people in a picture, elsewhere. */
async function colleagueNotes(media: string, consent: Partial<Consent>): Promise<void> {
  const data = { consent: { people: 'adults', who: '', given: '', until: '', ...consent } };
  const headers = { origin: siteUrl };
  const response = await context.request.patch(staffApiPaths.oneMedia(media), { data, headers });
  expect(response.status()).toBe(200);
}

const newPicture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await landscape(300, 200, ownSky()),
});

test('a picture is described, cropped, focused and confirmed, and visitors see the result', async () => {
  const bytes = await landscape(450, 300, ownSky());
  const story = await addItem('stories', {
    title: `${mark} reading`,
    description: 'They read under a pear tree.',
    image: { bytes, name: 'IMG_2034.jpg' },
  });
  await goTo(page, `/admins/stories/${story._id}`);
  await page.getByRole('button', { name: /^Picture details of picture 1/ }).click();
  const dialog = dialogCalled(page, 'Picture details');
  const description = dialog.getByLabel('What does the picture show?');
  await description.fill('IMG_2034');
  await dialog.getByText('This is the file’s name. Say what the picture shows.').waitFor();
  await description.fill('Two girls read under a pear tree');

  // The part that is shown, by keyboard alone: a square, and then moved to the left edge.
  await dialog.getByRole('button', { name: 'Square', exact: true }).click();
  await dialog.getByText('67 % of its width and 100 % of its height are shown.').waitFor();
  await dialog.getByLabel('Use the arrow keys to move the crop selection area').focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+ArrowLeft');

  // Whoever has chosen nothing sees what the site would choose, for a shared link too.
  await dialog.getByRole('list', { name: 'How the site shows it' }).getByText('Shared link').waitFor();
  // What matters most, by a tap and then by keys.
  const place = dialog.getByRole('button', { name: /^Important place/ });
  const frame = await place.locator('xpath=..').boundingBox();
  if (!frame) throw new Error('The picture is not on the screen');
  await place.locator('xpath=..').click({ position: { x: frame.width * 0.2, y: frame.height * 0.5 } });
  await expect
    .poll(() => place.getAttribute('aria-label'))
    .toContain('20 % from the left, 50 % from the top');
  await place.press('ArrowUp');
  await expect
    .poll(() => place.getAttribute('aria-label'))
    .toContain('20 % from the left, 48 % from the top');

  await dialog.getByLabel('A child').check();
  await dialog.getByLabel(/^Which parent or guardian agreed/).fill('Maya BK, her mother');
  await dialog.getByLabel(/^Given on/).fill('2026-02-01');
  await dialog.getByLabel(/^Until/).fill('2026-01-01');
  await dialog.getByText('The consent must end after it was given.').waitFor();
  await dialog.getByLabel(/^Until/).fill('2199-01-01');
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Cropped. What matters most is marked. It shows a child.').waitFor();

  await saveButton(page).click();
  const question = dialogCalled(page, 'May this picture be published?');
  const asks =
    '“Two girls read under a pear tree” shows a child (Maya BK, her mother agreed on 1 February 2026';
  await isLoaded(question.getByRole('listitem').filter({ hasText: asks }).locator('img'));
  await looksRight(page);
  await question.getByRole('button', { name: 'Not yet' }).click();
  expect(picturesIn(await staffItem(page, 'stories', story._id), 'imageUrls')[0]?.crop).toBeUndefined();
  await saveButton(page).click();
  await question.getByRole('button', { name: 'Publish it' }).click();
  await toast(page, `“${mark} reading” was saved.`).waitFor();

  const [picture] = picturesIn(await staffItem(page, 'stories', story._id), 'imageUrls');
  expect(picture).toMatchObject({ alt: 'Two girls read under a pear tree', focus: { x: 0.2, y: 0.48 } });
  expect([picture?.width, picture?.height]).toEqual([300, 300]);
  const { consent } = await pictureOf(picture?.media ?? '');
  expect(consent).toMatchObject({ people: 'child', who: 'Maya BK, her mother', until: '2199-01-01' });

  // What was cropped can be shown whole again: the upload is kept.
  await page.getByRole('button', { name: /^Picture details of picture 1/ }).click();
  await dialog.getByRole('button', { name: 'Show all of it' }).click();
  await dialog.getByText('All of it is shown.').waitFor();
  expect(await dialog.getByLabel('A child').isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const html = await (await fetch(`${siteUrl}/stories?v=${mark}`)).text();
  expect(html).toContain('object-position:20% 48%');
  expect(html).not.toContain('Maya BK');
});

test('a picture from the library is used again, given its consent, and replaced in both places at once', async () => {
  const first = await addItem('stories', {
    title: `${mark} bridge`,
    description: 'A bridge over the Bheri.',
    image: { bytes: await landscape(300, 200, ownSky()), name: 'bridge.jpg' },
    imageAlt: `A bridge ${mark}`,
  });
  await goTo(page, '/admins/notices/new');
  await page.getByRole('heading', { level: 1, name: 'Add a notice' }).waitFor();
  await input(page, 'title').fill(`${mark} toll`);
  await page
    .getByLabel(/^Description/)
    .first()
    .fill('The toll for the bridge is no more.');
  await theForm(page).getByRole('button', { name: 'Choose from all pictures: Image' }).click();
  const all = dialogCalled(page, 'All pictures');
  await all
    .getByRole('button', { name: /^Use this picture/ })
    .first()
    .waitFor();
  const columns = all.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  expect((await columns).split(' ')).toHaveLength(3);
  expect(await all.getByRole('button', { name: 'Cancel' }).isVisible()).toBe(true);
  // Back closes the pictures, and leaves the form as it is.
  await page.goBack();
  await all.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await input(page, 'title').inputValue()).toBe(`${mark} toll`);
  await theForm(page).getByRole('button', { name: 'Choose from all pictures: Image' }).click();
  await all.getByLabel('Search').fill(`${mark} bridge`);
  await all.getByRole('button', { name: `Use this picture: A bridge ${mark}` }).click();
  await theForm(page).getByText('bridge.jpg').waitFor();
  await saveButton(page).click();
  await page.getByRole('status').getByText(`“${mark} toll”`).first().waitFor();

  await goTo(page, '/admins/media');
  await page.getByRole('heading', { level: 1, name: 'Pictures and files' }).waitFor();
  await page.getByLabel('Search', { exact: true }).fill(`${mark} bridge`);
  await page.waitForURL(/\/media\?q=.+bridge$/);
  await page.getByText('1 file', { exact: true }).waitFor();
  await page.getByRole('link', { name: `${mark} toll` }).waitFor();
  await page.getByRole('link', { name: `${mark} bridge` }).waitFor();
  // What is used has no such button.
  expect(await page.getByRole('button', { name: 'Delete …' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Details …' }).click();
  const people = dialogCalled(page, 'Picture details');
  await people.getByLabel('Adults').check();
  await people.getByLabel(/^Who agreed/).fill('The toll keeper');
  await people.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Noted.').waitFor();
  // The picture says so, which moves what stands below: a click in that moment is none.
  await page.getByText('Shows adults.').waitFor();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByText(`noted who is in “A bridge ${mark}”, and whether they agree`).waitFor();
  await looksRight(page);

  await page.getByRole('button', { name: 'Replace …' }).click();
  const dialog = dialogCalled(page, 'Replace this picture everywhere');
  const { bytes } = await picturePart(ownSky());
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await dialog.getByText('new.jpg').waitFor();
  await looksRight(page);
  await dialog.getByRole('button', { name: 'Replace in all 2 items' }).click();
  await toast(page, 'Replaced in 2 items.').waitFor();
  const [now] = picturesIn(await staffItem(page, 'stories', first._id), 'imageUrls');
  expect(now).toMatchObject({ name: 'new.jpg', alt: `A bridge ${mark}` });
  const uses = (await pictureOf(now?.media ?? '')).uses.map(({ path }) => path);
  expect(uses.toSorted()).toEqual(['notices', 'stories']);
  await isLoaded(page.locator(`img[src*="${now?.media ?? ''}"]`)); // before it is gone
  for (const { path, _id } of (await pictureOf(now?.media ?? '')).uses) deleteLater(path, _id);
});

describe('pictures and files', () => {
  test('are uploaded before use, even over a broken connection, and deleted while unused', async () => {
    await goTo(page, `/admins/media?q=${mark}`);
    const upload = page.getByLabel('Files to upload');
    const letters = { name: `${mark}-notes.txt`, mimeType: 'text/plain', buffer: Buffer.from('Notes') };
    const well = await newPicture(`${mark}-well.jpg`);
    const mill = {
      ...(await newPicture(`${mark}-mill.jpg`)),
      buffer: await landscape(320, 200, ownSky()),
    };
    await page.getByText('Nothing matches.').waitFor();
    await context.setOffline(true);
    await upload.setInputFiles([letters, well, mill]);
    await page.getByText('is neither a picture nor a document we can use').waitFor();
    await page.getByText('Waiting for the connection …').waitFor();
    await looksRight(page);
    await answerFirst(page, `**${staffApiPaths.media}`, (route) =>
      route.fulfill({ status: 503, json: { detail: 'The site is busy.' } }),
    );
    await reconnect(context);
    await page.getByText('The site is busy.', { exact: true }).waitFor();
    await page.getByText('1 file uploaded.').waitFor();
    await page.getByRole('button', { name: `Remove ${mark}-notes.txt` }).click();
    await page.getByRole('button', { name: `Try again ${mark}-well.jpg` }).waitFor();
    // Who leaves is not asked: the browser keeps the one that failed, and a later page starts it again.
    await page.reload();
    await page.getByText('1 file uploaded.').waitFor();
    await page.getByText('2 files', { exact: true }).waitFor();
    expect(await page.getByText(/^Not used anywhere\./).count()).toBe(2);
    const remove = page.getByRole('button', { name: 'Delete …' });
    expect(await remove.count()).toBe(2);
    await remove.first().click();
    const question = dialogCalled(page, 'Delete this picture?');
    expect(await question.textContent()).toContain(
      'visitors’ devices for up to 30 days and in backups for up to 40 days',
    );
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await toast(page, 'Deleted.').waitFor();
    await page.getByText('1 file', { exact: true }).waitFor();
  });

  test('show what a colleague has noted meanwhile, do not overwrite it unseen, and give their description to where they are used', async () => {
    const { files } = await addItem('stories', {
      title: `${mark} agreed`,
      description: 'A bridge over the Bheri.',
      image: { bytes: await landscape(300, 200, ownSky()), name: 'bridge.jpg' },
    });
    const media = files.imageUrls?.[0]?.media ?? '';
    const noted = async () => (await pictureOf(media)).consent;
    await goTo(page, `/admins/media?q=${mark}+agreed`);
    const open = page.getByRole('button', { name: 'Details …' });
    await open.waitFor();
    // What was noted before Details is opened is what it begins with.
    await colleagueNotes(media, { people: 'child', who: 'Her mother' });
    const dialog = dialogCalled(page, 'Picture details');
    const who = dialog.getByLabel(/agreed\?/);
    await open.click();
    await who.waitFor();
    expect([await dialog.getByLabel('A child').isChecked(), await who.inputValue()]).toEqual([
      true,
      'Her mother',
    ]);
    await who.fill('Her grandmother');
    await colleagueNotes(media, { who: 'The teacher', given: '2026-03-01' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Theirs: Adults, agreed: The teacher, given on 1 March 2026.').waitFor();
    expect(await who.inputValue()).toBe('Her grandmother');
    expect((await noted())?.who).toBe('The teacher');
    await looksRight(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Noted.').waitFor();
    expect(await noted()).toMatchObject({ people: 'child', who: 'Her grandmother' });

    // Nothing of it is gone without a trace.
    await open.click();
    const history = dialog.getByRole('region', { name: 'What was noted' }).getByRole('listitem');
    const texts = [/Her grandmother/, /The teacher/, /Her mother/];
    await expect
      .poll(() => history.allTextContents())
      .toEqual(texts.map((text) => expect.stringMatching(text) as string));
    await looksRight(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    // Whoever uses a picture takes over its description and focus, and then has their own.
    const long = 'पश्चिम नेपालका किसानहरू कोदो खेतीको तालिममा आफ्ना बीउबिजन देखाउँदै '.repeat(4).trim();
    const multipart = { file: await newPicture(`${mark}-spring.jpg`) };
    const sent = await context.request.post(staffApiPaths.media, {
      multipart,
      headers: { origin: siteUrl },
    });
    const spring = ((await sent.json()) as { data: MediaItem }).data.media;
    await goTo(page, `/admins/media?q=${mark}-spring&show=undescribed`);
    await page.getByText('· no description', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Details …' }).click();
    const description = dialog.getByLabel(/^What does the picture show/);
    await description.fill(long);
    await dialog.getByRole('button', { name: /^Important place/ }).press('Shift+ArrowLeft');
    // Neither Back nor a page that is loaded anew costs what was entered.
    await page.keyboard.press('Escape');
    await toast(page, 'Not saved. What you entered is there when you open Details again.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Details …' }).click();
    await dialog.getByText(/^You entered this earlier/).waitFor();
    expect(await description.inputValue()).toBe(long);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Noted.').waitFor();
    // It is not without a description any more.
    await page.getByText('Nothing matches.').waitFor();
    expect(await pictureOf(spring)).toMatchObject({ alt: long, focus: { x: 0.4, y: 0.33 } });

    await goTo(page, '/admins/stories/new');
    await input(page, 'title').fill(`${mark} spring story`);
    await input(page, 'description').fill('The spring.');
    await theForm(page)
      .getByRole('button', { name: /^Choose from all pictures/ })
      .click();
    const all = dialogCalled(page, 'All pictures');
    await all.getByLabel('Search').fill(long.slice(0, 20));
    // What is found takes the place of all others, and a click in that moment is none.
    await expect.poll(() => all.getByRole('button', { name: /^Use this picture/ }).count()).toBe(1);
    await all.getByRole('button', { name: `Use this picture: ${long}` }).click();
    await all.getByRole('button', { name: 'Use 1 picture' }).click();
    const own = theForm(page).getByLabel(/^Description of picture 1/);
    expect(await own.inputValue()).toBe(long);
    await own.fill('Of this story');
    await saveButton(page).click();
    await page.getByRole('status').getByText(`“${mark} spring story”`).first().waitFor();
    const [use] = (await pictureOf(spring)).uses;
    const [shown] = picturesIn(await staffItem(page, 'stories', use?._id ?? ''), 'imageUrls');
    expect(shown).toMatchObject({ alt: 'Of this story', focus: { x: 0.4, y: 0.33 } });
    expect((await pictureOf(spring)).alt).toBe(long);
    await isLoaded(page.locator(`img[src*="${spring}"]`)); // before it is gone
    deleteLater('stories', use?._id ?? '');
  });
});
