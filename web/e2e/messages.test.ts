import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { looksRight } from './axe';
import { answerFirst } from './page';
import { journey, staffJourney } from './visit';
import { addItem, picturePart, siteUrl } from './content';
import { goTo, toast } from './staff-kit';

/** Nobody who writes is as fast as a test. */
const asSlowAsPeople = (page: Page) => page.waitForTimeout(3_100);
const row = (page: Page, subject: string) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: subject });

/** Complains in Nepali without a name, and looks the complaint up. Returns its receipt. */
async function complain(): Promise<string> {
  let receipt = '';
  await journey({ viewport: 'phone', serviceWorker: true }, async ({ page }) => {
    await page.goto('/ne/contact');
    await page.getByRole('radio', { name: 'गुनासो वा चिन्ता' }).check();
    await page.getByLabel('विषय').fill('चामल');
    await page.getByLabel('सन्देश').fill('चामल बेचियो।');
    await asSlowAsPeople(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: 'पठाउनुहोस्' }).click();
    const said = page.getByRole('status').filter({ hasText: 'तपाईंको रसिद नम्बर' });
    receipt = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await said.innerText())?.[0] ?? '';
    await page.getByLabel('रसिद नम्बर').fill(receipt);
    await page.getByRole('button', { name: 'हेर्नुहोस्' }).click();
    await page.getByRole('status').filter({ hasText: 'जवाफ दिन बाँकी छ' }).waitFor();
    // Nothing of it stays on the device.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const stored = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
      );
      return JSON.stringify([stored, localStorage, sessionStorage]);
    });
    expect(kept).not.toMatch(/api\/v1\/messages/);
    expect(kept).not.toContain(receipt);
  });
  return receipt;
}

test('a question about a notice, sent from a phone over a poor connection, is answered from the inbox; an anonymous complaint has a receipt, and its answer from the person named for complaints', async () => {
  const image = await picturePart();
  // With the switch against floods: what the browser works out makes it a new one.
  await addItem('contact', { lead: 'Call or come by.', asksForWork: 'true' });
  const title = `Health camp ${Date.now()}`;
  const { _id } = await addItem('notices', { title, description: 'On Friday.', image });
  const ask = journey({ viewport: 'phone', expected: /400|ERR_FAILED/ }, async ({ page }) => {
    await page.goto(`/notices/${_id}?v=1`);
    await page.getByRole('link', { name: 'Ask about this' }).click();
    await page.getByRole('heading', { name: 'Write to us' }).waitFor();
    const field = (name: string) => page.getByRole('textbox', { name });
    await expect.poll(() => field('Subject').inputValue()).toBe(title);
    await field('Message').fill('When does it begin?');
    await field('Your name').fill('Asha');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Please fill this in').waitFor();
    expect(await field('Phone or e-mail').getAttribute('aria-invalid')).toBe('true');
    await expect
      .poll(() => field('Phone or e-mail').evaluate((at) => at === document.activeElement))
      .toBe(true);
    await looksRight(page);
    await field('Phone or e-mail').fill('९८४८०१२३४५');
    await answerFirst(page, '**/api/v1/messages', async (route) => {
      await page.getByRole('button', { name: 'One moment …' }).waitFor();
      await route.abort('failed');
    });
    await asSlowAsPeople(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').filter({ hasText: 'What you wrote is still here' }).waitFor();
    expect(await field('Message').inputValue()).toBe('When does it begin?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('status').filter({ hasText: 'your message has arrived' }).waitFor();
  });
  // Both mostly wait, as people do.
  const [receipt] = await Promise.all([complain(), ask]);
  const naming = async (page: Page, action: string) => {
    await goTo(page, '/admins/staff');
    const own = page.getByRole('listitem').filter({ hasText: 'staff@example.org' });
    await own.getByRole('button', { name: action }).click();
    await toast(
      page,
      /^Name/.test(action) ? 'Demo Staff reads complaints.' : 'Demo Staff no longer reads complaints.',
    ).waitFor();
  };
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins');
    await page.getByRole('link', { name: /^\d+ new questions?$/ }).click();
    await row(page, title).getByText(title).click();
    expect(await row(page, title).getByRole('link', { name: '९८४८०१२३४५' }).getAttribute('href')).toBe(
      'tel:+9779848012345',
    );
    await looksRight(page);
    await row(page, title).getByRole('button', { name: 'Mark as answered' }).click();
    await toast(page, 'The message is under “answered” now.').waitFor();
    await row(page, title).waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Questions: answered');
    await row(page, title).waitFor();
    const csv = await page.getByRole('link', { name: 'Export this list' }).getAttribute('href');
    expect(decodeURIComponent(csv ?? '')).toContain(`"${title}"`);

    expect(await page.getByRole('combobox', { name: 'Show' }).innerText()).not.toContain('Complaints');
    await naming(page, 'Name for complaints');
    await goTo(page, '/admins/messages');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Complaints: new');
    await row(page, 'चामल').getByText('Without a name').click();
    await page.getByRole('textbox', { name: 'Answer' }).fill('पैसा फिर्ता भयो।');
    await row(page, 'चामल').getByRole('button', { name: 'Mark as answered' }).click();
    await toast(page, 'The message is under “answered” now.').waitFor();
    await naming(page, 'Take off complaints');
    await page.goto('/ne/contact');
    await page.getByLabel('रसिद नम्बर').fill(receipt);
    await page.getByRole('button', { name: 'हेर्नुहोस्' }).click();
    await page.getByRole('status').filter({ hasText: 'पैसा फिर्ता भयो।' }).waitFor();
  });
});

test('without JavaScript a message is sent, an invalid one keeps its input, and a receipt is shown', async () => {
  await journey({ javaScript: false, expected: /400/ }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Subject').fill('The format');
    await page.getByLabel('Message').fill('Where is it?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'This has not been sent yet' }).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Where is it?');
    await page.getByLabel('Your name').fill('Hari');
    await page.getByLabel('Phone or e-mail').fill('hari@example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(`${siteUrl}/contact?sent=1#write`);
    await page.getByText('Thank you, your message has arrived.').waitFor();
    await page.goto('/contact');
    await page.getByRole('radio', { name: 'A complaint or worry' }).check();
    expect(await page.getByText('You need not say who you are.').isVisible()).toBe(true);
    await page.getByLabel('Subject').fill('A worry');
    await page.getByLabel('Message').fill('Rice was sold.');
    await page.getByRole('button', { name: 'Send' }).click();
    const receipt = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
    await page.getByRole('link', { name: 'Back to the contact page' }).click();
    await page.getByLabel('Receipt number').fill(receipt);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.getByText('Your complaint has arrived, and has not been answered yet.').waitFor();
  });
});
