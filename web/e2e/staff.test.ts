import { describe, expect, test } from 'vitest';
import { axeFindings, journey } from './browser';
import { staff } from './content';
import { signIn } from './staff-kit';
import { staffJourney } from './staff-visit';

describe('signing in', () => {
  test('a wrong password gets the specified text, empty fields their messages; the address stays', async () => {
    await journey({ expected: /401/ }, async ({ page }) => {
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
    });
  });

  test('the password can be read on demand, Caps Lock is told, and so is a lost connection', async () => {
    await journey({ viewport: 'phone' }, async ({ page, context }) => {
      await page.goto('/admins/login');
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
});

test.each(['/admins', '/admins/notices?q=water'])('what %s reads first is asked for once', async (path) => {
  await staffJourney({}, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/v1/')) asked.push(pathname.slice('/api/v1'.length) + search);
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(asked).toContain('/admins/me');
  });
});
