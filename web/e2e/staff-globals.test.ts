import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { globals } from '@content';
import { aboutDefaults } from '@site/defaults/about';
import { organisationDefaults } from '@site/defaults/organisation';
import { axeFindings, choose, journey, openAlive, siteUrl } from './browser';
import { addColleague } from './colleague';
import { clear, sessionOf } from './content';
import { dialogCalled, entered, goTo, input, saveButton, theForm, toast } from './staff-kit';
import { enter, staffJourney } from './staff-visit';

/** Afterwards every page is as the site came with it. */
const beginAnew = async () => {
  for (const { path } of globals) await clear(path);
};
beforeEach(beginAnew);
afterAll(async () => {
  await beginAnew();
});

const INTRO = 'We are neighbours who mend springs, and we begin at dawn.';
const PHONE = '+977 83-520123';
const [before] = organisationDefaults.phones;

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page, name: string) => theForm(page).getByRole('button', { name, exact: true });

const telOf = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** What a visitor reads: the page's introduction, and the number at the foot of it and on the contact page. */
async function expectSeen(intro: string, phone: string): Promise<void> {
  await journey({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/about-us-details');
    await page.getByText(intro.split('\n')[0] ?? '').waitFor();
    await footer(page).getByRole('link', { name: phone }).waitFor();
    await page.goto('/contact');
    const link = page.getByRole('main').getByRole('link', { name: phone });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(telOf(phone));
    expect(await page.content()).toContain(`"telephone":"${phone}"`);
  });
}

/** The same by the pages as they come from the server. */
async function expectServed(intro: string, phone: string): Promise<void> {
  const [about, contact] = await Promise.all(
    ['/about-us-details', '/contact'].map(async (path) => (await fetch(siteUrl + path)).text()),
  );
  expect(about).toContain(intro.split('\n')[0]);
  for (const page of [about, contact]) expect(page).toContain(`href="${telOf(phone)}"`);
  expect(contact).toContain(`"telephone":"${phone}"`);
}

test('the secretary changes About and the phone number, looks at them first, and brings the old ones back', async () => {
  await expectServed(aboutDefaults.intro, before?.number ?? '');
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    await openAlive(page, '/about-us-details');
    await page.getByRole('link', { name: 'Edit this page' }).click();
    await page.waitForURL('**/admins/about');
    await page.getByRole('heading', { level: 1, name: 'About page' }).waitFor();
    const intro = page.getByLabel(/^Introduction/).first();
    await expect.poll(() => entered(intro)).toBe(aboutDefaults.intro);
    await intro.fill(INTRO);
    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: /^Save draft and preview/ }).click(),
    ]);
    await preview.waitForURL(/\/about-us-details\?preview=/);
    await preview.getByText(INTRO).waitFor();
    await preview.getByText(aboutDefaults.mission).waitFor();
    await preview.close();
    await expectServed(aboutDefaults.intro, before?.number ?? '');
    await saveButton(page).click();
    await toast(page, '“About page” was published.').waitFor();

    await goTo(page, '/admins/organisation');
    await input(page, 'phones.0.number').fill(PHONE);
    await saveButton(page).click();
    await toast(page, '“Organisation” was published.').waitFor();
    await expectSeen(INTRO, PHONE);

    // The one before is kept, with the other texts as they were.
    await input(page, 'phones.0.number').fill('+977 83-520999');
    await saveButton(page).click();
    await toast(page, '“Organisation” was saved.').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await toast(page, '“Organisation” is as it was before.').waitFor();
    await expect.poll(() => input(page, 'phones.0.number').inputValue()).toBe(PHONE);
    await expectServed(INTRO, PHONE);

    await page.getByRole('button', { name: 'Restore the original texts' }).click();
    await expect.poll(() => input(page, 'phones.0.number').inputValue()).toBe(before?.number);
    await saveButton(page).click();
    await toast(page, '“Organisation” was saved.').waitFor();
    await expectServed(INTRO, before?.number ?? '');
  });
});

/** Opens the form of About in a tab of its own, without what another tab has kept. */
async function openAbout(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/admins/about');
  await input(page, 'vision').waitFor();
  return page;
}

test('words that two change for the first time are put together, and asked about where they differ', async () => {
  await staffJourney({ viewport: 'phone', expected: /409/ }, async ({ page, context }) => {
    await page.goto('/admins/about');
    await input(page, 'vision').fill('Mine: a just west');
    const other = await openAbout(context);
    await input(other, 'vision').fill('Theirs: a fair west');
    await input(other, 'goals').fill('Their goals');
    await saveButton(other).click();
    await toast(other, '“About page” was published.').waitFor();
    await saveButton(page).click();
    const conflict = dialogCalled(page, 'This about page has changed since you opened it');
    await conflict.getByText('Theirs: a fair west', { exact: true }).waitFor();
    await conflict.getByRole('button', { name: 'Save my choices' }).click();
    await toast(page, '“About page” was saved.').waitFor();
    expect(await input(page, 'goals').inputValue()).toBe('Their goals');
    expect(await input(page, 'vision').inputValue()).toBe('Mine: a just west');
  });
});

test('what is changed is read on the next page too, without loading it anew', async () => {
  await staffJourney({}, async ({ page: staffPage }) => {
    await staffPage.goto('/admins/home');
    await input(staffPage, 'headline').fill('Light reaches every ridge');
    await saveButton(staffPage).click();
    await toast(staffPage, '“Home page” was published.').waitFor();
    await goTo(staffPage, '/admins/organisation');
    await input(staffPage, 'name').fill('Sunrise Society of the West');
    await saveButton(staffPage).click();
    await toast(staffPage, '“Organisation” was published.').waitFor();

    await journey({ viewport: 'desktop' }, async ({ page }) => {
      await openAlive(page, '/notices');
      await expect.poll(() => page.title()).toBe('Get Involved · Sunrise Society of the West');
      await page.getByRole('link', { name: 'Sunrise Society of the West, home' }).click();
      await page.getByRole('heading', { level: 1, name: 'Light reaches every ridge' }).waitFor();
      expect(await page.title()).toBe('Sunrise Society of the West');
      await choose(page, 'Contact');
      await page.waitForURL('**/contact');
      await footer(page).getByRole('heading', { name: 'Sunrise Society of the West' }).waitFor();
      const { request } = page.context();
      const feed = await (await request.get('/notices.xml')).text();
      expect(feed).toContain('<title>Sunrise Society of the West: notices</title>');
      const manifest: unknown = await (await request.get('/site.webmanifest')).json();
      expect(manifest).toMatchObject({ name: 'Sunrise Society of the West', start_url: '/' });
    });
  });
});

test('rows are added, moved and removed by keyboard and touch, and what is missing is told at its place', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins/organisation');
    // A long form leads to its parts.
    const parts = page.getByRole('navigation', { name: 'Parts of this form' });
    await parts.getByRole('link', { name: 'Registration and donations' }).click();
    const part = page.getByRole('heading', { name: 'Registration and donations' });
    expect(await part.evaluate((element) => element === document.activeElement)).toBe(true);
    const top = await part.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(60); // below the bar
    expect(top).toBeLessThan(300);
    await button(page, 'Add: contact person').click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('contacts.2.name');
    await page.keyboard.type('Sita Rai');
    await saveButton(page).click();
    await theForm(page).getByRole('alert').filter({ hasText: 'Some details are missing' }).waitFor();
    await theForm(page).getByText('Contact person 3: Role is required').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('contacts.2.role');
    await page.keyboard.type('Chairperson');
    const up = button(page, 'Move up: Contact person 3');
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => input(page, 'contacts.1.name').inputValue()).toBe('Sita Rai');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move up: Contact person 2');
    await page.keyboard.press('Enter');
    await expect.poll(() => input(page, 'contacts.0.name').inputValue()).toBe('Sita Rai');
    await button(page, 'Remove: Contact person 2').click();
    await expect.poll(() => input(page, 'contacts.2.name').count()).toBe(0);
    await saveButton(page).click();
    await toast(page, '“Organisation” was published.').waitFor();
    await page.goto('/contact');
    const names = page.locator('main h3');
    await expect.poll(() => names.allTextContents()).toEqual(['Sita Rai', 'Dev Kiranbasi']);
  });
});

test('an editor is told that an administrator changes the organisation’s details', async () => {
  const colleague = await addColleague('Bina Editor', 'editor');
  await journey({ viewport: 'phone' }, async ({ page, context }) => {
    await enter(context, await sessionOf(colleague));
    await page.goto('/admins/organisation');
    await page.getByText('Only an administrator can change this').waitFor();
    expect(await theForm(page).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await goTo(page, '/admins/contact');
    await input(page, 'lead').waitFor();
  });
});

test('an administrator adds a wallet by a picture of its code; visitors are led to it, copy its number and scan the code', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins/organisation');
    await button(page, 'Add: wallet').click();
    await input(page, 'wallets.0.wallet').fill('eSewa');
    await input(page, 'wallets.0.holder').fill('Asha Sample');
    await input(page, 'wallets.0.number').fill('9800000001');
    const wallet = theForm(page)
      .getByRole('listitem')
      .filter({ has: page.locator('[name="wallets.0.code"]') });
    const photograph = async (text: string) => {
      const code = sharp(Buffer.from(renderSVG(text, { border: 2 }))).resize(400);
      const photo = await code.rotate(7, { background: 'tan' }).jpeg({ quality: 60 }).toBuffer();
      const file = { name: 'code.jpg', mimeType: 'image/jpeg', buffer: photo };
      await wallet.locator('input[type=file]').setInputFiles(file);
    };
    await photograph('https://pay.example/asha');
    await wallet.getByText('QR code is not a payment code of Fonepay').waitFor();
    await photograph('{"eSewa_id":"9800000001","name":"Asha Sample"}');
    await wallet.getByText('Pays Asha Sample').waitFor();
    await saveButton(page).click();
    await toast(page, '“Organisation” was published.').waitFor();
  });
  await journey({ viewport: 'phone' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAlive(page, '/contact');
    await choose(page, 'Support us');
    await page.getByRole('heading', { level: 1, name: 'Support us' }).waitFor();
    await page.locator('figure svg').waitFor();
    await page.getByText('Scan to pay').getByText('Asha Sample').waitFor();
    await page.getByRole('button', { name: 'Copy: 9800000001' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('9800000001');
  });
});
