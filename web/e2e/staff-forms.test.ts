import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type ContentPath, contentTypeAt, type ContentTypeDefinition } from '@content';
import { apiPaths } from '@content/api/contract';
import { addItem, changeItem, deleteLater, picturePart, siteUrl, visibleItems } from './content';
import {
  chooseFiles,
  chooseFor,
  dialogCalled,
  editorOf,
  input,
  saveButton,
  staffItem,
  theForm,
  toast,
} from './staff-kit';
import { staffJourney } from './visit';

const typeAt = (path: ContentPath) => contentTypeAt(path) as ContentTypeDefinition;

/** The rectangle of an element, in the window. */
interface Box {
  readonly top: number;
  readonly bottom: number;
}

/** Where the caret of the description ends, and what of the window the bars leave free. */
function caretAndRoom(page: Page): Promise<{ caret: number; textarea: Box; free: Box }> {
  return page.evaluate(() => {
    const area = document.querySelector('[name=description]')?.parentElement;
    const bar = document.querySelector('form [role=status]')?.closest('[class]');
    if (!area || !bar) throw new Error('There is no text or no bar');
    const { top, bottom } = area.getBoundingClientRect();
    const above = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    let foot: Element = bar;
    while (getComputedStyle(foot).position !== 'sticky' && foot.parentElement) foot = foot.parentElement;
    // The caret stands in the last paragraph, which may be empty.
    const caret =
      document.querySelector('[name=description] > :last-child')?.getBoundingClientRect().bottom ?? 0;
    return {
      caret,
      textarea: { top, bottom },
      free: { top: Math.max(0, above), bottom: foot.getBoundingClientRect().top },
    };
  });
}

/** A line of the editor is at least so many pixels high. */
const LINE = 24;

test('in tall and short windows the caret’s line stays in view above the button bar while typing, Ctrl+S saves the form, not the page, and toasts cover no button', async () => {
  const { _id } = await addItem('notices', { title: 'Told of', description: 'As it was.' });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    const covered = (what: string) =>
      page.evaluate((selector) => {
        const strip = document.querySelector('[data-scope=toast][data-part=root]')?.getBoundingClientRect();
        if (!strip) throw new Error('There is no message');
        const isUnder = (element: Element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const hit = y > strip.top && y < strip.bottom ? document.elementFromPoint(x, y) : null;
          return hit !== null && !element.contains(hit) && hit.closest('[data-scope=toast]') !== null;
        };
        return [...document.querySelectorAll(selector)].filter(isUnder).map((element) => element.textContent);
      }, what);
    await page.goto(`/admins/notices/${_id}`);
    await editorOf(page);
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => {
        if (event.key === 's') document.documentElement.dataset['taken'] = String(event.defaultPrevented);
      }),
    );
    for (const [width, height] of [
      [360, 740],
      [1280, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await input(page, 'description').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.evaluate(() => window.scrollTo(0, 0));
      // Lines for more than the height of the window, of which one is as good as another.
      await page.keyboard.type('Line');
      for (let line = 0; line < height / LINE; line += 1) {
        await page.keyboard.press('Enter');
        const { caret, textarea, free } = await caretAndRoom(page);
        const where = `line ${line} at ${width} × ${height}`;
        expect(caret, where).toBeLessThanOrEqual(free.bottom);
        expect(textarea.bottom, where).toBeLessThanOrEqual(free.bottom);
        expect(textarea.top, where).toBeGreaterThanOrEqual(free.top);
      }
      await page.evaluate(() => window.scrollTo(0, 0));
      const title = `Told of at ${width}`;
      await input(page, 'title').fill(title);
      await page.keyboard.press('ControlOrMeta+s');
      await toast(page, `“${title}” was saved.`).waitFor();
      // What stays where it is in the window; the page itself goes on below the message as below the window's edge.
      await expect
        .poll(() => covered('form :has(> [role=status]) button, header button, aside button'), {
          message: title,
        })
        .toEqual([]);
      expect(await saveButton(page).isVisible()).toBe(true);
      // The end of the page can be scrolled to, and what gets the focus stands clear of the message.
      const last = page.getByRole('button', { name: 'Delete this notice' });
      await last.focus();
      expect(await covered('main button'), title).not.toContain('Delete this notice');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect
        .poll(() => covered('main button, header button, footer a'), { message: title })
        .toEqual([]);
      await page.getByRole('button', { name: 'Close message' }).click();
      await toast(page, `“${title}” was saved.`).waitFor({ state: 'detached' });
    }
    expect(await page.evaluate(() => document.documentElement.dataset['taken'])).toBe('true');
    // An open question is answered first.
    await input(page, 'title').fill('Not yet');
    await page.getByRole('link', { name: 'Notices' }).first().click();
    await dialogCalled(page, 'Leave without saving?').waitFor();
    await page.keyboard.press('ControlOrMeta+s');
    await page.getByRole('button', { name: 'Stay here' }).click();
    await theForm(page).getByText('Not saved yet.').waitFor();
  });
});

test('required fields are marked, for screen readers too; a new employee goes last', async () => {
  const category = 'Current Executive Committee';
  const former = { category, name: 'At 40', position: 'Member', displayOrder: '40' };
  await addItem('employees', { ...former, photo: await picturePart() });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins/employees/new');
    const form = theForm(page);
    await form.getByText('* required').waitFor();
    for (const [role, name] of [
      ['combobox', 'Category'],
      ['textbox', 'Name'],
      ['textbox', 'Position'],
    ] as const) {
      const control = form.getByRole(role, { name, exact: true });
      expect(await control.getAttribute('aria-required')).toBe('true');
      expect(await form.locator('label', { hasText: name }).first().textContent()).toBe(`${name} *`);
    }
    expect(await form.getByRole('group', { name: 'Photo (required)' }).count()).toBe(1);
    const order = form.getByRole('textbox', { name: 'Display order' });
    expect(await order.getAttribute('aria-required')).toBeNull();
    // Its name says who is on the photo: that is not asked for twice.
    await chooseFiles(page, typeAt('employees'), 'photo');
    await form.getByText(/^photo\.jpg · /).waitFor();
    expect(await form.getByRole('textbox', { name: /^Description of/ }).count()).toBe(0);
    await form.getByText(/^Smaller numbers come first in the group\./).waitFor();
    await input(page, 'category').selectOption(category);
    await input(page, 'name').fill('Newcomer');
    await input(page, 'position').fill('Member');
    await saveButton(page).click();
    await toast(page, '“Newcomer” is published.').waitFor();
  });
  const last = (await visibleItems('employees')).at(-1);
  expect(last?.name).toBe('Newcomer');
  deleteLater('employees', last?._id ?? '');
});

// What was deleted under whoever was editing it: form-state.test.ts, and staff-drafts.test.ts.
test('focus moves to the next item after a delete, and to the restored one after its undo; what was changed meanwhile is deleted only after a warning', async () => {
  const mark = `Focus ${Date.now().toString(36)}`;
  const ids: string[] = [];
  for (const n of [1, 2, 3])
    ids.push((await addItem('notices', { title: `${mark} ${n}`, description: 'As it was.' }))._id);
  const [id = ''] = ids;
  const title = `${mark} 1`;
  await staffJourney({ viewport: 'phone', expected: /412/ }, async ({ page }) => {
    await page.goto(`/admins/notices?q=${encodeURIComponent(mark)}`);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const deletion = dialogCalled(page, 'Delete this notice?').getByRole('button', { name: 'Delete' });
    await chooseFor(page, `${mark} 2`, 'Delete');
    await deletion.press('Enter');
    await toast(page, `“${mark} 2” was deleted.`).waitFor();
    // The newest stands first.
    await expect.poll(focused).toBe(title);
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await toast(page, `“${mark} 2” is back.`).waitFor();
    await expect.poll(focused).toBe(`${mark} 2`);

    await chooseFor(page, title, 'Delete');
    await changeItem('notices', id, { title: `${title} by B` });
    await deletion.click();
    const again = dialogCalled(page, 'Delete the changed notice?');
    await again.getByText(`“${title} by B”`).waitFor();
    expect((await fetch(siteUrl + apiPaths.one('notices', id))).status).toBe(200);
    await again.getByRole('button', { name: 'Keep it' }).click();
    expect(await staffItem(page, 'notices', id)).toMatchObject({ title: `${title} by B` });
    await chooseFor(page, title, 'Delete');
    await deletion.click();
    await again.getByRole('button', { name: 'Delete it anyway' }).click();
    await toast(page, `“${title} by B” was deleted.`).waitFor();
    expect(await staffItem(page, 'notices', id)).toBeNull();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await toast(page, `“${title} by B” is back.`).waitFor();
  });
});
