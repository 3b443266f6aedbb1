import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { apiPaths } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { isLoaded, looksRight } from './browser';
import { addItem, deleteItem, deleteLater, landscape, visibleItems } from './content';
import { largeFiles } from './large-files';
import { chooser, pickedUp, SAVE, staffItem } from './staff-kit';
import { staffJourney } from './staff-visit';

const onDisk = largeFiles();

const MB = 1024 * 1024;

/**
 * A photo as a phone held upright takes it: lying on its side, with orientation 6. As many bytes behind it make it as
 * heavy as one that is full of detail, which would take seconds to make and to store.
 */
async function phonePhoto(bytes: number): Promise<Buffer> {
  const photo = await sharp(await landscape(3000, 2250))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, randomBytes(bytes)]);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const input = (page: Page) => chooser(page, 'Image');
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function noticeCalled(title: string): Promise<ItemAt<'notices'>> {
  const found = (await visibleItems('notices')).find((notice) => notice.title === title);
  if (!found) throw new Error(`There is no notice called ${title}`);
  return found;
}

async function startNotice(page: Page, title: string): Promise<void> {
  await page.goto('/admins/notices/new');
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('We leave at seven in the morning.');
}

/** Saves; returns the notice as visitors have it, and the name of its picture's file, which is for staff alone. */
async function saved(page: Page, title: string) {
  await page.getByRole('button', { name: SAVE }).click();
  await page.getByText(`“${title}” is published.`).waitFor();
  // The list has its picture before that is gone.
  const thumbnail = page.getByRole('listitem').filter({ hasText: title }).locator('img');
  await isLoaded(thumbnail);
  const notice = await noticeCalled(title);
  const forStaff = await staffItem(page, 'notices', notice._id);
  await deleteItem('notices', notice._id);
  return { ...notice, fileName: forStaff?.files['image']?.[0]?.name };
}

test('a large picture is made smaller and upright beside the page before it goes up, one above 10 MB too, and says so', async () => {
  const title = `Large picture ${Date.now().toString(36)}`;
  const photo = await phonePhoto(10 * MB);
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await startNotice(page, title);
    const working = page.waitForEvent('worker');
    await input(page).setInputFiles(await onDisk('hills.jpg', photo));
    await working;
    await page
      .getByText(/^hills\.jpg · [\d.]+ MB, made smaller: [\d.]+ [KM]B · 100 % uploaded · not saved yet$/)
      .waitFor();
    await looksRight(page);
    const { files } = await saved(page, title);
    // The size is that of what arrived: the smaller picture, not the 3000 × 2250 pixels of the chosen one.
    const [stored] = files.image ?? [];
    expect([stored?.width, stored?.height]).toEqual([1920, 2560]);
  });
});

test('a picture goes up while its form is open, and once more after a reload; one that is removed stops nothing else', async () => {
  const title = `Early picture ${Date.now().toString(36)}`;
  await staffJourney({}, async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    let uploads = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(staffApiPaths.media)) uploads += 1;
    });
    await page.goto('/admins/stories/new');
    await field(page, 'Title').fill(title);
    const images = chooser(page, 'Images');
    const pictures = ['one.jpg', 'two.jpg'].map(async (name, at) =>
      jpeg(name, Buffer.concat([await landscape(300 + at, 200), randomBytes(9)])),
    );
    await images.setInputFiles(await Promise.all(pictures));
    const areUp = () => page.getByRole('button', { name: /^picture \d: .* Not saved yet/ }).count();
    await expect.poll(areUp).toBe(2);
    expect(uploads).toBe(2);
    await page.reload();
    await page.getByRole('button', { name: 'Go on with them' }).click();
    await expect.poll(areUp).toBe(2);
    await page.getByRole('button', { name: /^picture 1: one\.jpg/ }).click();
    await page.getByRole('button', { name: 'Remove: picture 1' }).click();
    await page.getByRole('button', { name: 'Save draft', exact: true }).click();
    await page.getByText('Only colleagues see this draft.').first().waitFor();
    expect(uploads).toBe(4);
    const { data } = (await (
      await page.request.get(`${apiPaths.list('stories')}?view=admin&q=${title}`)
    ).json()) as {
      data: ItemAt<'stories'>[];
    };
    expect(data.map(({ files }) => files.imageUrls?.map(({ name }) => name))).toEqual([['two.jpg']]);
    for (const { _id } of data) deleteLater('stories', _id);
  });
});

// Entries are dragged alike wherever they have an order: staff-lists.test.ts does so.
test('eight pictures on a phone are eight short rows; one is moved by keys, one by its button', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins/stories/new');
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const pictures = names.map(async (name, at) => jpeg(`${name}.jpg`, await landscape(300 + at, 200)));
    await chooser(page, 'Images').setInputFiles(await Promise.all(pictures));
    const rows = page.getByRole('group', { name: /^Images/ }).getByRole('listitem');
    const order = async () =>
      (await rows.allTextContents()).map((text) => /picture \d: (\w)\.jpg/.exec(text)?.[1]).join('');
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
  });
});

/** What begins like a JPEG and is none. */
const noise = () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(11 * MB)]);

test('a picture above 10 MB that no browser can decode is refused with the limit and what to do, and gives way again to the one that the site has', async () => {
  const { _id } = await addItem('notices', {
    title: 'The tap',
    description: 'Water came.',
    image: { bytes: await landscape(317, 211), name: 'tap.jpg' },
    imageAlt: 'A tap',
  });
  await staffJourney({}, async ({ page }) => {
    await page.goto(`/admins/notices/${_id}`);
    await page.getByText('Everything is saved.').waitFor();
    await input(page).setInputFiles(await onDisk('noise.jpg', noise()));
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

test('files can be dropped and pasted, text with a picture of it stays text; a wrong kind is refused by name', async () => {
  await staffJourney({}, async ({ page }) => {
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
    await give('drop', 'dropped.jpg', 'image/jpeg');
    await page.getByRole('button', { name: /^picture 1: dropped\.jpg/ }).waitFor();
    await give('paste', 'pasted.png', 'image/png');
    await page.getByRole('button', { name: /^picture 2: pasted\.png/ }).waitFor();
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
  });
});

describe('a chosen file that was not sent when the tab was closed', () => {
  const title = () => `Closed tab ${Date.now().toString(36)}`;

  test('is offered again with the draft, and sent', async () => {
    const name = title();
    await staffJourney({}, async ({ page, context }) => {
      await startNotice(page, name);
      await input(page).setInputFiles(jpeg('kept.jpg', await landscape(700, 500)));
      await page.getByLabel(/description of/i).fill('A ridge at dawn');
      // The leave dialog promises only what is true by then.
      await page.getByRole('link', { name: 'Notices' }).first().click();
      const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
      await expect
        .poll(() => leave.getByRole('paragraph').textContent())
        .toBe('What you typed stays in this browser and is offered when you come back.');
      const next = await context.newPage();
      await page.close({ runBeforeUnload: false });

      await next.goto('/admins/notices/new');
      const offer = next.getByRole('dialog', { name: 'Unsaved changes from earlier' });
      await offer.getByText('kept.jpg “A ridge at dawn”').waitFor();
      expect(await offer.getByText(/Files cannot be kept/).count()).toBe(0);
      await offer.getByRole('button', { name: 'Go on with them' }).click();
      await next.getByText(/^kept\.jpg · \d+ KB · 100 % uploaded · not saved yet$/).waitFor();
      const { files, fileName } = await saved(next, name);
      expect(fileName).toBe('kept.jpg');
      const [shown] = files.image ?? [];
      expect([shown?.name, shown?.alt, shown?.width]).toEqual([undefined, 'A ridge at dawn', 700]);
      await next.goto('/admins/notices/new');
      await next.getByText('Nothing to save yet.').waitFor();
      expect(await offer.count()).toBe(0);
    });
  });

  test('has to be chosen again where the browser has no room for it', async () => {
    await staffJourney({}, async ({ page, context }) => {
      await context.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('No room', 'QuotaExceededError');
        };
      });
      await startNotice(page, title());
      await input(page).setInputFiles(jpeg('lost.jpg', await landscape(700, 500)));
      await page.getByRole('link', { name: 'Notices' }).first().click();
      await page
        .getByRole('dialog', { name: 'Leave without saving?' })
        .getByText('Files you have chosen will have to be chosen again.')
        .waitFor();
      const next = await context.newPage();
      await page.close({ runBeforeUnload: false });
      await next.goto('/admins/notices/new');
      await next.getByText('Files cannot be kept. Choose again: lost.jpg').waitFor();
    });
  });
});
