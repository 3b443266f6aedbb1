import { expect, test } from 'vitest';
import { apiPaths } from '@content/api/contract';
import { fileMessages } from '@content/files/limits';
import { answerFirst, holdRequests } from './page';
import { chooser, dialogCalled, goTo, input, saveButton, toast } from './staff-kit';
import { bar, comeOnline, expectNotice, noticesCalled, offer, typeNotice, typeStory } from './staff-loss-kit';
import { staffJourney } from './visit';

test('changes typed during a save are offered again to whoever left before it was done; a slow file that is refused is not left out silently: nothing is saved until Save is pressed again', async () => {
  await staffJourney({ viewport: 'phone', expected: /412/ }, async ({ page }) => {
    const { id, text } = await typeStory(page);
    const saves = await holdRequests(page, `**${apiPaths.one('stories', id)}`);
    await saveButton(page).click();
    await bar(page, 'Saving …').waitFor();
    await input(page, 'description').fill(`${text} more`);
    await page.getByRole('link', { name: 'Stories' }).first().click();
    await dialogCalled(page, 'Leave without saving?')
      .getByRole('button', { name: 'Leave', exact: true })
      .click();
    await page.waitForURL('**/admins/stories');
    const done = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await saves.release();
    expect((await done).status()).toBe(200);
    await goTo(page, `/admins/stories/${id}`);
    await offer(page).getByText(`${text} more`).waitFor();
    await offer(page).getByRole('button', { name: 'Discard them' }).click();

    // Files are read only once that is let go.
    await page.evaluate(() => {
      const isReleased = new Promise((resolve) => window.addEventListener('finish-reading', resolve));
      Blob.prototype.arrayBuffer = async function read() {
        await isReleased;
        return new Response(this).arrayBuffer();
      };
    });
    const notice = await typeNotice(page, async (_, path) => {
      await goTo(page, path);
      await page.getByRole('heading', { level: 1, name: 'Add a notice' }).waitFor();
    });
    const buffer = Buffer.from('These are words.');
    const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer };
    await chooser(page, 'Documents').setInputFiles(letter);
    await saveButton(page).click();
    await bar(page, 'Reading the file …').waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('finish-reading')));
    await page
      .getByRole('alert')
      .filter({ hasText: fileMessages.wrongType('“letter.pdf”', 'document') })
      .waitFor();
    await bar(page, /^Not saved yet\./).waitFor();
    await page.getByRole('alert').filter({ hasText: 'Nothing was saved. A file you chose' }).waitFor();
    const where = page.locator('[data-field=attachments]');
    await expect.poll(() => where.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await noticesCalled(page, notice.title)).toEqual([]);
    await saveButton(page).click();
    await toast(page, `“${notice.title}” is published.`).waitFor();
    await expectNotice(page, notice);
  });
});

// Of a change: save-item.test.ts.
test('after a lost response the next try adds nothing twice, and saves what was typed since', async () => {
  await staffJourney({ expected: /ERR_FAILED|NetworkError/ }, async ({ page }) => {
    const notice = await typeNotice(page);
    await answerFirst(page, `**${apiPaths.list('notices')}`, async (route) => {
      await route.fetch();
      await input(page, 'description').fill(`${notice.text} more`);
      await route.abort();
    });
    await saveButton(page).click();
    await comeOnline(page);
    await toast(page, `“${notice.title}” is published.`).waitFor();
    await expectNotice(page, { ...notice, text: `${notice.text} more` });
  });
});
