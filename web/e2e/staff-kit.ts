import type { Locator, Page } from 'playwright-core';
import type { AnyItem, ContentPath, ContentTypeDefinition, FileField } from '@content';
import { fileFieldType } from '@content/field-types/registry';
import { fileFields } from '@content';
import { frames } from './page';
import { landscape } from './content';
import { pdf } from '../../functions/src/testing/files';

/** The form of the screen. */
export const theForm = (page: Page) => page.getByRole('form');
export const input = (page: Page, name: string) => theForm(page).locator(`[name="${name}"]`);
/** What a person reads in a field: its value, or of the editor of long texts its paragraphs. */
export const entered = (field: Locator) =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : [...element.children]
          .map(({ textContent }) => textContent)
          .join('\n\n')
          .trim(),
  );
/** How the button is called that shows to visitors what is in a form: they see it already, or not yet. */
export const SAVE = /^(Save|Save for visitors|Publish)$/;
/** The bar's button that saves for visitors. */
export const saveButton = (page: Page, name: string | RegExp = SAVE) =>
  theForm(page).getByRole('button', { name, exact: true });
/** The one open dialog, by its title. */
export const dialogCalled = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
/** Fills and sends the form that signs in: that of the page, or of the dialog over another one. */
export async function signIn(within: Page | Locator, email: string, password: string): Promise<void> {
  await within.getByLabel('Email').fill(email);
  await within.getByLabel('Password', { exact: true }).fill(password);
  await within.getByRole('button', { name: 'Sign in', exact: true }).click();
}
/** Chooses a screen from the menu, which is folded on a phone. */
export async function chooseScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
/** A message that something happened. */
export const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
/** The specified message, as an alert of its own. */
export const alertSaying = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: new RegExp(`^${text.replaceAll(/[.()]/g, '\\$&')}$`) });

/** Pastes into the editor of a description, as a browser gives what another program has copied. */
export async function paste(page: Page, clipboard: Readonly<Record<string, string>>): Promise<void> {
  await input(page, 'description').evaluate((target, given) => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(given)) data.setData(type, text);
    target.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
    );
  }, clipboard);
}

/**
 * Waits for the editor of a description, which comes once the form is in use: the mouse moves when the form is there, for
 * the staff area is rendered in the browser and notices nothing before.
 */
export async function editorOf(page: Page): Promise<Locator> {
  await input(page, 'description').waitFor();
  await page.mouse.move(9, 9, { steps: 3 }); // the first move on a page may tell no distance
  const toolbar = page.getByRole('toolbar', { name: 'Formatting of Description' });
  await toolbar.waitFor();
  return toolbar;
}

interface WithRouter {
  readonly __reactRouterDataRouter: {
    readonly navigate: (to: string, options: { flushSync: true }) => Promise<void>;
    readonly state: { readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' } };
  };
}

/**
 * Goes to another screen as a link does: the page stays, and with it what it has loaded. Waits for a navigation under way:
 * a save shows its toast and leads to another screen by itself. A screen that reads nothing is drawn when it resolves; any other
 * React draws a moment later, and the one that is leaving could still be used.
 */
export const goTo = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    const router = (window as unknown as WithRouter).__reactRouterDataRouter;
    while (router.state.navigation.state !== 'idle') await new Promise((resolve) => setTimeout(resolve, 10));
    return router.navigate(to, { flushSync: true });
  }, path);

/** Waits until an entry of a list is picked up and its neighbours are measured: before that no arrow key moves it. */
export async function pickedUp(page: Page, name: string): Promise<void> {
  await page.getByText(`Picked up ${name}`).waitFor({ state: 'attached' });
  await frames(page, 2);
}

/** Chooses from the menu that an item has in a list. */
export async function chooseFor(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Two hundred words, all of them different, in two scripts. */
export function words(mark: string, count = 200): string {
  return Array.from({ length: count }, (_, i) => (i % 5 === 0 ? `शब्द${mark}${i}` : `word${mark}${i}`)).join(
    ' ',
  );
}

/** Where the file of a field is chosen, by its label. */
export const chooser = (page: Page, label: string) =>
  theForm(page).locator(`input[type=file][aria-label="${label}"]`);

/** A file that a field takes. */
async function sampleFile(field: FileField, name: string) {
  return fileFieldType(field).media === 'document'
    ? { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await pdf() }
    : { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await landscape(480, 320) };
}

/** Chooses a file for each field that takes one. */
export async function chooseFiles(page: Page, type: ContentTypeDefinition, name: string): Promise<void> {
  for (const [, field] of fileFields(type))
    await chooser(page, field.label).setInputFiles(await sampleFile(field, name));
}

/** What an item is, as staff read it through the API; null when there is none. */
export async function staffItem(page: Page, path: ContentPath, id: string): Promise<AnyItem | null> {
  const response = await page.context().request.get(`/api/v1/${path}/${id}?view=admin`);
  if (response.status() === 404) return null;
  return ((await response.json()) as { data: AnyItem }).data;
}
