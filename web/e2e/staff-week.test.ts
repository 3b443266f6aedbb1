import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS, dayAfter, siteDay } from '@content/dates/calendar';
import { looksRight } from './axe';
import { enter, journey, staffJourney } from './visit';
import { createServices } from '../../functions/src/services';
import { addColleague } from './colleague';
import { addItem, deleteLater, sessionOf } from './content';
import { dropOperations } from './firestore';
import { alertSaying, chooseScreen, entered, goTo, input, saveButton, toast } from './staff-kit';

const { operations } = createServices();
beforeAll(dropOperations);

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const none = { count: 0, names: [] };
const run = { seconds: 9, purged: 2, removed: 14, unknown: none, failed: none };
const backup = { name: '2026-11-21T20-30-00Z', documents: 1240, files: 3708, bytes: 1e9, accounts: 3 };
const message = 'TypeError: Cannot read properties of undefined at /assets/site-1a2b3c4d.js:1:23456';

test('on a phone: next month’s dates, a review that a colleague is asked for, the visits, how the site is doing, and a notice as a template, hidden from visitors, from which a new one starts', async () => {
  const sita = await addColleague('Sita Thapa', 'editor');
  const title = `Health camp ${Date.now()}`;
  const nextMonth = dayAfter(`${siteDay(new Date()).slice(0, 7)}-01`, 31).slice(0, 7);
  const camp = { title, description: 'At the school.', heldOn: `${nextMonth}-20` };
  const { _id } = await addItem('notices', camp);
  await getFirestore()
    .collection('visits')
    .doc(siteDay(new Date()))
    .set({ pages: { [`/notices/${_id}`]: 1234, '/search': 1200 } });
  await operations.noteCleanup({ at: ago(3 * 3600_000), ...run }, { notices: { files: 96, bytes: 21e6 } });
  await operations.noteBackup({ at: ago(5 * DAY_MS), ...backup });
  await operations.addReport({ message, page: '/stories' });

  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins');
    await chooseScreen(page, 'Calendar');
    await page.getByRole('heading', { name: /^Today, / }).waitFor();
    await page.getByRole('link', { name: 'Later' }).click();
    const day = page.getByRole('region', { name: /^\w+ 20 \w+ \(\d+ \w+ \d{4}\)$/ });
    await day.getByText('Notice: takes place').waitFor();
    await looksRight(page);
    await day.getByRole('link', { name: title }).click();

    await page.getByRole('button', { name: 'Ask a colleague to look' }).click();
    await page.getByRole('combobox', { name: 'Colleague' }).selectOption('Sita Thapa');
    await page.getByRole('textbox', { name: 'What to look at' }).fill('Is the school right?');
    await looksRight(page);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText('Please look, from you to Sita Thapa: Is the school right?').waitFor();

    await goTo(page, '/admins');
    await chooseScreen(page, 'Visits');
    const [first, second] = [0, 1].map((at) =>
      page.getByRole('list', { name: 'Pages' }).getByRole('listitem').nth(at),
    );
    expect(await first?.innerText()).toMatch(new RegExp(`${title}\\s+/notices/${_id}\\s+1,234`));
    expect(await second?.innerText()).toMatch(/\/search\s+1,200/);
    await looksRight(page);

    await goTo(page, '/admins');
    await chooseScreen(page, 'How the site is doing');
    await page.getByText('One thing needs attention.').waitFor();
    // Its sentences are told by site-health-labels.test.ts.
    const part = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name }) });
    expect(await part('Backup').textContent()).toMatch(
      /There has been no backup since \w+ \d+ \w+\.Tell the person who looks after the site\./,
    );
    expect(await part('Errors this week').textContent()).toContain('1 error.A few in a week are normal.');
    for (const name of ['Daily clean-up', 'Storage']) await part(name).waitFor();
    await page.getByText('For the person who looks after the site').focus();
    await page.keyboard.press('Enter');
    await page.getByText(message).waitFor();
    await looksRight(page);

    const template = `Tender ${Date.now()}`;
    const opened = async () => {
      await page.waitForURL(/\/notices\/(?!new)[^/]+$/);
      deleteLater('notices', page.url().split('/').at(-1) ?? '');
    };
    await goTo(page, '/admins/notices/new');
    await input(page, 'title').fill(template);
    const keep = page.getByRole('group', { name: 'Keep as a template' });
    await keep.getByRole('radio', { name: 'Yes' }).check();
    await saveButton(page).click();
    await alertSaying(page, 'Title and description are required').waitFor();
    await page
      .getByText('Visitors see no templates: save it as a draft, or change “Keep as a template”')
      .waitFor();
    await page.getByRole('button', { name: 'Save draft', exact: true }).click();
    await opened();

    await goTo(page, '/admins/notices/new');
    const templates = page.getByRole('region', { name: 'Templates' });
    await templates.getByRole('button', { name: template }).waitFor();
    // In either calendar: its choice stays on the device, for all days.
    await page.getByRole('button', { name: 'Use the Nepali calendar' }).first().click();
    await page.getByRole('group', { name: 'Closes on' }).getByLabel('Day').waitFor();
    await looksRight(page);
    await templates.getByRole('button', { name: template }).click();
    await opened();
    await expect.poll(() => entered(input(page, 'title'))).toBe(template);
    expect(await keep.getByRole('radio', { name: 'No' }).isChecked()).toBe(true);
  });

  await journey({ viewport: 'phone' }, async ({ page, context }) => {
    await enter(context, await sessionOf(sita));
    await page.goto('/admins');
    await page.getByRole('link', { name: `Please look: ${title}` }).click();
    await page.getByText('Please look, from Demo Staff to you: Is the school right?').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await toast(page, 'The request is done.').waitFor();
    await page.getByText('Please look,').waitFor({ state: 'detached' });
  });
});
