import { describe, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import { apiPaths } from '@content/api/contract';
import { siteUrl } from './browser';
import { addItem, addNotice, changeItem, deleteItem, picturePart } from './content';
import { alertSaying, chooseFor, dialogCalled, input, saveButton, staffItem, toast } from './staff-kit';
import { staffJourney } from './staff-visit';

describe('deleting and editing at once', () => {
  test('a deleted notice can still be saved by whoever was editing it, as a new one', async () => {
    const { _id } = await addNotice({ title: 'Deleted by B', image: await picturePart() });
    await staffJourney({ viewport: 'phone', expected: /404|412/ }, async ({ page }) => {
      await page.goto(`/admins/notices/${_id}`);
      await input(page, 'description').fill('Typed by A');
      await deleteItem('notices', _id);
      await saveButton(page).click();
      await alertSaying(
        page,
        'Someone deleted this notice in the meantime. What you typed is still here, and Save adds it again. Choose the image again first.',
      ).waitFor();
      const [added] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith(apiPaths.list('notices'))),
        saveButton(page).click(),
      ]);
      const { data } = (await added.json()) as { data: AnyItem };
      expect(data['description']).toBe('Typed by A');
      expect(data._id).not.toBe(_id);
      expect(await staffItem(page, 'notices', _id)).toBeNull();
      await deleteItem('notices', data._id);
    });
  });

  test('a notice that was changed meanwhile is deleted only by whoever has been told of the change', async () => {
    const title = `Changed ${Date.now().toString(36)}`;
    const { _id } = await addItem('notices', { title, description: 'As it was.' });
    await staffJourney({ viewport: 'phone', expected: /412/ }, async ({ page }) => {
      await page.goto('/admins/notices');
      await chooseFor(page, title, 'Delete');
      await changeItem('notices', _id, { title: `${title} by B` });
      await dialogCalled(page, 'Delete this notice?').getByRole('button', { name: 'Delete' }).click();
      const again = dialogCalled(page, 'Delete the changed notice?');
      await again.getByText(`“${title} by B”`).waitFor();
      expect((await fetch(siteUrl + apiPaths.one('notices', _id))).status).toBe(200);
      await again.getByRole('button', { name: 'Keep it' }).click();
      expect(await staffItem(page, 'notices', _id)).toMatchObject({ title: `${title} by B` });
      await chooseFor(page, title, 'Delete');
      await dialogCalled(page, 'Delete this notice?').getByRole('button', { name: 'Delete' }).click();
      await again.getByRole('button', { name: 'Delete it anyway' }).click();
      await toast(page, `“${title} by B” was deleted.`).waitFor();
      expect(await staffItem(page, 'notices', _id)).toBeNull();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await toast(page, `“${title} by B” is back.`).waitFor();
    });
  });
});
