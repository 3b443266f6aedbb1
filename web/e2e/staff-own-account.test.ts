import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffApiPaths } from '@content/api/staff-contract';
import { looksRight } from './axe';
import { enter, journey } from './visit';
import { addColleague } from './colleague';
import { sessionOf, siteUrl } from './content';
import { toast } from './staff-kit';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
    expect((await context.request.get(staffApiPaths.me)).status()).toBe(200);
    expect((await fetch(siteUrl + staffApiPaths.me, { headers: { cookie: elsewhere } })).status).toBe(401);
  });
});
