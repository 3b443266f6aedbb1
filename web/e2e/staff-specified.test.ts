import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ItemPath, itemTypes } from '@content';
import { apiPaths } from '@content/api/contract';
import { isTypeWithPages } from '@content/items/item';
import { specifiedItems } from '../app/site/testing/specified-items';
import { goTo, theForm } from './staff-kit';
import { typesOfAllScreens } from './screen-types';
import { staffJourney } from './visit';

/** What a list calls each item. */
const names: Readonly<Record<ItemPath, string>> = {
  sliders: 'The ridge',
  stories: 'The spring',
  employees: 'Maya',
  programs: 'Clean water',
  galleries: 'The class',
  popups: 'Assembly',
  publications: 'The report',
  formats: 'The form',
  policies: 'policy.pdf',
  redirects: '/story/the-tap',
  notices: 'The call',
};

/** Answers the reads of a type with one item that holds nothing but the specified fields; a list of popups is that item. */
async function answerPlainly(page: Page, path: ItemPath): Promise<void> {
  const item = specifiedItems[path];
  const isOf = (start: string) => (url: URL) => url.pathname === start;
  await page.route(isOf(apiPaths.list(path)), (route) =>
    route.fulfill({ json: { data: path === 'popups' ? item : [item] } }),
  );
  await page.route(isOf(apiPaths.one(path, item._id)), (route) => route.fulfill({ json: { data: item } }));
}

test('staff screens of every kind show items with only the specified fields', async () => {
  // The pictures and documents of these items are not there.
  const expected = /Failed to load resource/;
  await staffJourney({ expected }, async ({ page }) => {
    const main = page.getByRole('main');
    const expectWords = async (screen: string) =>
      expect(await main.innerText(), screen).not.toMatch(/undefined|Invalid Date|NaN/);
    await page.goto('/admins');
    for (const type of typesOfAllScreens<(typeof itemTypes)[number]>(itemTypes)) {
      const { path } = type;
      await answerPlainly(page, path);
      await goTo(page, `/admins/${path}`);
      await main.getByText(names[path]).first().waitFor();
      await expectWords(`the list of ${path}`);
      if ('singleton' in type) continue;
      await goTo(page, `/admins/${path}/${specifiedItems[path]._id}`);
      await theForm(page).waitFor();
      await expectWords(`one of ${path}`);
      if (!isTypeWithPages(type)) continue;
      await goTo(page, `/admins/${path}/${specifiedItems[path]._id}/view`);
      await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
      await page.getByRole('heading', { level: 1, name: names[path] }).waitFor();
      await expectWords(`one of ${path}, as it is viewed`);
    }
  });
});
