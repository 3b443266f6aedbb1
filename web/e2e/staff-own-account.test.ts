import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffApiPaths } from '@content/api/staff-contract';
import { looksRight } from './axe';
import { takeItToBe } from './page';
import { enter, journey, staffJourney } from './visit';
import { addColleague } from './colleague';
import { sessionOf, siteUrl } from './content';
import { goTo, theForm, toast } from './staff-kit';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Staff accounts' }).getByRole('listitem').filter({ hasText: text });

test('a person changes their name and their password, and signs out everywhere else', async () => {
  const colleague = await addColleague('Bina Own-Account');
  const elsewhere = await sessionOf(colleague);
  await journey({ viewport: 'phone', expected: /400|401/ }, async ({ context, page }) => {
    await enter(context, await sessionOf(colleague));
    await page.goto('/admins/account');
    await page.getByLabel('Name', { exact: true }).fill('बिना थापा');
    await button(page, 'Save the name').click();
    await toast(page, 'Your name is saved.').waitFor();
    await page.getByText('बिना थापा').first().waitFor();

    await page.getByLabel('Your present password').fill('not this one');
    await page.getByLabel('A new password').fill('short');
    await button(page, 'Change the password').click();
    await page.getByText('A password needs at least 12 characters', { exact: true }).waitFor();
    await page.getByLabel('A new password').fill('four words of nothing');
    await button(page, 'Change the password').click();
    await page.getByText('This is not your present password.', { exact: true }).waitFor();
    await looksRight(page);
    await page.getByLabel('Your present password').fill(colleague.password);
    await button(page, 'Change the password').click();
    await toast(page, 'Your password is changed. You are signed out everywhere else.').waitFor();
    expect(await page.getByLabel('Your present password').inputValue()).toBe('');
    await button(page, 'Sign out everywhere else').click();
    await toast(page, 'You are signed out everywhere else.').waitFor();
    await page.reload();
    await button(page, 'Sign out everywhere else').waitFor();
    expect((await fetch(siteUrl + staffApiPaths.me, { headers: { cookie: elsewhere } })).status).toBe(401);
  });
});

test('an editor manages neither staff accounts, the organisation nor calendar years until made an administrator', async () => {
  const colleague = await addColleague('Chandra Editor');
  const attention = async (page: Page) => {
    const clock = await takeItToBe(page, '2027-02-01T06:00:00Z');
    await page.goto('/admins');
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    await clock.dispose();
    return page.getByRole('link', { name: 'The months of 2084 BS have to be entered' }).count();
  };
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    expect(await attention(page)).toBe(1);
    await goTo(page, '/admins/staff');
    await row(page, colleague.email).getByRole('button', { name: 'Make editor' }).click();
    await toast(page, 'Chandra Editor is an editor now.').waitFor();
    await row(page, colleague.email).getByText('Editor ·').waitFor();
    await journey({ viewport: 'phone', expected: /403/ }, async (own) => {
      await enter(own.context, await sessionOf(colleague));
      expect(await attention(own.page)).toBe(0);
      const menu = own.page.getByRole('button', { name: 'Open menu' });
      if (await menu.isVisible()) await menu.click();
      const links = own.page.getByRole('navigation', { name: 'Admin' });
      await links.getByRole('link', { name: 'Your account' }).waitFor();
      expect(await links.getByRole('link', { name: 'Staff accounts' }).count()).toBe(0);
      await goTo(own.page, '/admins/staff');
      await own.page.getByText('Only an administrator can see and change who is staff.').waitFor();
      expect(await own.page.getByRole('main').getByRole('textbox').count()).toBe(0);
      await looksRight(own.page);
      await goTo(own.page, '/admins/organisation');
      await own.page.getByText('Only an administrator can change this').waitFor();
      expect(await theForm(own.page).count()).toBe(0);
      await looksRight(own.page);
      await goTo(own.page, '/admins/contact');
      await theForm(own.page).waitFor();
    });
    await row(page, colleague.email).getByRole('button', { name: 'Make administrator' }).click();
    await toast(page, 'Chandra Editor is an administrator now.').waitFor();
  });
});
