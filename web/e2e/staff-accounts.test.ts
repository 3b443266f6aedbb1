import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings, journey, launch, overflowsSideways } from './browser';
import { staffJourney } from './staff-visit';

const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;
const browser = await launch();

const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Staff accounts' }).getByRole('listitem').filter({ hasText: text });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

function newPerson() {
  const id = randomUUID().slice(0, 8);
  return { name: `Sita ${id}`, email: `sita-${id}@example.org` };
}

/** The codes that the Auth emulator would have mailed to somebody, oldest first. */
async function mailedCodes(email: string): Promise<string[]> {
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  const response = await fetch(`${emulator}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] };
  return oobCodes.filter((code) => code.email === email).map(({ oobCode }) => oobCode);
}

/** What the person does with the mailed link: choosing a password on Firebase's page. */
async function choosePassword(oobCode: string, newPassword: string): Promise<void> {
  const url = `${emulator}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ oobCode, newPassword }),
  });
  expect(response.status).toBe(200);
}

async function invite(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
}

describe('on a phone', () => {
  test('an invited person chooses a password by mail and signs in, until somebody removes them', async () => {
    const person = newPerson();
    await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
      await page.goto('/admins');
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      const menu = page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      await page
        .getByRole('navigation', { name: 'Admin' })
        .getByRole('link', { name: 'Staff accounts' })
        .click();
      await page.getByRole('heading', { level: 1, name: 'Staff accounts' }).waitFor();
      await invite(page, person);
      await toast(
        page,
        `${person.name} is staff now. A mail with a link to choose a password is on its way to ${person.email}.`,
      ).waitFor();
      await row(page, person.email).getByText('Invited, has not signed in yet').waitFor();
      expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('');
      const [code] = await mailedCodes(person.email);
      await choosePassword(code ?? '', 'rhododendron-2081');

      await journey(browser, { viewport: 'phone', expected: /401/ }, async (own) => {
        await own.page.goto('/admins/login');
        await own.page.getByLabel('Email').fill(person.email);
        await own.page.getByLabel('Password').fill('rhododendron-2081');
        // The emulator tells a sign-in from the account's creation by the second in which it was.
        await own.page.waitForTimeout(1_100);
        await own.page.getByRole('button', { name: 'Sign in' }).click();
        await own.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

        await page.reload();
        await row(page, person.email)
          .getByText(/Last active on \d+ \w+ \d{4} at \d\d:\d\d/)
          .waitFor();
        await remove(page, person.name);
        await toast(page, `${person.name} can no longer sign in.`).waitFor();
        await row(page, person.email).waitFor({ state: 'detached' });

        await own.page.goto('/admins/notices');
        await own.page.waitForURL('**/admins/login?to=%2Fadmins%2Fnotices');
      });
      await page.getByRole('button', { name: 'History' }).click();
      const history = page.getByRole('list', { name: 'History' });
      await history.getByText(`invited “${person.name}”`).waitFor();
      await history.getByText(`removed “${person.name}”`).waitFor();
    });
  });

  test('one cannot remove oneself; an invitation says what is wrong with it, at its fields; axe finds nothing, and nothing overflows', async () => {
    await staffJourney(browser, { viewport: 'phone', expected: /409/ }, async ({ page }) => {
      await page.goto('/admins/staff', { waitUntil: 'networkidle' });
      const own = row(page, 'staff@example.org');
      expect(await own.textContent()).toContain('Demo Staff (you)');
      expect(await own.textContent()).toMatch(
        /You cannot remove yourself\.|You are the only administrator: invite a second\./,
      );
      expect(await own.getByRole('button').count()).toBe(0);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);

      await page.getByRole('textbox', { name: 'Name' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Name is required', { exact: true }).waitFor();
      expect(await page.getByText('Email is required', { exact: true }).isVisible()).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
      await invite(page, { name: 'Sita', email: 'not an address' });
      await page.getByText('Enter a valid email address', { exact: true }).waitFor();
      expect(await page.getByText('Name is required').count()).toBe(0);
      await invite(page, { name: 'Sita', email: 'staff@example.org' });
      await page.getByText('This person is a staff member already', { exact: true }).waitFor();
      expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Sita');
    });
  });
});

test('the mail is sent again, and removing asks first', async () => {
  const person = newPerson();
  await staffJourney(browser, {}, async ({ page }) => {
    await page.goto('/admins/staff');
    await invite(page, person);
    await row(page, person.email).waitFor();
    await page.getByRole('button', { name: `Send the mail again to ${person.name}` }).click();
    await toast(page, `A mail with a link to choose a password is on its way to ${person.email}.`).waitFor();
    expect(await mailedCodes(person.email)).toHaveLength(2);

    await page.getByRole('button', { name: `Remove ${person.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this staff member?' });
    expect(await dialog.textContent()).toContain(
      `${person.name} (${person.email}) is signed out everywhere at once and can no longer change the site.`,
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await row(page, person.email).count()).toBe(1);
    await remove(page, person.name);
    await row(page, person.email).waitFor({ state: 'detached' });
  });
});
