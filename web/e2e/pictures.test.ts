import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { looksRight } from './axe';
import { addItem, landscape } from './content';
import { largeFiles } from './large-files';
import { chooser, pickedUp } from './staff-kit';
import { staffJourney } from './visit';

const onDisk = largeFiles();

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

// How pictures go up is told by uploads.test.ts. Entries are dragged alike wherever they have an order: staff-lists.test.ts does so.
test('files can be dropped and pasted, pasted text stays text, and a wrong file type is refused by name; on a phone eight pictures are eight short rows, which move by keyboard and by button', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins/stories/new');
    const picture = await landscape(40, 30);
    const give = (event: 'drop' | 'paste', name: string, type: string, bytes = picture) =>
      page
        .getByRole('group', { name: /^Pictures|^Images|^Image/ })
        .first()
        .evaluate(
          (group, given) => {
            const data = new DataTransfer();
            data.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: given.type }));
            const target = given.event === 'drop' ? group.querySelector('button[data-field]') : document;
            const init = { bubbles: true, cancelable: true };
            target?.dispatchEvent(
              given.event === 'drop'
                ? new DragEvent('drop', { ...init, dataTransfer: data })
                : new ClipboardEvent('paste', { ...init, clipboardData: data }),
            );
          },
          { event, name, type, bytes: [...bytes] },
        );
    await give('drop', 'a.jpg', 'image/jpeg');
    await page.getByRole('button', { name: /^picture 1: a\.jpg/ }).waitFor();
    await give('paste', 'b.png', 'image/png');
    await page.getByRole('button', { name: /^picture 2: b\.png/ }).waitFor();
    await give(
      'drop',
      'drawing.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    );
    await page
      .getByRole('alert')
      .filter({
        hasText:
          /^“drawing\.svg” is not a picture we can use\. Choose a JPEG, PNG, WebP, AVIF or GIF file\.$/,
      })
      .waitFor();
    expect(await page.getByRole('button', { name: /^picture \d: /, expanded: true }).count()).toBe(1);
    expect(await page.getByRole('button', { name: /^picture \d: / }).count()).toBe(2);
    // Beside the box a file is not opened, nor beside a dialog, where the root is hit; words can be dragged as ever.
    const answer = (name: 'dragover' | 'drop', kind: 'file' | 'text') =>
      page.evaluate(
        ([type, what]) => {
          const data = new DataTransfer();
          if (what === 'file') data.items.add(new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
          else data.setData('text/plain', 'words');
          const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
          document.documentElement.dispatchEvent(event);
          return event.defaultPrevented;
        },
        [name, kind] as const,
      );
    expect([await answer('dragover', 'file'), await answer('drop', 'file')]).toEqual([true, true]);
    expect([await answer('dragover', 'text'), await answer('drop', 'text')]).toEqual([false, false]);

    await page.getByRole('button', { name: /^picture \d: /, expanded: true }).click();
    const names = ['c', 'd', 'e', 'f', 'g', 'h'];
    const pictures = names.map(async (name, at) => jpeg(`${name}.jpg`, await landscape(300 + at, 200)));
    await chooser(page, 'Images').setInputFiles(await Promise.all(pictures));
    const rows = page.getByRole('group', { name: /^Images/ }).getByRole('listitem');
    const order = async () =>
      (await rows.allTextContents()).map((text) => /picture \d: (\w)\.(jpg|png)/.exec(text)?.[1]).join('');
    await expect.poll(() => page.getByRole('button', { name: /Not saved yet · No desc/ }).count()).toBe(8);
    await looksRight(page);
    // With all that could be said of them they had the height of seven phones.
    expect((await rows.first().locator('xpath=..').boundingBox())?.height).toBeLessThan(8 * 70);

    const handle = (name: string) => page.getByRole('button', { name: `Move: ${name}.jpg` });
    const says = (text: string) => page.getByText(text).waitFor({ state: 'attached' });
    await handle('c').press('Space');
    await pickedUp(page, 'c.jpg');
    await page.keyboard.press('ArrowUp');
    await says('c.jpg would be number 2 of 8');
    await page.keyboard.press('Space');
    await expect.poll(order).toBe('acbdefgh');

    await page.getByRole('button', { name: /^picture 1: / }).click();
    await page.getByLabel('Description of picture 1').fill('A ridge');
    await page.getByRole('button', { name: 'Move down: picture 1' }).press('Enter');
    await page.getByRole('button', { name: 'picture 2: A ridge Not saved yet', exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Move down: picture 2');

    // As a spreadsheet copies it.
    const isTaken = (selector: string) =>
      page.locator(selector).evaluate((target) => {
        const data = new DataTransfer();
        data.setData('text/plain', 'Two cells');
        data.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
        const init = { bubbles: true, cancelable: true, clipboardData: data };
        return !target.dispatchEvent(new ClipboardEvent('paste', init));
      }, null);
    expect(await isTaken('[name=title]')).toBe(false);
    expect(await isTaken('form')).toBe(true);
  });
});

/** What begins like a JPEG and is none. */
const noise = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(11 * 1024 * 1024)]);

test('a picture over 10 MB that no browser can decode is refused with the limit and advice, and the saved one comes back', async () => {
  const { _id } = await addItem('notices', {
    title: 'The tap',
    description: 'Water came.',
    image: { bytes: await landscape(317, 211), name: 'tap.jpg' },
    imageAlt: 'A tap',
  });
  await staffJourney({}, async ({ page }) => {
    await page.goto(`/admins/notices/${_id}`);
    await page.getByText('Everything is saved.').waitFor();
    await chooser(page, 'Image').setInputFiles(await onDisk('noise.jpg', noise()));
    await page
      .getByRole('alert')
      .filter({
        hasText:
          /^“noise\.jpg” has 11\.0 MB\. A picture can have at most 10 MB\. Make it smaller and choose it again\.$/,
      })
      .waitFor();
    await page.getByText('Everything is saved.').waitFor();
    await page.getByText(/^tap\.jpg/).waitFor();
  });
});
