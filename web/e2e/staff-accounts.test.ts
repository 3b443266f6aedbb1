import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { looksRight } from './axe';
import { takeItToBe } from './page';
import { enter, journey, staffJourney } from './visit';
import { sessionOf } from './content';
import { chooseScreen, goTo, theForm, toast } from './staff-kit';
import { choosePassword, mailedCodes } from '../../functions/src/testing/mail';

const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Staff accounts' }).getByRole('listitem').filter({ hasText: text });

async function invite(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
}

/** Opens the dashboard in a month whose calendar year has to be entered; whether that is asked for. */
async function isAskedForMonths(page: Page): Promise<boolean> {
  const clock = await takeItToBe(page, '2027-02-01T06:00:00Z');
  await page.goto('/admins');
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
  await clock.dispose();
  return (await page.getByRole('link', { name: 'The months of 2084 BS have to be entered' }).count()) > 0;
}

/** What an editor finds: neither staff accounts, the organisation nor calendar years. */
async function beEditor(session: string): Promise<void> {
  await journey({ viewport: 'phone', expected: /403/ }, async ({ page, context }) => {
    await enter(context, session);
    expect(await isAskedForMonths(page)).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const links = page.getByRole('navigation', { name: 'Admin' });
    await links.getByRole('link', { name: 'Your account' }).waitFor();
    expect(await links.getByRole('link', { name: 'Staff accounts' }).count()).toBe(0);
    await goTo(page, '/admins/staff');
    await page.getByText('Only an administrator can see and change who is staff.').waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    await looksRight(page);
    await goTo(page, '/admins/organisation');
    await page.getByText('Only an administrator can change this').waitFor();
    expect(await theForm(page).count()).toBe(0);
    await looksRight(page);
    await goTo(page, '/admins/contact');
    await theForm(page).waitFor();
  });
}

test('nobody can remove themselves; who is invited, without errors, gets an email that can be resent, is listed with the sign-in, an editor until made an administrator, and staff until removed', async () => {
  const id = randomUUID().slice(0, 8);
  const password = 'rhododendron-2081';
  const person = { name: `Sita ${id}`, email: `sita-${id}@example.org` };
  await staffJourney({ viewport: 'phone', expected: /409/ }, async ({ page }) => {
    expect(await isAskedForMonths(page)).toBe(true);
    await chooseScreen(page, 'Staff accounts');
    const own = row(page, 'staff@example.org');
    expect(await own.textContent()).toContain('Demo Staff (you)');
    expect(await own.textContent()).toMatch(
      /You cannot remove yourself\.|You are the only administrator: invite a second\./,
    );
    expect(await own.getByRole('button', { name: /Remove|Make/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await looksRight(page);

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

    await invite(page, person);
    await toast(
      page,
      `${person.name} is staff now. A mail with a link to choose a password is on its way to ${person.email}.`,
    ).waitFor();
    await row(page, person.email).getByText('Invited, has not signed in yet').waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('');
    await page.getByRole('button', { name: `Send the mail again to ${person.name}` }).click();
    await toast(page, `A mail with a link to choose a password is on its way to ${person.email}.`).waitFor();
    const codes = await mailedCodes(person.email);
    expect(codes).toHaveLength(2);
    expect(await choosePassword(codes.at(-1) ?? '', password)).toBe(200);
    await row(page, person.email).getByText('Editor ·').waitFor();
    // The emulator tells a sign-in from the account's creation by the second in which it was.
    await page.waitForTimeout(1_100);
    await beEditor(await sessionOf({ email: person.email, password }));
    await row(page, person.email).getByRole('button', { name: 'Make administrator' }).click();
    await toast(page, `${person.name} is an administrator now.`).waitFor();
    await row(page, person.email).getByRole('button', { name: 'Make editor' }).click();
    await toast(page, `${person.name} is an editor now.`).waitFor();
    await row(page, person.email)
      .getByText(/Last active on \d+ \w+ \d{4} at \d\d:\d\d/)
      .waitFor();
    // Removing asks first.
    const remove = page.getByRole('button', { name: `Remove ${person.name}` });
    const dialog = page.getByRole('dialog', { name: 'Remove this staff member?' });
    await remove.click();
    expect(await dialog.textContent()).toContain(
      `${person.name} (${person.email}) is signed out everywhere at once and can no longer change the site.`,
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await remove.click();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await toast(page, `${person.name} can no longer sign in.`).waitFor();
    await row(page, person.email).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('list', { name: 'History' });
    await history.getByText(`invited “${person.name}”`).waitFor();
    await history.getByText(`removed “${person.name}”`).waitFor();
  });
});
