import { expect, test } from 'vitest';
import { staffApiPaths } from '@content/api/staff-contract';
import { reconnect } from './page';
import { sessionOf, siteUrl, staff } from './content';
import { dialogCalled, input, saveButton, staffItem, theForm, toast } from './staff-kit';
import {
  withColleague,
  awaitEditor,
  colleague,
  bar,
  colleagueChanges,
  conflict,
  expectNotice,
  offer,
  reopen,
  takeAndPublish,
  typeNotice,
  typeStory,
  typed,
} from './staff-loss-kit';
import { enter, staffJourney } from './visit';

withColleague();

test('a closed tab: they are offered, never applied unasked, and come back whole', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    const notice = await typeNotice(page);
    const again = await reopen(page, context);
    await offer(again).getByText(notice.text).waitFor();
    expect(await typed(again)).toBe('');
    // It cannot be closed without an answer, and comes back after a step back.
    await again.keyboard.press('Escape');
    await again.keyboard.press('Escape');
    await again.mouse.click(5, 5);
    await again.goto('/admins/notices');
    await again.goBack();
    await offer(again).getByText(notice.text).waitFor();
    await takeAndPublish(again, notice);
    await again.goto('/admins/notices/new');
    await bar(again, 'Nothing to save yet.').waitFor();
    expect(await offer(again).count()).toBe(0);
  });
});

test('a session that ends during a save: signing in over the form completes the save', async () => {
  await staffJourney({ viewport: 'phone', expected: /401|SessionExpired/ }, async ({ page, context }) => {
    await enter(context, await sessionOf(staff));
    const notice = await typeNotice(page);
    // Ended at the server: neither the session nor its refresh is worth anything now.
    await context.request.post(staffApiPaths.logout, { headers: { origin: siteUrl } });
    await saveButton(page).click();
    const dialog = dialogCalled(page, 'Sign in again');
    // Who does not want to now keeps them in the form.
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await theForm(page).getByRole('alert').waitFor();
    expect(await typed(page)).toBe(notice.text);
    await saveButton(page).click();
    await dialog.getByLabel('Email').fill(staff.email);
    await dialog.getByLabel('Password').fill('wrong');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByText('Invalid email or password', { exact: true }).waitFor();
    expect(await typed(page)).toBe(notice.text);
    await dialog.getByLabel('Password').fill(staff.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await toast(page, `“${notice.title}” is published.`).waitFor();
    await expectNotice(page, notice);
  });
});

test('no network: the form says so, and sends them once it is back, even a long text from a slow device', async () => {
  await staffJourney(
    { viewport: 'phone', expected: /ERR_INTERNET|NetworkError/ },
    async ({ page, context }) => {
      const notice = await typeNotice(page);
      await awaitEditor(page);
      await context.setOffline(true);
      await saveButton(page).click();
      await bar(
        page,
        'No connection. What you typed is kept in this browser and is sent when the connection is back.',
      ).waitFor();
      const device = await context.newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 12 });
      await input(page, 'description').press('ControlOrMeta+End');
      await page.keyboard.type(' and');
      await page.evaluate(() => {
        document.querySelector('main form [name=description] > :last-child')?.append(' the last');
      });
      await reconnect(context);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await toast(page, `“${notice.title}” is published.`).waitFor();
      await expectNotice(page, { ...notice, text: `${notice.text} and the last` });
    },
  );
});

test('no network, and the form is left: another screen sends them once it is back', async () => {
  const expected = /ERR_INTERNET|NetworkError/;
  await staffJourney({ viewport: 'phone', expected }, async ({ page, context }) => {
    const notice = await typeNotice(page);
    // Screens are loaded while there is a connection: what is tried here is the sending.
    await page.route('**/api/v1/**', (route) => route.abort('internetdisconnected'));
    await saveButton(page).click();
    await bar(page, 'No connection.').waitFor();
    await page.getByRole('link', { name: 'Notices' }).first().click();
    await dialogCalled(page, 'Leave without saving?')
      .getByText('What you typed is sent when the connection is back, from any screen.')
      .waitFor();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    const kept = page.getByRole('region', { name: 'Unsaved on this device' });
    await kept.getByText('Notice · is sent when the connection is back').waitFor();
    await page.getByRole('alert').filter({ hasText: 'Failed to load notices' }).waitFor();
    await page.unroute('**/api/v1/**');
    await reconnect(context);
    await toast(page, `“${notice.title}” is published.`).waitFor();
    // The list had failed as well: it has loaded itself again, with the new notice.
    await page.getByRole('list', { name: 'Notices' }).getByText(notice.title).first().waitFor();
    expect(await kept.count()).toBe(0);
    await expectNotice(page, notice);
  });
});

test('another person’s edit: its author and changes are shown, merged field by field, or discarded and restored', async () => {
  await staffJourney({ viewport: 'phone', expected: /412/ }, async ({ page }) => {
    const { id, text } = await typeStory(page);
    await colleagueChanges(colleague, id, { description: 'Their words', title: 'Their title' });
    await saveButton(page).click();
    await conflict(page).getByText('Maya Sample', { exact: true }).waitFor();
    await conflict(page).getByText('Their title', { exact: true }).waitFor();
    await conflict(page).getByText('Their words', { exact: true }).waitFor();
    await conflict(page).getByText(text, { exact: true }).waitFor();
    // Going back to the form loses nothing, and the next save asks again.
    await page.keyboard.press('Escape');
    expect(await typed(page)).toBe(text);
    await saveButton(page).click();
    await conflict(page).getByRole('button', { name: 'Save my choices' }).click();
    await bar(page, 'Everything is saved.').waitFor();
    const saved = await staffItem(page, 'stories', id);
    expect(saved?.['description']).toBe(text);
    expect(saved?.['title']).toBe('Their title');
    expect(await typed(page)).toBe(text);

    // Field by field.
    await input(page, 'title').fill('My title');
    await input(page, 'description').fill(`${text} and more`);
    await colleagueChanges(colleague, id, { description: 'Their other words', title: 'Their other title' });
    await saveButton(page).click();
    await conflict(page)
      .getByRole('group', { name: 'Title' })
      .getByRole('radio', { name: /^Theirs/ })
      .check();
    await conflict(page).getByRole('button', { name: 'Save my choices' }).click();
    await toast(page, '“Their other title” was saved.').waitFor();
    const merged = await staffItem(page, 'stories', id);
    expect([merged?.['title'], merged?.['description']]).toEqual(['Their other title', `${text} and more`]);

    // What is given up for theirs can be brought back; what nobody here has touched stays theirs.
    await input(page, 'description').fill(`${text} at last`);
    await colleagueChanges(colleague, id, { description: 'Their last words', title: 'Their last title' });
    await saveButton(page).click();
    await conflict(page).getByRole('button', { name: 'Take theirs' }).click();
    await toast(page, 'What you see now is what was saved.').waitFor();
    expect(await typed(page)).toBe('Their last words');
    await page.getByRole('button', { name: 'Bring mine back' }).click();
    expect(await typed(page)).toBe(`${text} at last`);
    await saveButton(page).click();
    await bar(page, 'Everything is saved.').waitFor();
    expect(await staffItem(page, 'stories', id)).toMatchObject({
      description: `${text} at last`,
      title: 'Their last title',
    });
  });
});
