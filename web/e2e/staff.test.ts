import { describe, expect, test } from 'vitest';
import { staffApiPaths } from '@content/api/staff-contract';
import { axeFindings, journey } from './browser';
import { staff } from './content';
import { signIn } from './staff-kit';
import { staffJourney } from './staff-visit';

describe('signing in', () => {
  test('a wrong password gets the specified text, empty fields their messages', async () => {
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
    });
  });

  test('each refusal of a login has its text, and keeps the e-mail address', async () => {
    await journey({ expected: /4\d\d|503|ERR_FAILED|NetworkError/ }, async ({ page }) => {
      let code = 0;
      const errors = [{ field: 'email', message: 'Not this one' }];
      await page.route(`**${staffApiPaths.login}`, (route) => {
        const detail =
          code === 429 ? 'Too many attempts. Try again later.' : 'The service is not available right now.';
        return code === 0
          ? route.abort()
          : route.fulfill({ status: code, json: { detail: code === 400 ? 'Refused' : detail, errors } });
      });
      await page.goto('/admins/login');
      const alert = page.getByRole('alert');
      // None has the text of the one before it, which may still be there.
      for (const [status, text] of [
        [400, 'Invalid email or password'],
        [429, 'Too many attempts. Try again later.'],
        [403, 'Invalid email or password'],
        [503, 'The service is not available right now.'],
        [404, 'Invalid email or password'],
        [0, 'The site cannot be reached right now. Check the connection and try again.'],
      ] as const) {
        code = status;
        const email = `answered-${code}@example.org`;
        await signIn(page, email, 'wrong');
        await expect.poll(() => alert.allTextContents(), { message: email }).toEqual([text]);
        expect(await page.getByText('Not this one').count(), email).toBe(0);
        expect(await page.getByLabel('Email').inputValue()).toBe(email);
      }
      const last = 'answered-0@example.org';
      await page.getByRole('button', { name: 'Forgotten your password?' }).click();
      expect(await page.getByLabel('Email').inputValue()).toBe(last);
      await page.reload();
      expect(await page.getByLabel('Email').inputValue()).toBe(last);
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

test('an item that is not there is named by its path, whatever stands in it', async () => {
  await staffJourney({ expected: /404/ }, async ({ page }) => {
    await page.goto('/admins/notices/%3C%2Fscript%3E%3Cimg%20src=x%3E');
    await page.getByText('No notice found', { exact: true }).waitFor();
  });
});
