import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { apiPaths } from '@content/api/contract';
import { SECOND_FACTOR_FIELDS, staffApiPaths } from '@content/api/staff-contract';
import { looksRight } from './axe';
import { enter, journey } from './visit';
import { addColleague, type Colleague } from './colleague';
import { sessionOf } from './content';
import { dialogCalled, goTo, saveButton, signIn, toast } from './staff-kit';

const PERIOD = 30_000;
/** The code of a secret; `ahead` periods later, as each is taken once and clocks may differ by one. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * PERIOD });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByLabel('Code', { exact: true });

/** Whether what has the focus is called so: it is never gone. */
const expectFocus = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent.trim())).toBe(text);

/** Types where the focus is. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Turns a colleague's second step on through the screen, by keyboard alone. Returns the secret and the recovery codes. */
async function turnOn(page: Page, { password }: Colleague) {
  await button(page, 'Turn it on').press('Enter');
  await page.getByRole('textbox', { name: 'Your password', exact: true }).waitFor();
  await type(page, 'not this one');
  await page.getByText('This is not your password.').waitFor();
  await type(page, password);
  await code(page).waitFor();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await expectFocus(page, 'Turn on the second step');
  await code(page).focus();
  await type(page, '12');
  await page.getByText('This code is not right. Enter the one that the app shows now').waitFor();
  await looksRight(page);
  await type(page, codeOf(secret));
  await expectFocus(page, 'Keep these recovery codes');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await looksRight(page);
  return { secret, recoveryCodes: await codes.allInnerTexts() };
}

/** Where the organisation requires it, every screen leads to turning it on: the account tells so, or the answer to any request. */
async function beLedToTurningItOn(page: Page): Promise<void> {
  await page.route(`**${staffApiPaths.me}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, lacksSecondFactor: true } } });
  });
  await page.goto('/admins/stories');
  await page.waitForURL('**/admins/account');
  await button(page, 'Turn it on').waitFor();
  await page.unroute(`**${staffApiPaths.me}`);

  const detail = 'The organisation asks for a second step of signing in.';
  const errors = [{ field: SECOND_FACTOR_FIELDS.request, message: detail }];
  const list = `**${apiPaths.list('notices')}?*`;
  await page.route(list, (route) => route.fulfill({ status: 403, json: { detail, errors } }));
  const refused = page.waitForResponse((response) => response.status() === 403);
  await goTo(page, '/admins/notices');
  await refused;
  await page.waitForURL('**/admins/account');
  await page.unroute(list);
}

test('a person turns the second step on where it is required, makes new recovery codes, signs in with it, over a form too, and turns it off, never losing the focus', async () => {
  const colleague = await addColleague('Asha Two-Step');
  await journey({ viewport: 'phone', expected: /400|401|403/ }, async ({ page, context }) => {
    await enter(context, await sessionOf(colleague));
    await beLedToTurningItOn(page);
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    const { secret, recoveryCodes } = await turnOn(page, colleague);
    expect(recoveryCodes).toHaveLength(10);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save as a file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    await button(page, 'I have kept them').press('Enter');
    await expectFocus(page, 'Second step when you sign in');
    await page.getByRole('status').getByText('On since').waitFor();
    await page.getByText('10 recovery codes are left.').waitFor();
    await looksRight(page);
    await button(page, 'Make new recovery codes').press('Enter');
    await button(page, 'Use a recovery code instead').press('Enter');
    await page.getByLabel('Recovery code', { exact: true }).waitFor();
    await type(page, recoveryCodes[0] ?? '');
    await expectFocus(page, 'Keep these recovery codes');
    const newCodes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allInnerTexts();

    await button(page, 'Sign out').first().click();
    await page.waitForURL('**/admins/login');
    await signIn(page, colleague.email, colleague.password);
    await code(page).waitFor();
    expect(await code(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await looksRight(page);
    await code(page).fill('000000');
    await button(page, 'Sign in').click();
    await page.getByText('This code is not right, or was used before.').waitFor();
    await button(page, 'Back').click();
    expect(await page.getByLabel('Email').inputValue()).toBe(colleague.email);
    await signIn(page, colleague.email, colleague.password);
    await code(page).fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admins');

    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    // Over a form too, which loses nothing typed.
    await goTo(page, '/admins/notices/new');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Two steps');
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Typed before.');
    await context.clearCookies();
    await saveButton(page).click();
    const dialog = dialogCalled(page, 'Sign in again');
    await signIn(dialog, colleague.email, colleague.password);
    await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await dialog.getByLabel('Recovery code').fill(newCodes[1] ?? '');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await toast(page, '“Two steps” is published.').waitFor();

    await goTo(page, '/admins/account');
    await button(page, 'Turn it off').click();
    await page.getByRole('heading', { name: 'Turn the second step off' }).waitFor();
    await page.getByRole('form').getByRole('button', { name: 'Turn it off' }).click();
    await page.getByRole('form').locator('[aria-invalid=true]').waitFor();
    // What was wrong was not said of the other kind of code.
    await button(page, 'Use a recovery code instead').click();
    expect(await page.getByRole('form').locator('[aria-invalid=true]').count()).toBe(0);
    await page.getByLabel('Recovery code', { exact: true }).fill(newCodes[0] ?? '');
    await looksRight(page);
    await page.getByRole('form').getByRole('button', { name: 'Turn it off' }).click();
    await toast(page, 'The second step is off. Your password alone signs you in.').waitFor();
    await button(page, 'Turn it on').waitFor();
  });
});
