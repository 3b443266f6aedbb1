import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { renderSVG } from 'uqr';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globals } from '@content';
import { aboutDefaults } from '@site/defaults/about';
import { organisationDefaults } from '@site/defaults/organisation';
import { choose } from './page';
import { journey, staffJourney } from './visit';
import { clear, siteUrl } from './content';
import { entered, goTo, input, saveButton, theForm, toast } from './staff-kit';

/** Afterwards every page is as the site came with it. */
const beginAnew = async () => {
  for (const { path } of globals) await clear(path);
};
beforeAll(beginAnew);
afterAll(beginAnew);

const INTRO = 'We are neighbours who mend springs, and we begin at dawn.';
const PHONE = '+977 83-520123';
const NAME = 'Sunrise Society of the West';
const [before] = organisationDefaults.phones;

const footer = (page: Page) => page.getByRole('contentinfo');
const button = (page: Page, name: string) => theForm(page).getByRole('button', { name, exact: true });

const telOf = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** What a visitor reads: the introduction, the number at its foot, both and the names where links lead, and whom to pay. */
async function expectSeen(): Promise<void> {
  await journey({ viewport: 'phone' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/about-us-details');
    await page.getByText(INTRO).waitFor();
    await footer(page).getByRole('link', { name: PHONE }).waitFor();
    await choose(page, 'Contact');
    await page.waitForURL('**/contact');
    const link = page.getByRole('main').getByRole('link', { name: PHONE });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(telOf(PHONE));
    expect(await page.title()).toBe(`Contact · ${NAME}`);
    expect(await page.locator('main h3').allTextContents()).toEqual(['Sita Rai', 'Dev Kiranbasi']);
    await footer(page).getByRole('heading', { name: NAME }).waitFor();
    const { request } = context;
    const feed = await (await request.get('/notices.xml')).text();
    expect(feed).toContain(`<title>${NAME}: notices</title>`);
    const manifest: unknown = await (await request.get('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name: NAME, start_url: '/' });
    await choose(page, 'Support us');
    await page.getByRole('heading', { level: 1, name: 'Support us' }).waitFor();
    await page.locator('figure svg').waitFor();
    await page.getByText('Scan to pay').getByText('Asha Sample').waitFor();
    await page.getByRole('button', { name: 'Copy: 9800000001' }).click();
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('9800000001');
  });
}

/** The same by the pages as they come from the server. */
async function expectServed(intro: string, phone: string): Promise<void> {
  const [about, contact, home] = await Promise.all(
    ['/about-us-details', '/contact', '/'].map(async (path) => (await fetch(siteUrl + path)).text()),
  );
  expect(about).toContain(intro.split('\n')[0]);
  for (const page of [about, contact]) expect(page).toContain(`href="${telOf(phone)}"`);
  expect(home).toContain(`"telephone":"${phone}"`);
}

/** Adds, moves and removes rows by keyboard and touch, and adds a wallet from a picture of its QR code. */
async function changeRows(page: Page): Promise<void> {
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
  await page.keyboard.type('Chair');
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
}

test('the secretary previews and publishes About, name, phone number, contact persons and a wallet, which visitors find and pay with, and restores the old ones', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    await page.goto('/admins/about');
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
    await changeRows(page);
    await input(page, 'phones.0.number').fill(PHONE);
    await input(page, 'name').fill(NAME);
    await saveButton(page).click();
    await toast(page, '“Organisation” was published.').waitFor();
    await expectSeen();

    await page.getByRole('button', { name: 'Restore the original texts' }).click();
    await expect.poll(() => input(page, 'phones.0.number').inputValue()).toBe(before?.number);
    await saveButton(page).click();
    await toast(page, '“Organisation” was saved.').waitFor();
    await expectServed(INTRO, before?.number ?? '');
  });
});
