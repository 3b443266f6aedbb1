import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { answerFirst } from './page';
import { addItem, clear, deleteItem, picturePart, siteUrl } from './content';
import { pdf } from '../../functions/src/testing/files';
import { alertSaying, chooseFiles, dialogCalled, goTo, input, saveButton, theForm, toast } from './staff-kit';
import { staffJourney } from './visit';

/** The name of the control that has the focus; files are chosen with a button that carries it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement | null;
    return active?.getAttribute('name') ?? active?.dataset['field'];
  });
/** The outermost marks of what is wrong: Chakra marks the parts of a field, too. */
const marked = (page: Page) => theForm(page).locator('[data-invalid]:not([data-invalid] *)').count();

test('the one policy on a phone: missing, failing, conflicting, added, public, replaced, deleted, restored; its history', async () => {
  await clear('policies');
  const expected = /404|409|503|Service Unavailable/;
  await staffJourney({ viewport: 'phone', expected }, async ({ page, context }) => {
    const choose = () => chooseFiles(page, contentTypeAt('policies') as ContentTypeDefinition, 'mine');
    let isDown = true;
    await page.route('**/api/v1/policies**', (route) =>
      isDown && route.request().method() !== 'GET'
        ? route.fulfill({
            status: 503,
            contentType: 'application/problem+json',
            body: '{"detail":"Later"}',
          })
        : route.continue(),
    );
    await page.goto('/admins/policies');
    await saveButton(page, 'Add Policy').click();
    await alertSaying(page, 'Please select a file to upload.').waitFor();
    await theForm(page).getByText('Policy is required', { exact: true }).last().waitFor();
    expect(await marked(page)).toBe(1);
    await expect.poll(() => focused(page)).toBe('policyUrls');

    await choose();
    await saveButton(page, 'Add Policy').click();
    await alertSaying(page, 'Failed to upload policy').waitFor();
    await theForm(page).getByText('mine.pdf').waitFor();
    isDown = false;
    const { _id } = await addItem('policies', { policy: { bytes: await pdf(), name: 'theirs.pdf' } });
    await saveButton(page, 'Add Policy').click();
    await dialogCalled(page, 'This policy has changed since you opened it')
      .getByRole('button', { name: 'Save my choices' })
      .click();
    await toast(page, '“mine.pdf” is the new one.').waitFor();
    await saveButton(page, 'Update Policy').click();
    await alertSaying(page, 'Please select a file to upload.').waitFor();
    const visitor = await context.newPage();
    await visitor.goto('/policies');
    await visitor.locator('main a[href$="/mine.pdf"]').waitFor();

    const remove = async () => {
      await page.getByRole('button', { name: 'Delete Policy' }).click();
      await dialogCalled(page, /^Delete this/)
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
    };
    isDown = true;
    await remove();
    await toast(page, 'Failed to delete policy').waitFor();
    isDown = false;
    await remove();
    await toast(page, '“mine.pdf” was deleted.').waitFor();
    await visitor.goto('/policies');
    await visitor.getByText('No policy file available.').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await toast(page, '“mine.pdf” is back.').waitFor();
    await saveButton(page, 'Update Policy').waitFor();
    await deleteItem('policies', _id);
    await remove();
    await toast(page, 'No policy to delete.').waitFor();
    await page.getByText('No policy file available.').waitFor();
    await saveButton(page, 'Add Policy').waitFor();
    // Its history is that of all policies there were.
    await page.getByRole('button', { name: 'History', exact: true }).click();
    const told = page.getByRole('list', { name: 'History' });
    for (const text of ['moved “mine.pdf” to the trash', 'added “theirs.pdf”'])
      await told.getByText(text).first().waitFor();
  });
});

const failing = { status: 503, body: '{}' };

// The words are the types', which outage.api.test.ts asks of the visitors' pages: here that of each kind of screen.

test('a list or item that fails to load says so in the specified words, a missing item that there is none, and a list can be retried', async () => {
  await clear('popups');
  await staffJourney({ viewport: 'phone', expected: /404|503|ApiProblem/ }, async ({ page }) => {
    await page.route('**/api/v1/*/broken?*', (route) => route.fulfill(failing));
    await page.goto('/admins/account');
    await page.getByRole('button', { name: 'Turn it on' }).waitFor();
    for (const [path, text] of [
      ['sliders', 'Failed to load slider images'],
      ['policies', 'Failed to load policy'],
    ] as const) {
      await answerFirst(page, `**/api/v1/${path}?*`, (route) => route.fulfill(failing));
      await goTo(page, `/admins/${path}`);
      await alertSaying(page, text).waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await alertSaying(page, text).waitFor({ state: 'detached' });
      const { many } = (contentTypeAt(path) as ContentTypeDefinition).label;
      await page.getByRole('heading', { level: 1, name: many, exact: true }).waitFor();
    }
    for (const [screen, failed, missing] of [
      ['publications/:id', 'Failed to load publication', 'Publication not found.'],
      ['stories/:id/view', 'Failed to load story', 'No story found'],
    ] as const) {
      await goTo(page, `/admins/${screen.replace(':id', 'nobody')}`);
      await page.getByText(missing, { exact: true }).waitFor();
      await goTo(page, `/admins/${screen.replace(':id', 'broken')}`);
      await alertSaying(page, failed).waitFor();
    }
    await goTo(page, '/admins/popups');
    await page.getByText('No popups available', { exact: true }).waitFor();
  });
});

test('the view of a notice shows every field, its picture and its document, and links to the form and the site', async () => {
  const { _id } = await addItem('notices', {
    title: 'Guide to the hills',
    description: 'First line\n\nLast line',
    image: await picturePart(),
    imageAlt: 'A ridge at dawn',
    attachment: { bytes: await pdf(3), name: 'guide.pdf' },
  });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto(`/admins/notices/${_id}/view`);
    await page.getByRole('heading', { level: 1, name: 'Guide to the hills' }).waitFor();
    const { fields } = contentTypeAt('notices') as ContentTypeDefinition;
    for (const { label, translates, staffOnly } of Object.values(fields))
      expect(await page.getByRole('term').getByText(label, { exact: true }).count(), label).toBe(
        translates || staffOnly ? 0 : 1,
      );
    await page.getByText('Last line').waitFor();
    const link = page.getByRole('link', { name: 'guide.pdf' });
    expect((await fetch(siteUrl + ((await link.getAttribute('href')) ?? ''))).status).toBe(200);
    await page.getByText(/^PDF · .* · 3 pages$/).waitFor();
    const shown = await page.getByRole('img', { name: 'A ridge at dawn' }).boundingBox();
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(1.5, 1);
    const site = page.getByRole('link', { name: /See on site/ });
    expect((await fetch(siteUrl + ((await site.getAttribute('href')) ?? ''))).status).toBe(200);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await input(page, 'title').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admins/notices/${_id}`);
  });
});
