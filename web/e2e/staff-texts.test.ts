import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { AnyItem, ContentPath } from '@content';
import { bold, bulletList, heading, link, paragraph, placed, richText } from '@content/testing/builders';
import { holdRequests } from './page';
import { addItem, changeItem, picturePart, siteUrl } from './content';
import { editorOf, entered, goTo, input, paste, saveButton, staffItem } from './staff-kit';
import { staffJourney } from './visit';

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting of Description' });
const tool = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true });

/** Opens the form of an item, with its editor. */
async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/admins/${path}`);
  await editorOf(page);
}

/** Chooses all of the text, once the editor knows of its focus. */
async function chooseAll(page: Page): Promise<void> {
  await input(page, 'description').click();
  const all = await entered(input(page, 'description'));
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+A');
      return page.evaluate(() => String(getSelection()).trim());
    })
    .toBe(all);
}

/** Saves the form and returns what is stored then. */
async function saved(page: Page, id: string, path: ContentPath = 'notices'): Promise<AnyItem | null> {
  const done = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await saveButton(page).click();
  expect((await done).status()).toBe(200);
  return staffItem(page, path, id);
}

test('a text is formatted, the caret staying as the editor loads, and visitors see it', async () => {
  const { _id } = await addItem('notices', {
    title: 'Vacancy',
    description: 'Come *early*.\n\nLast line',
    image: await picturePart(),
  });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    // The caret stays where it was when the editor comes.
    const code = await holdRequests(page, /text-editor-/);
    await page.goto(`/admins/notices/${_id}`);
    const description = input(page, 'description');
    await description.and(page.locator('textarea')).click();
    await description.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(19, 19));
    await code.release();
    await description.and(page.locator('[contenteditable=true]')).waitFor();
    await page.keyboard.type(' new');
    await expect.poll(() => entered(description)).toBe('Come *early*.\n\nLast new line');
    await description.fill('Come *early*!');
    await page.keyboard.press('Enter');
    await tool(page, 'Heading').click();
    await page.keyboard.type('Papers');
    await page.keyboard.press('Enter');
    await tool(page, 'List').click();
    await page.keyboard.type('one ');
    await tool(page, 'Bold').click();
    await page.keyboard.type('copy');
    const item = await saved(page, _id);
    expect(item?.['description']).toBe(
      richText(
        paragraph('Come *early*!'),
        heading(2, 'Papers'),
        bulletList([paragraph('one ', bold('copy'))]),
      ),
    );
    const html = await (await fetch(`${siteUrl}/notices/${_id}?v=2`)).text();
    expect(html).toMatch(/<h2[^>]*>Papers<\/h2>/);
    expect(html).toMatch(/<li[^>]*><p[^>]*>one <strong[^>]*>copy<\/strong>/);
    expect(html).toContain('<meta name="description" content="Come *early*!\n\nPapers\n\none copy"');
  });
});

test('a picture is placed between paragraphs by touch and keyboard, for as long as the item has it', async () => {
  const { _id, files } = await addItem('stories', {
    title: 'A walk',
    description: 'First.\n\nSecond.',
    image: [await picturePart('#a8c6df'), await picturePart('#f6ce8c'), await picturePart('#f4a259')],
    imageAlt: ['The start', 'The pass', 'The river'],
  });
  const [start, pass = '', river = ''] = (files.imageUrls ?? []).map(({ media }) => media);
  await staffJourney({ viewport: 'phone', touch: true }, async ({ page }) => {
    const text = input(page, 'description');
    const blocks = page.locator('[data-part=text] > div:first-child > *');
    await openForm(page, `stories/${_id}`);
    await text.getByText('First.').tap();
    await tool(page, 'Picture').tap();
    await page.getByRole('group', { name: 'Pictures' }).getByRole('button', { name: 'The pass' }).tap();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await tool(page, 'Picture').press('Enter');
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type('Third.');
    const parts = [
      paragraph('First.'),
      placed(pass),
      paragraph('Second.'),
      placed(river),
      paragraph('Third.'),
    ];
    expect((await saved(page, _id, 'stories'))?.['description']).toBe(richText(...parts));

    await page.goto(`/story/${_id}?v=2`);
    await blocks.getByRole('link', { name: 'The pass' }).tap();
    await page.getByRole('dialog').getByText('The pass').waitFor();
    expect((await blocks.allTextContents()).join(' ')).toBe('First. The pass Second. The river Third.');
    expect(await page.getByText('More pictures').count()).toBe(0);

    await changeItem('stories', _id, { files: { imageUrls: [{ media: start }, { media: river }] } });
    // While the site is late a visitor has the page before.
    const shown = () =>
      page.evaluate(async () => {
        const html = await (await fetch(`${location.pathname}?v=3`)).text();
        const served = new DOMParser().parseFromString(html, 'text/html');
        return served.querySelectorAll('[data-part=text] > div:first-child > *').length;
      });
    await expect.poll(shown).toBe(4);
    await openForm(page, `stories/${_id}`);
    await text.getByText(/^Visitors do not see this picture/).tap();
    await text.getByRole('button', { name: 'Remove picture' }).tap();
    const left = parts.filter((part) => part !== parts[1]);
    expect((await saved(page, _id, 'stories'))?.['description']).toBe(richText(...left));
  });
});

test('Preeti is recognised in every text and offered for conversion, and English beside it stays; text pasted from Word keeps its formatting, undo restores the text, unsafe links are refused, toolbar, lists and links work by keyboard', async () => {
  const image = await picturePart();
  const preeti = await addItem('notices', { title: 'From Preeti', description: 'As it was.', image });
  const { _id } = await addItem('notices', { title: 'From Word', description: 'As it was.' });
  await staffJourney({}, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openForm(page, `notices/${preeti._id}`);
    const offer = page.getByText('This looks like Preeti. Change it to Unicode?');
    const change = page.getByRole('button', { name: 'Change it' });
    const changed = async (field: Locator) => {
      await field.fill('sd{rf/L cfjZostf, Dailekh');
      await offer.waitFor();
      await change.click();
      await offer.waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('कर्मचारी आवश्यकता, Dailekh');
    };
    await changed(input(page, 'title'));
    // What stands with a picture, and what goes to colleagues.
    await changed(page.getByLabel('Description of the image'));
    await page.getByRole('button', { name: 'Add a message to colleagues' }).click();
    await changed(page.getByLabel('Message to colleagues'));

    await chooseAll(page);
    const lines = [
      "USAID No. 12 lhNnf k|zf;g eof, ;'v]{t Email",
      ...Array<string>(40).fill('The form is here.'),
    ];
    await paste(page, { 'text/plain': lines.join('\n\n') });
    await offer.waitFor();
    expect(await offer.evaluate((shown) => shown.getBoundingClientRect().bottom < window.innerHeight)).toBe(
      true,
    );
    await page.getByLabel('eof, → भया,').check();
    await change.click();
    await offer.waitFor({ state: 'detached' });
    const text = String((await saved(page, preeti._id))?.['description']);
    expect(text.split('\n')[0]).toBe('USAID No. 12 जिल्ला प्रशासन भया, सुर्खेत Email');

    await goTo(page, '/admins/organisation');
    await changed(page.getByRole('textbox', { name: 'Days' }).first());
    await page.getByRole('button', { name: 'Undo changes' }).click();

    await goTo(page, `/admins/notices/${_id}`);
    await editorOf(page);
    await chooseAll(page);
    await paste(page, {
      'text/html':
        "<html><body><p class=MsoNormal>Bring <b>two</b>:<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>photos<script>alert(1)</script></p></body></html>",
      'text/plain': 'Bring two:\n· photos',
    });
    expect((await saved(page, _id))?.['description']).toBe(
      richText(paragraph('Bring ', bold('two'), ':'), bulletList('photos')),
    );
    await tool(page, 'Undo typing').click();
    expect(await entered(input(page, 'description'))).toBe('As it was.');
    expect((await saved(page, _id))?.['description']).toBe('As it was.');

    // One stop for the buttons, arrows between them, and Tab leaves the text from a list.
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? at?.getAttribute('name') ?? at?.textContent;
      });
    await tool(page, 'List').click();
    await input(page, 'title').focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Heading');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Bold');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('description');
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Tab');
    expect(await focused()).not.toBe('description');
    expect(await entered(input(page, 'description'))).toBe('As it was.');

    await chooseAll(page);
    await tool(page, 'Link').click();
    const address = page.getByLabel('Where the link leads');
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await page.getByText(/^Type a web address, an e-mail address/).waitFor();
    await address.fill('example.org/form');
    await address.press('Enter');
    await address.waitFor({ state: 'detached' });
    expect((await saved(page, _id))?.['description']).toBe(
      richText(bulletList([paragraph(link('As it was.', 'https://example.org/form'))])),
    );

    // Ctrl+K makes a link as well, and typing goes on. On a slow machine a frame comes late: what is typed until then is not lost.
    await goTo(page, '/admins/notices/new');
    await page.getByRole('heading', { level: 1, name: 'Add a notice' }).waitFor();
    await editorOf(page);
    await input(page, 'description').click();
    await page.evaluate(() => {
      window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 1000);
    });
    await page.keyboard.type('See ');
    // With a Nepali layout too, whose letters may be composed.
    const press = (code: string, more: object) =>
      page.locator(':focus').dispatchEvent('keydown', { code, bubbles: true, cancelable: true, ...more });
    await press('KeyK', { key: 'क', ctrlKey: true });
    await address.fill('/formats');
    await press('Enter', { key: 'Enter', isComposing: true });
    await page.keyboard.press('Enter');
    await address.waitFor({ state: 'detached' });
    await page.keyboard.type(', please');
    await expect.poll(() => entered(input(page, 'description'))).toBe('See /formats, please');
    expect(await input(page, 'description').locator('a').getAttribute('href')).toBe('/formats');
  });
});

test('without the editor a plain field takes text, and formatted text is kept as it is', async () => {
  const description = richText(paragraph(bold('one')));
  const formatted = await addItem('notices', { title: 'Formatted', description });
  const { _id } = await addItem('notices', { title: 'No editor', description: 'one' });
  await staffJourney({ expected: /text-editor-/ }, async ({ page }) => {
    await page.route(/\/assets\/text-editor-[\w-]+\.js/, (route) => route.abort());
    await page.goto(`/admins/notices/${formatted._id}`);
    await page.getByText(/^This text has formatting, and what changes it could not be loaded/).waitFor();
    expect(await page.locator('strong').filter({ hasText: /^one$/ }).count()).toBe(1);
    await input(page, 'title').fill('Kept');
    expect(await saved(page, formatted._id)).toMatchObject({ title: 'Kept', description });
    await goTo(page, `/admins/notices/${_id}`);
    await input(page, 'description').waitFor();
    await page.mouse.move(9, 9, { steps: 3 });
    await page.getByText(/^The buttons for headings, lists and links could not be loaded/).waitFor();
    await input(page, 'description').fill('one\n\n* two');
    expect((await saved(page, _id))?.['description']).toBe('one\n\n* two');
  });
});
