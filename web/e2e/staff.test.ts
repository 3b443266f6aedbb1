import { expect, test } from 'vitest';
import { axeFindings, journey } from './browser';
import { staff } from './content';
import { signIn } from './staff-kit';
import { staffJourney } from './staff-visit';

test('signing in: a wrong password gets the specified text, empty fields their messages; the address stays, the password can be read, Caps Lock and a lost connection are told', async () => {
  await journey({ viewport: 'phone', expected: /401/ }, async ({ page, context }) => {
    await page.goto('/admins/login');
    await page.getByRole('heading', { name: 'Admin Portal' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByText('Email is required').isVisible()).toBe(true);
    expect(await page.getByText('Password is required').isVisible()).toBe(true);
    await page.getByLabel('Email').fill('not an address');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter a valid email address').waitFor();
    await signIn(page, staff.email, 'wrong');
    await page
      .getByRole('alert')
      .filter({ hasText: /^Invalid email or password$/ })
      .waitFor();
    // The address stays, on the way to a new password and over a reload.
    const email = () => page.getByLabel('Email').inputValue();
    expect(await email()).toBe(staff.email);
    await page.getByRole('button', { name: 'Forgotten your password?' }).click();
    expect(await email()).toBe(staff.email);
    await page.reload();
    expect(await email()).toBe(staff.email);
    const password = page.getByLabel('Password');
    await password.fill('Himal');
    const show = page.getByRole('button', { name: 'Show password' });
    await show.click();
    expect(await password.getAttribute('type')).toBe('text');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    await page.getByRole('status').getByText('Caps Lock is on.').waitFor();
    await password.dispatchEvent('keyup', { key: 'CapsLock' });
    await page.getByText('Caps Lock is on.').waitFor({ state: 'detached' });
    await context.setOffline(true);
    await page.getByRole('status').getByText('No connection right now.').waitFor();
    await context.setOffline(false);
    await page.getByText('No connection right now.').waitFor({ state: 'detached' });
  });
});

// What a list reads is told by staff-lists.test.ts.
test('what the dashboard reads first is asked for once', async () => {
  await staffJourney({}, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/v1/')) asked.push(pathname.slice('/api/v1'.length) + search);
    });
    await page.goto('/admins');
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(asked).toContain('/admins/me');
  });
});
