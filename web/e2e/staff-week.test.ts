import { getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { dayAfter, siteDay } from '@content/dates/calendar';
import { looksRight } from './axe';
import { enter, journey, staffJourney } from './visit';
import { createServices } from '../../functions/src/services';
import { addColleague } from './colleague';
import { addItem, deleteLater, landscape, sessionOf } from './content';
import { alertSaying, chooseScreen, entered, goTo, input, saveButton, toast } from './staff-kit';

test('on a phone: next month’s dates, a review that a colleague is asked for, and the visits', async () => {
  createServices(); // connects
  const sita = await addColleague('Sita Thapa', 'editor');
  const title = `Health camp ${Date.now()}`;
  const nextMonth = dayAfter(`${siteDay(new Date()).slice(0, 7)}-01`, 31).slice(0, 7);
  const image = { bytes: await landscape(600, 400), name: 'camp.jpg' };
  const { _id } = await addItem('notices', {
    title,
    description: 'At the school.',
    image,
    heldOn: `${nextMonth}-20`,
  });
  await getFirestore()
    .collection('visits')
    .doc(siteDay(new Date()))
    .set({ pages: { [`/notices/${_id}`]: 1234, '/search': 1200 } });

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

test('on a phone: a notice is kept as a template, hidden from visitors, and a new one starts from it', async () => {
  const title = `Tender ${Date.now()}`;
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    const opened = async () => {
      await page.waitForURL(/\/notices\/(?!new)[^/]+$/);
      deleteLater('notices', page.url().split('/').at(-1) ?? '');
    };
    await page.goto('/admins/notices/new');
    await input(page, 'title').fill(title);
    const keep = page.getByRole('group', { name: 'Keep as a template' });
    await keep.getByRole('radio', { name: 'Yes' }).check();
    await saveButton(page).click();
    await alertSaying(page, 'Title and description are required').waitFor();
    await page
      .getByText('Visitors see no templates: save it as a draft, or change “Keep as a template”')
      .waitFor();
    await page.getByRole('button', { name: 'Save draft', exact: true }).click();
    await opened();

    await page.goto('/admins/notices/new');
    const templates = page.getByRole('region', { name: 'Templates' });
    await templates.getByRole('button', { name: title }).waitFor();
    await looksRight(page);
    await templates.getByRole('button', { name: title }).click();
    await opened();
    await expect.poll(() => entered(input(page, 'title'))).toBe(title);
    expect(await keep.getByRole('radio', { name: 'No' }).isChecked()).toBe(true);
  });
});
