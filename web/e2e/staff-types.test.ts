import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt, fileFields } from '@content';
import { apiPaths } from '@content/contract';
import { isPictureField } from '@content/kinds/registry';
import { requiredMessage, validateInput } from '@content/validate';
import { answerFirst, launch, siteUrl } from './browser';
import { addItem, clear, deleteAfterTest, deleteItem, picturePart } from './content';
import { deleteAll, pdf } from './site';
import {
  alertSaying,
  chooseFiles,
  dialogCalled,
  fillForm,
  goTo,
  input,
  saveButton,
  theForm,
  toast,
} from './staff-kit';
import { emptyContent } from '../app/features/content-admin/form/content';
import { staffJourney } from './staff-visit';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

/** How a type's screens differ from the others. */
interface Manner {
  readonly add: string;
  readonly save: string;
  readonly remove: string;
  readonly start: string;
  readonly saved: (title: string) => string;
}

function mannerOf(type: ContentTypeDefinition): Manner {
  if (type.singleton)
    return {
      add: 'Add Policy',
      save: 'Update Policy',
      remove: 'Delete Policy',
      start: '/admins/policies',
      saved: (title) => `“${title}” is the new one.`,
    };
  return {
    add: 'Publish',
    // It says that visitors see it at once: the item is published.
    save: 'Save for visitors',
    remove: `Delete this ${type.label.one.toLowerCase()}`,
    start: `/admins/${type.path}/new`,
    saved: (title) => `“${title}” was saved.`,
  };
}

/** The name of the control that has the focus; files are chosen with a button that carries it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement | null;
    return active?.getAttribute('name') ?? active?.dataset['field'] ?? active?.getAttribute('role');
  });

/** What a form says when it is sent empty; which words these are for each type, a unit test of the form holds. */
async function expectRefusal(page: Page, type: ContentTypeDefinition): Promise<void> {
  const { detail, problems } = validateInput(type, emptyContent(type), 'create');
  const at = problems.map(({ message }) => message);
  await alertSaying(page, detail ?? '').waitFor();
  // Every error at once, each with its own field.
  for (const text of at) await theForm(page).getByText(text, { exact: true }).last().waitFor();
  // The outermost marks: Chakra marks the parts of a field, too.
  const marked = theForm(page).locator('[data-invalid]:not([data-invalid] *)');
  expect(await marked.count()).toBe(at.length);
  const first = Object.values(type.fields).find((field) => requiredMessage(field) === at[0]);
  const name = Object.keys(type.fields).find((each) => type.fields[each] === first);
  await expect.poll(() => focused(page)).toBe(name);
}

/**
 * The one item of a type, and items that can be switched off. A notice walks the same way in the journey of who signs in;
 * what the other types' screens are made of is in these or in the forms that axe looks at.
 */
const cases = [
  ['policies', 'phone', '/policies', (page: Page, title: string) => page.getByText(title)],
  ['popups', 'desktop', '/', (page: Page, title: string) => page.getByRole('dialog', { name: title })],
] as const;

test.each(cases)(
  '%s on a %s: what is missing, add with a file, edit, seen in public, delete, undo',
  async (path, viewport, pagePath, seen) => {
    const type = contentTypeAt(path) as ContentTypeDefinition;
    const [one, two] = ['Tap', 'Well'].map((name) => `${name} ${Date.now().toString(36)}`) as [
      string,
      string,
    ];
    const { add, save, remove, start, saved } = mannerOf(type);
    // A document is called by its file's name.
    const called = (title: string) => (type.singleton ? `${title}.pdf` : title);
    if (type.singleton) await deleteAll(path);
    await staffJourney(browser, { viewport, expected: /404/ }, async ({ page, context }) => {
      await page.goto(start);
      await saveButton(page, add).click();
      await expectRefusal(page, type);

      await fillForm(page, type, one);
      const [added] = await Promise.all([
        page.waitForResponse(
          (response) => response.url().endsWith(apiPaths.list(path)) && response.status() === 201,
        ),
        saveButton(page, add).click(),
      ]);
      const id = ((await added.json()) as { data: { _id: string } }).data._id;
      await toast(page, `“${called(one)}” is published.`).waitFor();

      const visitor = await context.newPage();
      const visitorSees = async (title: string, there: boolean) => {
        await visitor.goto(pagePath, { waitUntil: 'load' });
        if (there) await seen(visitor, called(title)).first().waitFor();
        else {
          await visitor.waitForLoadState('networkidle');
          expect(await seen(visitor, called(title)).count()).toBe(0);
        }
      };
      if (!type.singleton) {
        await page.getByRole('link', { name: `Edit ${one}`, exact: true }).click();
        await input(page, type.titleField).fill(two);
      } else await chooseFiles(page, type, two);
      await saveButton(page, save).click();
      await toast(page, saved(called(two))).waitFor();
      await visitorSees(two, true);

      await page.getByRole('button', { name: remove, exact: true }).click();
      await dialogCalled(page, /^Delete this/)
        .getByRole('button', { name: 'Delete', exact: true })
        .click();
      await toast(page, `“${called(two)}” was deleted.`).waitFor();
      await visitorSees(two, false);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await toast(page, `“${called(two)}” is back.`).waitFor();
      if (type.singleton) await saveButton(page, save).waitFor();
      expect((await fetch(siteUrl + apiPaths.one(path, id))).status).toBe(200);
      deleteAfterTest(path, id);
    });
  },
);

test('an unchanged notice: Nothing changed.', async () => {
  const { _id } = await addItem('notices', { title: 'The tap', description: 'Water came.' });
  deleteAfterTest('notices', _id);
  await staffJourney(browser, {}, async ({ page }) => {
    let writes = 0;
    page.on('request', (request) => (writes += request.method() === 'PATCH' ? 1 : 0));
    await page.goto(`/admins/notices/${_id}`);
    await saveButton(page).click();
    await toast(page, 'Nothing changed.').waitFor();
    expect(writes).toBe(0);
  });
});

test('the policy: what fails says so; one that another person has added meanwhile is replaced by a second click; Please select a file to upload.; No policy to delete.', async () => {
  await deleteAll('policies');
  await staffJourney(browser, { expected: /404|409|503|Service Unavailable/ }, async ({ page }) => {
    const type = contentTypeAt('policies') as ContentTypeDefinition;
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
    await chooseFiles(page, type, 'mine');
    await saveButton(page, 'Add Policy').click();
    await alertSaying(page, 'Failed to upload policy').waitFor();
    await theForm(page).getByText('mine.pdf').waitFor();
    isDown = false;
    const { _id } = await addItem('policies', { policy: { bytes: await pdf(), name: 'theirs.pdf' } });
    await saveButton(page, 'Add Policy').click();
    await alertSaying(page, 'There is a policy already. Replace it instead.').waitFor();
    await saveButton(page, 'Update Policy').click();
    await toast(page, '“mine.pdf” is the new one.').waitFor();
    await saveButton(page, 'Update Policy').click();
    await alertSaying(page, 'Please select a file to upload.').waitFor();

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
    await deleteItem('policies', _id);
    await remove();
    await toast(page, 'No policy to delete.').waitFor();
    await page.getByText('No policy file available.').waitFor();
    await saveButton(page, 'Add Policy').waitFor();
  });
});

const failing = { status: 503, body: '{}' };

test('what cannot be loaded says which list or item it is in the specified words, or that there is none, and a list comes with the next try', async () => {
  await clear('popups');
  await staffJourney(browser, { viewport: 'phone', expected: /404|503|ApiProblem/ }, async ({ page }) => {
    await page.route('**/api/v1/*/broken?*', (route) => route.fulfill(failing));
    await page.goto('/admins/account');
    await page.getByRole('button', { name: 'Turn it on' }).waitFor();
    for (const [path, text] of [
      ['sliders', 'Failed to load slider images'],
      ['stories', 'Failed to load stories'],
      ['publications', 'Failed to load publications'],
      ['formats', 'Failed to load formats'],
      ['policies', 'Failed to load policy'],
      ['notices', 'Failed to load notices'],
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
      ['formats/:id/view', 'Failed to load format', 'Format not found.'],
      ['stories/:id', 'Failed to load story', 'No story found'],
      ['notices/:id/view', 'Failed to load notice', 'No notice found'],
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

/** One with pictures, one with a document. */
test.each(['notices', 'publications'] as const)(
  'the view of one of %s shows every field and leads to the form and to the site',
  async (path) => {
    const type = contentTypeAt(path) as ContentTypeDefinition;
    const [, field] = fileFields(type)[0] ?? [];
    const isDocument = field !== undefined && !isPictureField(field);
    const { _id } = await addItem(path, {
      title: 'Guide to the hills',
      description: 'First line\n\nLast line',
      [field?.upload ?? '']: isDocument ? { bytes: await pdf(3), name: 'guide.pdf' } : await picturePart(),
      ...(isDocument ? {} : { imageAlt: 'A ridge at dawn' }),
    });
    await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
      await page.goto(`/admins/${path}/${_id}/view`);
      await page.getByRole('heading', { level: 1, name: 'Guide to the hills' }).waitFor();
      for (const { label, translates, staffOnly } of Object.values(type.fields))
        expect(await page.getByRole('term').getByText(label, { exact: true }).count(), label).toBe(
          translates || staffOnly ? 0 : 1,
        );
      await page.getByText('Last line').waitFor();
      if (isDocument) {
        const link = page.getByRole('link', { name: 'guide.pdf' });
        expect((await fetch(siteUrl + ((await link.getAttribute('href')) ?? ''))).status).toBe(200);
        await page.getByText(/^PDF · .* · 3 pages$/).waitFor();
      } else {
        const shown = await page.getByRole('img', { name: 'A ridge at dawn' }).boundingBox();
        expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(1.5, 1);
      }
      const site = page.getByRole('link', { name: /See on site/ });
      expect((await fetch(siteUrl + ((await site.getAttribute('href')) ?? ''))).status).toBe(200);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await input(page, 'title').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/admins/${path}/${_id}`);
    });
    expect((await fetch(siteUrl + apiPaths.one(path, _id))).status).toBe(200);
    await deleteItem(path, _id);
  },
);
