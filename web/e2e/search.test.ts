import { beforeAll, expect, test } from 'vitest';
import { journey } from './visit';
import { addItem, picturePart } from './content';

beforeAll(async () => {
  await addItem('notices', {
    title: 'Beekeeping training',
    description: 'Bring your own veil. Hives are given on the last day.',
    ne_title: 'मौरीपालन तालिम',
    ne_description: 'आफ्नै जाली लिएर आउनुहोस्। अन्तिम दिन घार दिइनेछ।',
    image: await picturePart(),
  });
});

test('on a phone the header leads to the search, which finds results as a misspelt word is typed', async () => {
  await journey({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Search the site' }).click();
    const field = page.getByRole('searchbox', { name: 'What are you looking for?' });
    await field.pressSequentially('mauripaalan');
    const found = page.getByRole('link', { name: 'Beekeeping training' });
    await found.waitFor();
    await page.getByText('1 result', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=mauripaalan');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('beekeping veil');
    await page.locator('mark', { hasText: 'veil' }).waitFor();
    await found.click();
    await page.getByRole('heading', { level: 1, name: 'Beekeeping training' }).waitFor();
    await page.goBack();
    await found.waitFor();
    expect(await field.inputValue()).toBe('beekeping veil');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/search' && url.search === '');
  });
});

test('without JavaScript the button searches in Nepali, and an empty result suggests other pages', async () => {
  await journey({ javaScript: false }, async ({ page }) => {
    await page.goto('/ne/search');
    await page.getByRole('searchbox').fill('मौरिपालन तालीम');
    await page.getByRole('button', { name: 'खोज्नुहोस्' }).click();
    const found = page.getByRole('link', { name: 'मौरीपालन तालिम' });
    await found.waitFor();
    expect(await found.locator('mark').allTextContents()).toEqual(['मौरीपालन', 'तालिम']);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('searchbox').fill('qqqq');
    await page.getByRole('button', { name: 'खोज्नुहोस्' }).click();
    await page.getByText('“qqqq” का लागि केही भेटिएन।').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'सूचना तथा अवसर' }).click();
    await page.waitForURL('**/ne/notices');
  });
});
