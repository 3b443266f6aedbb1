import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { AnyItem } from '@content';
import { apiPaths } from '@content/api/contract';
import { addColleague, type Colleague } from './colleague';
import { addItem, deleteItem, landscape, sessionOf, siteUrl } from './content';
import { dialogCalled, entered, input, saveButton, theForm, toast, words } from './staff-kit';

/** A second staff member beside the one who signs in, in the file that calls `withColleague`. */
export let colleague: Colleague;

/** Adds the colleague for the tests of the file that calls it. */
export function withColleague(): void {
  beforeAll(async () => {
    colleague = await addColleague('Maya Sample');
  });
}

/** A word of this moment, for titles and texts of a test's own. */
export const mark = () => Date.now().toString(36);
/** The dialog that offers kept words. */
export const offer = (page: Page) => dialogCalled(page, 'Unsaved changes from earlier');
/** The dialog about another person's edit. */
export const conflict = (page: Page) => dialogCalled(page, 'This story has changed since you opened it');
/** What the form's bar says. */
export const bar = (page: Page, text: string | RegExp) =>
  theForm(page).getByRole('status').filter({ hasText: text });
/** The browser says that it is online again, once a save has met no connection: nobody waits for the next look. */
export async function comeOnline(page: Page): Promise<void> {
  await bar(page, 'No connection.').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
/** What stands in the description, also behind an open dialog, which hides the form from the roles. */
export const typed = (page: Page) => entered(page.locator('main form [name="description"]'));

/** Waits for the editor of the description. It comes once a form is in use, and not under the hands of whoever writes. */
export async function awaitEditor(page: Page): Promise<void> {
  await input(page, 'title').focus();
  await input(page, 'description').and(page.locator('[contenteditable=true]')).waitFor();
}

/** Loads a screen as a whole. */
const load = (page: Page, path: string): Promise<unknown> => page.goto(path);

/** Opens the form of a new notice and types two hundred words; returns them and the title. */
export async function typeNotice(page: Page, open = load): Promise<{ title: string; text: string }> {
  const title = `Meeting ${mark()}`;
  const text = words(mark());
  await open(page, '/admins/notices/new');
  await input(page, 'title').fill(title);
  await input(page, 'description').fill(text);
  return { title, text };
}

/** Opens a story of its own and types two hundred words over its description. */
export async function typeStory(page: Page): Promise<{ id: string; text: string }> {
  const { _id: id } = await addItem('stories', {
    title: 'The tap',
    description: 'Water came.',
    image: { bytes: await landscape(300, 200), name: 'tap.jpg' },
    imageAlt: 'A tap',
  });
  const text = words(mark());
  await page.goto(`/admins/stories/${id}`);
  await input(page, 'description').fill(text);
  return { id, text };
}

/** The notices of a title, as staff see them: a notice must never be there twice. */
export async function noticesCalled(page: Page, title: string): Promise<AnyItem[]> {
  const query = new URLSearchParams({ view: 'admin', q: title });
  const response = await page.context().request.get(`${apiPaths.list('notices')}?${query.toString()}`);
  return ((await response.json()) as { data: AnyItem[] }).data;
}

/** The one notice of this title holds every word; removes it. */
export async function expectNotice(
  page: Page,
  { title, text }: { title: string; text: string },
): Promise<void> {
  const found = await noticesCalled(page, title);
  expect(found.map(({ description }) => description)).toEqual([text]);
  await deleteItem('notices', found[0]?._id ?? '');
}

/** Publishes what stands in the form of a notice: every word of it is there, once. */
export async function publish(page: Page, notice: { title: string; text: string }): Promise<void> {
  await saveButton(page).click();
  await toast(page, `“${notice.title}” is published.`).waitFor();
  await expectNotice(page, notice);
}

/** Takes the words that are offered, and publishes them. */
export async function takeAndPublish(page: Page, notice: { title: string; text: string }): Promise<void> {
  await offer(page).getByRole('button', { name: 'Go on with them' }).click();
  expect(await typed(page)).toBe(notice.text);
  await publish(page, notice);
}

/** Closes the tab and opens its URL in a new one. */
export async function reopen(page: Page, context: BrowserContext): Promise<Page> {
  const url = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(url);
  return again;
}

const sessions = new Map<Colleague, Promise<string>>();

/** A colleague changes a story. */
export async function colleagueChanges(colleague: Colleague, id: string, values: object): Promise<void> {
  const session = sessions.get(colleague) ?? sessionOf(colleague);
  sessions.set(colleague, session);
  const response = await fetch(siteUrl + apiPaths.one('stories', id), {
    method: 'PATCH',
    headers: { origin: siteUrl, cookie: await session, 'content-type': 'application/json' },
    body: JSON.stringify(values),
  });
  expect(response.status).toBe(200);
}
