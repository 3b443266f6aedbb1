import { expect, test } from 'vitest';
import { looksRight } from './axe';
import { addItem } from './content';
import { dialogCalled, goTo, input } from './staff-kit';
import { staffJourney } from './visit';

test('on a phone by keyboard alone, search finds items, screens and actions, keeps the query, and says when it is offline', async () => {
  const title = `Seed fair ${Date.now()}`;
  await addItem('notices', { title, description: 'Maize and millet.' });
  await staffJourney(
    { viewport: 'phone', expected: /ERR_INTERNET_DISCONNECTED|NetworkError/ },
    async (visit) => {
      const { page, context } = visit;
      await page.goto('/admins/notices/new');
      await input(page, 'title').waitFor();
      const box = page.getByRole('combobox', { name: 'A title, a word or an action' });
      const chosen = page.getByRole('option', { selected: true });
      const isReady = () => expect.poll(() => box.evaluate((at) => at === document.activeElement)).toBe(true);
      const open = async () => {
        await page.keyboard.press('Control+k');
        await isReady();
      };
      await open();
      await looksRight(page);
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });
      await input(page, 'title').fill('Half a notice');
      await open();
      await page.keyboard.type('mes');
      expect(await chosen.innerText()).toBe('Messages');
      await page.keyboard.press('Enter');
      await dialogCalled(page, 'Leave without saving?').getByRole('button', { name: 'Stay here' }).click();
      expect(await input(page, 'title').inputValue()).toBe('Half a notice');
      await input(page, 'title').fill('');
      await goTo(page, '/admins/trash');
      await page.locator('main:focus').waitFor(); // the new screen takes the focus, which the button would lose
      await page.getByRole('button', { name: 'Search everything' }).press('Enter');
      await isReady();
      await page.keyboard.type('add a sto');
      expect(await chosen.innerText()).toBe('Add a story');
      await box.fill(`${title.toLowerCase()} maize`);
      await page.getByRole('status').filter({ hasText: '1 found' }).waitFor();
      expect(await chosen.innerText()).toContain(title);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await context.setOffline(true);
      await open();
      await page.keyboard.type('tra');
      await page.getByRole('status').filter({ hasText: 'Items cannot be searched.' }).waitFor();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowDown');
      expect(await chosen.innerText()).toBe('Trash');
      await context.setOffline(false);
    },
  );
});
