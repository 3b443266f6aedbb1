import { expect, test } from 'vitest';
import { apiPaths } from '@content/api/contract';
import { siteUrl } from './browser';
import { addItem, changeItem } from './content';
import { chooseFor, dialogCalled, staffItem, toast } from './staff-kit';
import { staffJourney } from './staff-visit';

// What was deleted under whoever was editing it: form-state.test.ts, and staff-drafts.test.ts.
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
