import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { staffApiPaths } from '@content/api/staff-contract';
import { axeFindings } from './axe';
import { enter, staffJourney, viewports } from './visit';
import { addItem, deleteItem, sessionOf, staff } from './content';
import { dialogCalled, goTo, input, saveButton, signIn, toast, words } from './staff-kit';
import {
  withColleague,
  awaitEditor,
  colleague,
  bar,
  expectNotice,
  mark,
  noticesCalled,
  offer,
  publish,
  reopen,
  takeAndPublish,
  typeNotice,
  typeStory,
  typed,
} from './staff-loss-kit';

withColleague();

/** How many drafts some tab works on. */
const draftsInWork = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name = '' }) => name.startsWith('draft:')).length;
  });

/** Has the page take each look at its clock for long work: then a long text is written late, as on a slow device. */
const seemSlow = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    let more = 0;
    performance.now = () => now() + (more += 10);
  });

/** All that the browser keeps of forms. */
const keptInBrowser = (page: Page) => page.evaluate(() => Object.values(localStorage).join('\n'));

describe('kept drafts', () => {
  test('two tabs with the same form keep a draft each, and an open one is not offered in another tab', async () => {
    await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
      const first = await typeNotice(page);
      const other = await context.newPage();
      const second = await typeNotice(other);
      expect(await offer(other).count()).toBe(0);
      await publish(other, second);
      const third = await typeNotice(other, goTo);
      await input(page, 'description').fill(`${first.text} newest`);
      // A tab in the background takes its time, and is not closed by a person at the same moment.
      await expect.poll(() => keptInBrowser(page)).toContain(`${first.text} newest`);
      await expect.poll(() => keptInBrowser(other)).toContain(third.text);
      await other.close();
      await page.close();
      // Two tabs that are closed on a busy device let go one before the other.
      const again = await context.newPage();
      await again.goto('/admins/notices');
      await expect.poll(() => draftsInWork(again)).toBe(0);
      await goTo(again, '/admins/notices/new');
      await offer(again).getByText(`${first.text} newest`).waitFor();
      await offer(again).getByRole('button', { name: 'Go on with them' }).click();
      // It is stored again, although another one waits to be offered.
      await input(again, 'description').fill(`${first.text} of all`);
      again.on('dialog', (dialog) => void dialog.accept());
      await again.reload();
      await offer(again).getByText(`${first.text} of all`).waitFor();
      await offer(again).getByRole('button', { name: 'Discard them' }).click();
      await offer(again).getByText(third.text).waitFor();
      await offer(again).getByRole('button', { name: 'Go on with them' }).click();
      expect(await typed(again)).toBe(third.text);
    });
  });

  test('two hundred words that were undone come back; an item open in another tab says so; once that tab closes its draft is offered, but not over what was typed here', async () => {
    await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
      const { id, text } = await typeStory(page);
      await page.getByRole('button', { name: 'Undo changes' }).click();
      await toast(page, 'Your changes are undone.').waitFor();
      expect(await typed(page)).toBe('Water came.');
      await page.getByRole('button', { name: 'Bring mine back' }).click();
      expect(await typed(page)).toBe(text);
      // Also from another screen.
      await page.getByRole('button', { name: 'Undo changes' }).click();
      await page.getByRole('link', { name: 'Stories' }).first().click();
      await page.waitForURL('**/admins/stories');
      await page.getByRole('button', { name: 'Bring mine back' }).click();
      await toast(page, 'It is offered when you open the form again.').waitFor();
      await goTo(page, `/admins/stories/${id}`);
      await offer(page).getByText(text).waitFor();
      await offer(page).getByRole('button', { name: 'Go on with them' }).click();
      expect(await typed(page)).toBe(text);

      const second = await context.newPage();
      await second.goto(`/admins/stories/${id}`);
      const told = second.getByText('This story is open in another tab.');
      await told.waitFor();
      expect(await offer(second).count()).toBe(0);
      await input(second, 'title').fill('Typed in the second tab');
      await bar(second, 'Not saved yet. This browser cannot keep it: save before you leave.').waitFor();
      await second.getByRole('link', { name: 'Stories' }).first().click();
      await dialogCalled(second, 'Leave without saving?')
        .getByText('This browser cannot keep what you typed: if you leave now, it is lost.')
        .waitFor();
      await second.getByRole('button', { name: 'Stay here' }).click();
      await page.close();
      await expect.poll(() => draftsInWork(second)).toBe(1);
      expect(await offer(second).count()).toBe(0);
      await told.waitFor();
      await second.getByRole('button', { name: 'Undo changes' }).click();
      await offer(second).getByRole('button', { name: 'Go on with them' }).click();
      expect(await typed(second)).toBe(text);
      expect(await told.count()).toBe(0);
    });
  });

  test('outlive their notice: they can be read, and added as a new one', async () => {
    const { _id } = await addItem('notices', { title: `Gone ${mark()}`, description: 'As it was.' });
    await staffJourney({ viewport: 'phone', expected: /404/ }, async ({ page, context }) => {
      const notice = { title: `Gone ${mark()} too`, text: words(mark()) };
      await page.goto(`/admins/notices/${_id}`);
      await input(page, 'title').fill(notice.title);
      await input(page, 'description').fill(notice.text);
      await deleteItem('notices', _id);
      const again = await reopen(page, context);
      await again.getByText('No notice found', { exact: true }).waitFor();
      await again.getByRole('button', { name: 'Add it as a new notice' }).click();
      await offer(again).getByText(notice.text, { exact: true }).waitFor();
      await takeAndPublish(again, notice);
    });
  });
});

test('another person on the same computer neither sees nor loses drafts', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    const mine = await typeNotice(page);
    await page.goto('/admins');
    await enter(context, await sessionOf(colleague));
    await page.goto('/admins');
    await page.getByRole('heading', { name: 'Needs attention' }).waitFor();
    const unsaved = page.getByRole('region', { name: 'Unsaved on this device' });
    expect(await unsaved.count()).toBe(0);
    const theirs = await typeNotice(page, goTo);
    await page.goto('/admins/notices');
    await unsaved.getByRole('link', { name: theirs.title }).click();
    await offer(page).getByText(theirs.text).waitFor();
    await offer(page).getByRole('button', { name: 'Discard them' }).click();
    await bar(page, 'Nothing to save yet.').waitFor();
    expect(await offer(page).count()).toBe(0);

    await enter(context, await sessionOf(staff));
    await page.goto('/admins');
    await unsaved.getByRole('listitem').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await unsaved.getByRole('listitem').count()).toBe(1);
    await unsaved.getByRole('link', { name: mine.title }).click();
    await takeAndPublish(page, mine);
    expect(await unsaved.count()).toBe(0);
  });
});

test('a save made while somebody else is signed in waits for its owner, and is theirs', async () => {
  await staffJourney({ expected: /401|SessionExpired/ }, async ({ page, context }) => {
    const mine = await typeNotice(page);
    await enter(context, await sessionOf(colleague));
    await saveButton(page).click();
    const dialog = dialogCalled(page, 'Sign in again');
    await dialog.getByText('or someone else has signed in in another tab').waitFor();
    // Who signs in over another person's form finds the dashboard, and nothing of the form.
    await signIn(dialog, colleague.email, colleague.password);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.getByText('Maya Sample', { exact: true }).first().waitFor();
    expect(await page.getByText(mine.title).count()).toBe(0);
    expect(await noticesCalled(page, mine.title)).toEqual([]);
    // Save was pressed: it is sent as soon as its owner is back, and in the owner's name only.
    await enter(context, await sessionOf(staff));
    await page.goto('/admins');
    await toast(page, `“${mine.title}” is published.`).waitFor();
    const [added] = await noticesCalled(page, mine.title);
    const path = `/api/v1/audit?type=notices&id=${added?._id ?? ''}`;
    const log: unknown = await (await context.request.get(path)).json();
    expect(log).toMatchObject({ data: [{ action: 'create', actor: { email: staff.email } }] });
    await expectNotice(page, mine);
  });
});

test('leaving with unsaved changes asks first: by Back, a link, reloading, which loses no letter, and signing out', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    await enter(context, await sessionOf(staff));
    await page.goto('/admins/notices');
    await page.getByRole('link', { name: 'Add a notice' }).click();
    const description = input(page, 'description');
    const text = words(mark());
    await description.fill(text);
    const ask = dialogCalled(page, 'Leave without saving?');
    const stay = page.getByRole('button', { name: 'Stay here' });
    await page.goBack();
    await ask.waitFor();
    await stay.click();
    await page.getByRole('link', { name: 'Notices' }).first().click();
    await ask.getByText('What you typed stays in this browser and is offered when you come back.').waitFor();
    await stay.click();
    const reloading = page.waitForEvent('dialog');
    void page.evaluate(() => window.location.reload());
    const asked = await reloading;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    // Who reloads all the same loses no letter, even of a long text on a slow device.
    await awaitEditor(page);
    await seemSlow(page);
    await description.press('ControlOrMeta+End');
    await page.keyboard.type(' and');
    page.once('dialog', (dialog) => void dialog.accept());
    await description.evaluate((field) => {
      field.lastElementChild?.append(' the last');
      window.location.reload();
    });
    await offer(page).getByText(`${text} and the last`).waitFor();
    await offer(page).getByRole('button', { name: 'Go on with them' }).click();
    const askSigningOut = dialogCalled(page, 'Sign out without saving?');
    const signOut = async () => {
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await askSigningOut.waitFor();
    };
    // On a phone it stands in the menu.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await signOut();
    await stay.click();
    expect(await typed(page)).toBe(`${text} and the last`);
    // Nothing has happened to the session.
    expect((await context.request.get(staffApiPaths.me)).status()).toBe(200);
    await page.setViewportSize(viewports.desktop);
    await signOut();
    await askSigningOut.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/admins/login');
    expect((await context.request.get(staffApiPaths.me)).status()).toBe(401);
    // Others may use this browser.
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
    await expect.poll(kept).toEqual([]);
  });
});
