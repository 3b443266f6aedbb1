import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { end, journey, launch, visit, type Visit } from './browser';
import { addItem, addNotice, clear, deleteItem, pdfPart, picturePart } from './content';

let browser: Browser;
let story: ItemAt<'stories'>;
let publication: ItemAt<'publications'>;
let format: ItemAt<'formats'>;
let notice: ItemAt<'notices'>;
beforeAll(async () => {
  browser = await launch();
  const texts = { title: 'Read in vain', description: 'Its page cannot be loaded.' };
  story = await addItem('stories', { ...texts, image: await picturePart() });
  publication = await addItem('publications', { ...texts, publication: pdfPart() });
  format = await addItem('formats', { ...texts, format: pdfPart() });
  notice = await addNotice({ ...texts, image: await picturePart() });
});
afterAll(async () => {
  await deleteItem('stories', story._id);
  await deleteItem('publications', publication._id);
  await deleteItem('formats', format._id);
  await deleteItem('notices', notice._id);
});

/** One failing read: what is read, where it is chosen, and the alert, if any. */
interface Row {
  readonly row: string;
  readonly reads: string;
  /** The page that is left, and the link chosen on it. */
  readonly from: string;
  readonly to: string;
  /** The title of the page whose read fails. */
  readonly title: string;
  readonly alert: string | null;
}

const nothing = 'nothing; only logged; no retry';
const list = (to: string, title: string) => ({ from: '/contact', to, title });
const rows: readonly Row[] = [
  {
    row: 'stories list fails',
    reads: 'stories',
    ...list('/stories', 'Stories'),
    alert: 'Failed to load stories',
  },
  {
    row: `Employee fetch fails: ${nothing}`,
    reads: 'employees',
    ...list('/employees', 'All Team Members'),
    alert: null,
  },
  {
    row: `Program fetch fails: ${nothing} (past)`,
    reads: 'programs',
    from: '/programs',
    to: '/past-programs',
    title: 'Past Projects',
    alert: null,
  },
  {
    row: `Program fetch fails: ${nothing} (present)`,
    reads: 'programs',
    from: '/programs',
    to: '/present-programs',
    title: 'Present Projects',
    alert: null,
  },
  {
    row: `Gallery fetch fails: ${nothing}`,
    reads: 'galleries',
    ...list('/gallery', 'Our Photo Gallery'),
    alert: null,
  },
  ...(['publications', 'formats'] as const).map((reads) => ({
    row: `${reads} list fails`,
    reads,
    ...list(`/${reads}`, reads === 'formats' ? 'Formats' : 'Publications'),
    alert: `Failed to load ${reads}`,
  })),
  {
    row: 'notices list fails',
    reads: 'notices',
    ...list('/notices', 'Get Involved'),
    alert: 'Failed to load notices',
  },
  {
    row: 'Policy load fails',
    reads: 'policies',
    ...list('/policies', 'Policies'),
    alert: 'Failed to load policy',
  },
];

/** Fails every read of a path in the browser, as the API would; returns the URLs as they are asked for. */
async function failReads(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.pathname.startsWith(`/api/v1/${path}`),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ status: 500, json: { title: 'Internal Server Error', status: 500 } });
    },
  );
  return asked;
}

const expected = /^error: A read failed: 500|status of 500/;
const loggedFailure = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().startsWith('A read failed: 500'));

async function expectAlert(page: Page, text: string | null): Promise<void> {
  const alerts = page.getByRole('alert');
  if (text !== null) await alerts.first().waitFor();
  expect(await alerts.allTextContents()).toEqual(text === null ? [] : [text]);
}

describe('a read fails in the browser', () => {
  let seen: Visit;
  let page: Page;
  beforeAll(async () => {
    seen = await visit(browser, { viewport: 'phone', expected });
    page = seen.page;
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(0, 0); // the next page would read ahead what a link below the mouse leads to
  });
  afterAll(async () => {
    await end(seen);
    expect(seen.unexpected).toEqual([]);
  });

  test.each(rows)('$row', async ({ reads, from, to, title, alert }) => {
    await page.goto(from);
    const asked = await failReads(page, reads);
    const logged = loggedFailure(page);
    await page.locator(`a[href="${to}"]:visible`).last().click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect((await logged).type()).toBe('error');
    await page.getByText('Loading…').waitFor({ state: 'detached' });
    await expectAlert(page, alert);
    // The mouse rests on whatever link has come to lie below it: that page may be read ahead.
    const own = asked.filter((url) => !url.includes('kind='));
    // The notices are read twice, open ones and closed ones; each of them once.
    expect(own).toHaveLength(reads === 'notices' ? 2 : 1);
    expect(new Set(own).size).toBe(own.length);
  });

  test.each([
    ['Story', 'stories', '/story', null],
    ['Publication', 'publications', '/publications', 'Failed to load publication'],
    ['Format', 'formats', '/formats', 'Failed to load format'],
    ['Notice', 'notices', '/notices', 'Failed to load notices'],
  ] as const)('%s load fails (its own page)', async (_name, path, page1, alert) => {
    const id = { stories: story, publications: publication, formats: format, notices: notice }[path]._id;
    await page.goto(`/${path}`);
    const asked = await failReads(page, path);
    const logged = loggedFailure(page);
    await page.locator(`a[href="${page1}/${id}"]`).click();
    await page.waitForURL(`**${page1}/${id}`); // what was read ahead may have failed before
    await logged;
    await page.getByText('Loading…').waitFor({ state: 'detached' });
    await expectAlert(page, alert);
    expect(await page.getByRole('main').getByText('Read in vain').count()).toBe(0);
    // The mouse rests on whatever link has come to lie below it: that page may be read ahead.
    expect(asked.filter((url) => url.includes(id))).toHaveLength(1);
  });

  test.each([
    ['Story', 'stories', 'Stories'],
    ['gallery-teaser', 'galleries', 'Our Photo Gallery'],
  ] as const)(`%s fetch fails on the home page: ${nothing}`, async (_name, path, section) => {
    await page.goto('/contact');
    const asked = await failReads(page, path);
    const logged = loggedFailure(page);
    await page.getByRole('link', { name: /, home$/ }).click();
    await logged;
    const region = page.getByRole('region', { name: section, exact: true });
    await region.getByText('Loading…').waitFor({ state: 'detached' });
    expect(await region.getByRole('listitem').count()).toBe(0);
    expect(await region.getByText(/No images found|No stories yet/).count()).toBe(0);
    await expectAlert(page, null);
    expect(asked).toHaveLength(1);
  });
});

test('A picture that cannot be loaded keeps its place beside the text, and is logged', async () => {
  await clear('galleries');
  const item = await addItem('galleries', {
    title: 'Lost on the way',
    category: 'Trainings',
    image: await picturePart(),
  });
  await journey(browser, { expected: /could not be loaded|status of 503/ }, async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('A picture could not'),
    );
    await page.route('**/files/galleries/**', (route) => route.fulfill({ status: 503 }));
    await page.goto('/gallery');
    await logged;
    const tile = page.getByRole('link', { name: 'Open picture: Lost on the way' });
    expect(await tile.boundingBox()).toMatchObject({ width: 300, height: 200 });
  });
  await deleteItem('galleries', item._id);
});
