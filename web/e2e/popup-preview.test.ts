import { expect, test } from 'vitest';
import { looksRight, overflowsSideways } from './axe';
import { staffJourney, viewports } from './visit';
import { clear, picturePart } from './content';
import { SAVE } from './staff-kit';

test('the popup preview follows the form, beside or below it, and matches what visitors see', async () => {
  const title = `Winter relief ${Date.now().toString(36)}`;
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    await page.goto('/admins/popups/new');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('Type a title or choose a picture: it appears here.').waitFor();
    await page.getByRole('textbox', { name: 'Title', exact: false }).first().fill(title);
    await page.getByRole('textbox', { name: /^Content/ }).fill('Blankets on Friday.\n\nBring a bag.');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'snow.jpg', mimeType: 'image/jpeg', buffer: (await picturePart()).bytes });
    await preview.getByText(title, { exact: true }).waitFor();
    const lines = preview.getByRole('paragraph');
    await preview.getByText('Bring a bag.', { exact: true }).waitFor();
    expect(await lines.filter({ hasText: 'Blankets on Friday.' }).count()).toBe(1);
    // The picture says its title as long as it has no description of its own.
    const width = () =>
      preview.getByRole('img', { name: title }).evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBe(300);

    // It is no dialog: the form goes on being usable.
    expect(await page.getByRole('dialog').count()).toBe(0);
    await preview.getByText('This is how visitors will see it.').waitFor();
    await page.getByRole('radio', { name: 'Inactive' }).check();
    await preview.getByText('This is how visitors would see it. It is inactive, so they do not.').waitFor();
    await page.getByRole('radio', { name: 'Active', exact: true }).check();

    const isPlaced = async (viewport: 'phone' | 'desktop') => {
      const form = await page.getByRole('textbox', { name: /^Content/ }).boundingBox();
      const seen = await preview.boundingBox();
      if (!form || !seen) return false; // the editor takes the place of the plain field
      return viewport === 'desktop' ? seen.x > form.x + form.width : seen.y > form.y + form.height;
    };
    for (const viewport of ['desktop', 'phone'] as const) {
      await page.setViewportSize(viewports[viewport]);
      await expect.poll(() => isPlaced(viewport)).toBe(true);
      expect(await overflowsSideways(page)).toBe(false);
    }
    await looksRight(page);

    await page.getByRole('button', { name: SAVE }).click();
    await page.getByText(`“${title}” is published.`).waitFor();
    const visitor = await context.newPage();
    await visitor.goto('/');
    const popup = visitor.getByRole('dialog', { name: title });
    await popup.getByRole('heading', { name: title }).waitFor();
    expect(await popup.getByRole('paragraph').allTextContents()).toEqual([
      'Blankets on Friday.',
      'Bring a bag.',
    ]);
  });
  await clear('popups');
});
