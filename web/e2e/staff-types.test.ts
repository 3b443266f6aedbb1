import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { contentTypeAt, type ContentTypeDefinition, type ItemPath, itemTypes } from '@content';
import { apiPaths } from '@content/api/contract';
import { isTypeWithPages } from '@content/items/item';
import { specifiedItems } from '../app/site/testing/specified-items';
import { answerFirst } from './page';
import { addItem, clear, deleteItem, siteUrl } from './content';
import { pdf } from '../../functions/src/testing/files';
import { alertSaying, chooseFiles, dialogCalled, goTo, saveButton, theForm, toast } from './staff-kit';
import { typesOfAllScreens } from './screen-types';
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
  await staffJourney({ viewport: 'phone', expected }, async ({ page }) => {
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
    const seen = async () => (await fetch(`${siteUrl}/policies?v=${Math.random()}`)).text();
    await expect.poll(seen).toMatch(/<a [^>]*href="[^"]*\/mine\.pdf"/);
    expect(await seen()).not.toContain('No policy file available.');

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
    await expect.poll(seen).toContain('No policy file available.');
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

/** What a list calls each item. */
const names: Readonly<Record<ItemPath, string>> = {
  sliders: 'The ridge',
  stories: 'The spring',
  employees: 'Maya',
  programs: 'Clean water',
  galleries: 'The class',
  popups: 'Assembly',
  publications: 'The report',
  formats: 'The form',
  policies: 'policy.pdf',
  redirects: '/story/the-tap',
  notices: 'The call',
};

/** Answers the reads of a type with one item that holds nothing but the specified fields; a list of popups is that item. */
async function answerPlainly(page: Page, path: ItemPath): Promise<void> {
  const item = specifiedItems[path];
  const isOf = (start: string) => (url: URL) => url.pathname === start;
  await page.route(isOf(apiPaths.list(path)), (route) =>
    route.fulfill({ json: { data: path === 'popups' ? item : [item] } }),
  );
  await page.route(isOf(apiPaths.one(path, item._id)), (route) => route.fulfill({ json: { data: item } }));
}

const failing = { status: 503, body: '{}' };

// The words are the types', which outage.api.test.ts asks of the visitors' pages: here that of each kind of screen.

test('a list or item that fails to load says so in the specified words, a missing item that there is none, and a list can be retried; screens of every kind show items with only the specified fields', async () => {
  await clear('popups');
  await staffJourney(
    { viewport: 'phone', expected: /responded with a status of (404|503)|ApiProblem/ },
    async ({ page }) => {
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

      // The pictures and documents of these items are not there.
      const main = page.getByRole('main');
      const expectWords = async (screen: string) =>
        expect(await main.innerText(), screen).not.toMatch(/undefined|Invalid Date|NaN/);
      for (const type of typesOfAllScreens<(typeof itemTypes)[number]>(itemTypes)) {
        const { path } = type;
        await answerPlainly(page, path);
        await goTo(page, `/admins/${path}`);
        await main.getByText(names[path]).first().waitFor();
        await expectWords(`the list of ${path}`);
        if ('singleton' in type) continue;
        await goTo(page, `/admins/${path}/${specifiedItems[path]._id}`);
        await theForm(page).waitFor();
        await expectWords(`one of ${path}`);
        if (!isTypeWithPages(type)) continue;
        await goTo(page, `/admins/${path}/${specifiedItems[path]._id}/view`);
        await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
        await page.getByRole('heading', { level: 1, name: names[path] }).waitFor();
        await expectWords(`one of ${path}, as it is viewed`);
      }
    },
  );
});
