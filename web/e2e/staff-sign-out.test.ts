import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { staffApiPaths } from '@content/api/staff-contract';
import { looksRight } from './axe';
import { reconnect } from './page';
import { journey } from './visit';
import { siteUrl } from './content';
import { addColleague, type Colleague } from './colleague';
import { signIn } from './staff-kit';

/** Somebody else than the demo staff member, whose sign-ins the other journeys count up. */
let person: Colleague;
beforeAll(async () => {
  person = await addColleague('Farida Offline');
});

const opens = async (cookie: string) =>
  (await fetch(siteUrl + staffApiPaths.me, { headers: { cookie } })).status === 200;

async function enter(page: Page): Promise<void> {
  await signIn(page, person.email, person.password);
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
}

/** Signs in through the login page that is shown, loses the connection, and signs out. Returns the session that is still there. */
async function signOutWithoutConnection(page: Page, context: BrowserContext): Promise<string> {
  await enter(page);
  const cookies = await context.cookies(`${siteUrl}/api`);
  const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await opens(session)).toBe(true);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.waitForURL('**/admins/login');
  await page.getByRole('status').getByText('You have signed out, but the site cannot be reached').waitFor();
  return session;
}

test('signing out without a connection is announced, and carried out once the connection is back, or by the next page, even a public one', async () => {
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|NetworkError|401/;
  await journey({ viewport: 'phone', expected }, async ({ page, context }) => {
    await page.goto('/admins/login');
    const session = await signOutWithoutConnection(page, context);
    await looksRight(page);
    expect(await opens(session)).toBe(true);
    await reconnect(context);
    await page.getByRole('status').getByText('your session has ended').waitFor();
    expect(await opens(session)).toBe(false);
    // Whoever signs in next gets a new page: what was still being sent from this one ends with it.
    await page.evaluate(() => Object.assign(window, { isOfPersonBefore: true }));
    const second = await signOutWithoutConnection(page, context);
    expect(await page.evaluate(() => 'isOfPersonBefore' in window)).toBe(false);

    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/notices');
    await expect.poll(() => opens(second)).toBe(false);
    await expect.poll(() => next.evaluate(() => localStorage.getItem('isAdmin'))).toBeNull();
    expect(await next.getByRole('link', { name: 'Edit this page' }).count()).toBe(0);
  });
});
