import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { employeeCategories } from '@content/types/employee';
import { deletePopups, addItem, deleteItem, landscape } from './content';
import { choose, journey, launch, openAlive } from './browser';
import { deleteAll, pdf } from './site';

let browser: Browser;
let photo: { bytes: Buffer; name: string };
let file: { bytes: Buffer; name: string };
const added: (() => Promise<void>)[] = [];
async function add<P extends Parameters<typeof addItem>[0]>(path: P, parts: Parameters<typeof addItem>[1]) {
  const item = await addItem(path, parts);
  added.push(() => deleteItem(path, item._id));
  return item;
}
beforeAll(async () => {
  browser = await launch();
  photo = { bytes: await landscape(300, 300), name: 'p.jpg' };
  file = { bytes: await pdf(3), name: 'प्रतिवेदन २०४८.pdf' };
});
afterAll(async () => {
  for (const remove of added) await remove();
  await browser.close();
});

const headings = (page: Page, level: number) =>
  page.getByRole('main').getByRole('heading', { level }).allTextContents();
const labelled = (page: Page) =>
  page
    .locator('tbody tr')
    .first()
    .locator('[data-label]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-label')));
const elevenWords = 'one two three four five six seven eight nine ten eleven';

describe.each(['phone', 'desktop'] as const)('public routes (%s)', (viewport) => {
  const isWide = viewport === 'desktop';

  test('/about-us-details : every listed part, and the networks table', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/');
      await choose(page, 'About Us', 'About');
      await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
      expect(await headings(page, 2)).toEqual([
        'Vision',
        'Mission',
        'Goals and objectives',
        'Core values',
        'Target groups',
        'Focus thematic areas',
        'Cross-cutting areas',
        'Working approach',
        'Current sectors',
        'Working areas and coverage',
        'History',
        'Affiliated networks',
      ]);
      await page.getByText('Established in 2048 BS (1991 AD).').first().waitFor();
      expect(await labelled(page)).toEqual(['S.N.', 'Network', 'Thematic Focus', 'Responsibility']);
      await page
        .getByRole('main')
        .getByRole('link', { name: /objectives/i })
        .click();
      await page.waitForURL('**/objective');
    });
  });

  test('/objective : static list of eleven objectives', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await page.goto('/objective');
      expect(await page.getByRole('main').locator('ol > li').count()).toBe(11);
    });
  });

  test('/stories and /story/{storyId} : cards of first image, title and shortened text; then the whole story', async () => {
    const title = `Story ${viewport}`;
    const story = await add('stories', {
      title,
      description: `${elevenWords} twelve`,
      image: photo,
      imageAlt: 'A ridge',
    });
    await add('stories', { title: `${title} of eleven`, description: elevenWords, image: photo });
    await add('stories', { title: `${title} third`, description: 'short', image: photo });
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/');
      await choose(page, 'Stories', 'Media');
      const card = (name: string) =>
        page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
      await card(title).getByText('one two three four five six seven eight...').waitFor();
      expect(await card(`${title} of eleven`).textContent()).toContain('six seven eight');
      expect(await card(`${title} of eleven`).textContent()).not.toContain('...');
      await card(title).locator('img').first().waitFor();
      const [first, second] = [await card(title).boundingBox(), await card(`${title} third`).boundingBox()];
      // Three columns at the medium width and up, otherwise one.
      expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0)) < 5).toBe(isWide);
      await page.getByRole('link', { name: title, exact: true }).click();
      await page.waitForURL(`**/story/${story._id}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('img', { name: 'A ridge' }).waitFor();
      await page.getByText(`${elevenWords} twelve`).waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    });
  });

  test('/employees : All Team Members in three groups, each with a round photo, name and position', async () => {
    for (const category of employeeCategories)
      await add('employees', { category, name: `${viewport} ${category}`, position: 'Officer', photo });
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/');
      await choose(page, 'Team', 'About');
      await page.getByRole('heading', { level: 1, name: 'All Team Members' }).waitFor();
      await expect.poll(() => headings(page, 2)).toEqual([...employeeCategories]);
      const person = page.getByRole('listitem').filter({ hasText: `${viewport} ${employeeCategories[1]}` });
      expect(await person.textContent()).toContain('Officer');
      const radius = await person.locator('img').evaluate((image) => {
        const frame = image.closest<HTMLElement>('[class]');
        return [image, frame, frame?.parentElement, frame?.parentElement?.parentElement]
          .map((element) => (element ? parseFloat(getComputedStyle(element).borderRadius) : 0))
          .some((value) => value >= 50);
      });
      expect(radius).toBe(true);
    });
  });

  test('/programs, /past-programs and /present-programs : two cards; all eight columns; split by isOngoing', async () => {
    const values = {
      objective: 'Water',
      targetBeneficiaries: 'All',
      duration: 'A year',
      fundingPartner: 'A fund',
    };
    await add('programs', { ...values, name: `Done ${viewport}`, isOngoing: 'false', budget: '1200' });
    await add('programs', {
      ...values,
      name: `Running ${viewport}`,
      isOngoing: 'true',
      remarks: 'Going well',
    });
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/');
      await choose(page, 'Programs');
      await page.getByText('See all completed projects').waitFor();
      await page.getByText('See all ongoing projects').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Past Projects' }).click();
      await page.getByText(`Done ${viewport}`).waitFor();
      expect(await page.getByText(`Running ${viewport}`).count()).toBe(0);
      expect(await labelled(page)).toEqual([
        'S.N.',
        'Name of Project',
        'Objective',
        'Target Beneficiaries',
        'Duration',
        'Total Budget (NRP)',
        'Funding Partner and Donor',
        'Remarks',
      ]);
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'Present Projects' }).click();
      await page.getByText(`Running ${viewport}`).waitFor();
      expect(await page.getByText(`Done ${viewport}`).count()).toBe(0);
    });
  });

  test.each([
    ['publications', 'publication', 'Publications', 'Open the publication'],
    ['formats', 'format', 'Formats', 'Open the format'],
  ] as const)(
    '/%s : card grid, type, size and pages before the click; the detail links to the file',
    async (path, upload, link, open) => {
      const title = `Paper ${viewport}`;
      const item = await add(path, { title, description: `${elevenWords} twelve`, [upload]: file });
      await journey(browser, { viewport }, async ({ page, context }) => {
        await openAlive(page, '/');
        await choose(page, link, 'Resources');
        const card = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('link', { name: title, exact: true }) });
        await card.getByText('one two three four five six seven eight...').waitFor();
        await card.getByText(/PDF · \d+ (bytes|KB) · 3 pages/).waitFor();
        await page.getByRole('link', { name: title, exact: true }).click();
        await page.waitForURL(`**/${path}/${item._id}`);
        const way = page.getByRole('link', { name: new RegExp(open) });
        const answer = await context.request.get((await way.getAttribute('href')) ?? '');
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
        expect(answer.headers()['content-disposition']).toContain(encodeURIComponent('प्रतिवेदन २०४८.pdf'));
      });
    },
  );

  test('/policies : a single policy file link', async () => {
    await deleteAll('policies');
    const { _id } = await addItem('policies', { policy: file });
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/');
      await choose(page, 'Policies', 'Resources');
      const links = page.getByRole('main').locator('a[href^="/files/policies/"]');
      await links.first().waitFor();
      expect(await links.count()).toBe(1);
    });
    await deleteItem('policies', _id);
  });

  test('/contact : address, phone, e-mail, office hours, two contact persons and a map link', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/');
      await choose(page, 'Contact');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Show on the map' }).waitFor();
      expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThanOrEqual(3);
      expect(await main.locator('a[href^="mailto:"]').count()).toBeGreaterThanOrEqual(3);
      await main.getByText(/hours/i).first().waitFor();
    });
  });

  test('footer (all pages) : address, contacts, registrations, social links, the current year', async () => {
    await journey(browser, { viewport, expected: /404/ }, async ({ page }) => {
      for (const address of ['/', '/gallery', '/no/such/page', '/admins/login']) {
        await page.goto(address);
        const footer = page.getByRole('contentinfo');
        await footer.getByText(`© ${new Date().getFullYear()}`, { exact: false }).waitFor();
        if (address.startsWith('/admins')) continue;
        const text = (await footer.textContent()) ?? '';
        for (const part of [
          'Himshikhar',
          'Maya Himdali',
          'Dev Kiranbasi',
          'DAO 000/048',
          'SWC 00000',
          '2048 BS',
        ])
          expect([address, text.includes(part), part]).toEqual([address, true, part]);
        for (const way of ['tel:', 'mailto:', 'https://social.example'])
          expect(await footer.locator(`a[href^="${way}"]`).count()).toBeGreaterThan(0);
      }
    });
  });
});

describe.each(['phone', 'desktop'] as const)('popup (%s)', (viewport) => {
  test('once per page load, the newest, hidden on /admins; Escape and the close button end it', async () => {
    await deletePopups();
    await addItem('popups', { title: 'Older', photo });
    await addItem('popups', { title: 'Newest', content: 'Read me.', photo });
    await addItem('popups', { title: 'Hidden', isActive: 'false', photo });
    try {
      await journey(browser, { viewport }, async ({ page }) => {
        await page.goto('/contact');
        const dialog = page.getByRole('dialog');
        await page.getByRole('dialog', { name: 'Newest' }).getByText('Read me.').waitFor();
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'detached' });
        await choose(page, 'Programs');
        await page.getByRole('heading', { level: 1, name: 'Our Programs' }).waitFor();
        expect(await dialog.count()).toBe(0);
        await page.reload();
        await dialog.waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await page.goto('/admins/login');
        await page.getByRole('heading', { name: 'Admin Portal' }).waitFor();
        expect(await dialog.count()).toBe(0);
      });
    } finally {
      await deletePopups();
    }
  });

  test('the answer may be a single object', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      const single = { _id: 'x', title: 'Alone', content: '', imageUrl: null, isActive: true, files: {} };
      await page.route('**/api/v1/popups*', (route) => route.fulfill({ json: { data: single } }));
      await page.goto('/contact');
      await page.getByRole('dialog', { name: 'Alone' }).waitFor();
    });
  });
});

describe('long lists page', () => {
  test.each([true, false])(
    "notices: 12, then a real link 'Show more' (JavaScript %s)",
    async (javaScript) => {
      const mark = `Paged ${String(javaScript)}`;
      for (let i = 1; i <= 14; i += 1) await add('notices', { title: `${mark} ${i}`, description: 'x' });
      await journey(browser, { javaScript, viewport: 'phone' }, async ({ page }) => {
        if (javaScript) await openAlive(page, '/notices');
        else await page.goto('/notices');
        const entries = page.getByRole('main').locator('[data-entry]');
        expect(await entries.count()).toBe(12);
        const more = page.getByRole('link', { name: 'Show more' });
        expect(await more.getAttribute('href')).toMatch(/^(\/notices)?\?after=[\w-]+$/);
        await more.click();
        if (javaScript) await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(14);
        else await page.waitForURL(/after=/);
        await page.getByText(`${mark} 1`, { exact: true }).waitFor();
        expect(await page.getByText(`${mark} 14`, { exact: true }).count()).toBe(javaScript ? 1 : 0);
      });
    },
  );
});

test('print : a notice has its letterhead and address, and none of the chrome', async () => {
  const notice = await add('notices', {
    title: 'To be pinned up',
    description: 'Bring a cup.',
    image: photo,
  });
  await journey(browser, {}, async ({ page }) => {
    await page.goto(`/notices/${notice._id}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    await page.getByText('Bring a cup.').waitFor();
    const visible = await page.evaluate(() => document.body.innerText);
    expect(visible).toContain('Pahilo Kiran Samaj');
    expect(visible).toContain(`/notices/${notice._id}`);
  });
});
