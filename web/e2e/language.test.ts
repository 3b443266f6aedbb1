import { expect, test } from 'vitest';
import { organisation as organisationInNepali } from '@site/defaults/ne';
import { signInTexts } from '@site/web/texts/sign-in';
import { serverTexts } from '@site/web/texts/server';
import { axeFindings, overflowsSideways } from './axe';
import { clientReady } from './page';
import { journey } from './visit';
import { addNotice, siteUrl } from './content';
import { foreignTexts } from './nepali-page';

test('the feed, the manifest and the offline page are in the language of their URL', async () => {
  await addNotice({ title: 'A walk', description: 'On Friday.' });
  const read = async (path: string) => (await fetch(siteUrl + path)).text();
  const feed = await read('/ne/notices.xml');
  expect(feed).toContain('xml:lang="ne"');
  expect(feed).toContain('<title xml:lang="en">A walk</title>');
  expect(feed).toContain(`<link rel="self" href="${siteUrl}/ne/notices.xml"/>`);
  expect(JSON.parse(await read('/ne/site.webmanifest'))).toMatchObject({
    name: organisationInNepali.name,
    lang: 'ne',
    start_url: '/ne',
  });
  expect(await read('/ne/offline')).toContain(serverTexts.ne.offline.title);
});

test('the switch opens the same page in the other language, which other pages then offer too, even if it was chosen before the client loads; one merely visited is not remembered', async () => {
  await journey({ viewport: 'phone' }, async ({ page }) => {
    const remembered = () => page.evaluate(() => localStorage.getItem('language'));
    await page.goto('/ne/contact');
    expect(await remembered()).toBeNull();
    // The client of the English page never comes.
    const scripts = await page.route('**/assets/*.js', (route) =>
      route.request().frame().url().includes('/ne/') ? route.continue() : undefined,
    );
    await page.evaluate(() => location.assign('/notices?kind=Vacancy'));
    await page.getByRole('banner').locator('a[hreflang=ne]').click();
    await page.waitForURL('**/ne/notices?kind=Vacancy');
    expect(await page.locator('h1').innerText()).toBe('सूचना तथा अवसर');
    await expect.poll(remembered).toBe('ne');
    await clientReady(page);
    await scripts.dispose();
    await page.goto('/contact');
    await page.mouse.move(100, 300);
    await page.mouse.down();
    await page.mouse.up();
    await page.getByRole('link', { name: 'यो पृष्ठ नेपालीमा पढ्नुहोस्' }).click();
    await page.waitForURL('**/ne/contact');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.waitForURL((url) => url.pathname === '/contact');
    await clientReady(page); // what it remembers would be written after this visit is forgotten
  });
});

test('the sign-in page and its errors are in the language chosen on the device', async () => {
  await journey({ viewport: 'phone', expected: /401/ }, async ({ page }) => {
    await page.goto('/admins/login');
    await page.getByRole('heading', { level: 1, name: 'Admin Portal', exact: true }).waitFor();
    await page.getByRole('button', { name: 'नेपाली' }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: signInTexts.ne.title, exact: true }).waitFor();
    const submit = page.getByRole('button', { name: signInTexts.ne.action[0], exact: true });
    await submit.click();
    await page.getByText('इमेल लेख्नुहोस्', { exact: true }).waitFor();
    await page.getByText('पासवर्ड लेख्नुहोस्', { exact: true }).waitFor();
    await page.locator('[name=email]').fill('nobody@example.org');
    await page.locator('[name=password]').fill('wrong-password-2048');
    await submit.click();
    await page.getByRole('alert').getByText('इमेल वा पासवर्ड मिलेन', { exact: true }).waitFor();
    expect(await foreignTexts(page, 'main')).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflowsSideways(page), String(width)).toBe(false);
    }
    await page.getByRole('button', { name: signInTexts.ne.forgotten.ask }).click();
    await page.getByText(signInTexts.ne.forgotten.help).waitFor();
    expect(await foreignTexts(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Admin Portal', exact: true }).waitFor();
  });
});
