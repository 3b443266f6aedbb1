import { randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyItem, ItemAt } from '@content';
import { apiPaths } from '@content/contract';
import { launch, siteUrl } from './browser';
import type { Colleague } from './colleague';
import { addColleague } from './colleague';
import {
  addItem,
  addNotice,
  changeItem,
  deleteItem,
  landscape,
  sessionOf,
  staff,
  staffSession,
} from './content';
import { openPoorLink } from './poor-link';
import { pdf } from './site';
import { alertSaying, dialogCalled, input, saveButton, staffItem, theForm, toast, words } from './staff-kit';
import { enter, staffJourney } from './staff-visit';

let browser: Browser;
let colleague: Colleague;
let colleagueSession: Promise<string> | undefined;
beforeAll(async () => {
  browser = await launch();
  colleague = await addColleague('Maya Sample');
});
afterAll(async () => {
  await colleague.remove();
  await browser.close();
});

const mark = () => Date.now().toString(36);
const offer = (page: Page) => dialogCalled(page, 'Unsaved changes from earlier');
const conflict = (page: Page) => dialogCalled(page, 'Someone else changed this story');
const bar = (page: Page, text: string | RegExp) =>
  theForm(page).getByRole('status').filter({ hasText: text });
const typed = (page: Page) => input(page, 'description').inputValue();

/** Opens the form of a new notice and types two hundred words; answers them and the title. */
async function typeNotice(page: Page): Promise<{ title: string; text: string }> {
  const title = `Meeting ${mark()}`;
  const text = words(mark());
  await page.goto('/admins/notices/new');
  await input(page, 'title').fill(title);
  await input(page, 'description').fill(text);
  return { title, text };
}

/** Opens a story of its own and types two hundred words over its description. */
async function typeStory(page: Page): Promise<{ id: string; text: string }> {
  const { _id: id } = await addItem('stories', {
    title: 'The tap',
    description: 'Water came.',
    image: { bytes: await landscape(300, 200), name: 'tap.jpg' },
    imageAlt: 'A tap',
  });
  const text = words(mark());
  await page.goto(`/admins/stories/${id}`);
  await input(page, 'description').fill(text);
  return { id, text };
}

/** The notices of a title, as staff see them: a notice must never be there twice. */
async function noticesCalled(page: Page, title: string): Promise<AnyItem[]> {
  const query = new URLSearchParams({ view: 'admin', q: title });
  const answer = await page.context().request.get(`${apiPaths.list('notices')}?${query.toString()}`);
  return ((await answer.json()) as { data: AnyItem[] }).data;
}

/** The one notice of this title holds every word; removes it. */
async function expectNotice(page: Page, { title, text }: { title: string; text: string }): Promise<void> {
  const found = await noticesCalled(page, title);
  expect(found.map(({ description }) => description)).toEqual([text]);
  await deleteItem('notices', found[0]?._id ?? '');
}

async function reopen(page: Page, context: BrowserContext): Promise<Page> {
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  return again;
}

describe.each(['phone', 'desktop'] as const)('two hundred words on a %s survive', (viewport) => {
  test('a closed tab: they are offered, never applied by themselves, and come back whole', async () => {
    await staffJourney(browser, { viewport }, async ({ page, context }) => {
      const notice = await typeNotice(page);
      const again = await reopen(page, context);
      await offer(again).getByText(notice.text).waitFor();
      expect(await typed(again)).toBe('');
      await offer(again).getByRole('button', { name: 'Go on with them' }).click();
      expect(await typed(again)).toBe(notice.text);
      await saveButton(again).click();
      await toast(again, `“${notice.title}” was added.`).waitFor();
      await expectNotice(again, notice);
      await again.goto('/admins/notices/new');
      await bar(again, 'Nothing to save yet.').waitFor();
      expect(await offer(again).count()).toBe(0);
    });
  });

  test('a session that ends while they are saved: sign in in place, and the save goes on', async () => {
    await staffJourney(browser, { viewport, expected: /401/ }, async ({ page, context }) => {
      await enter(context, await sessionOf(staff));
      const notice = await typeNotice(page);
      // Ended at the server: neither the session nor its refresh is worth anything now.
      await context.request.post(apiPaths.logout, { headers: { origin: siteUrl } });
      await saveButton(page).click();
      const dialog = dialogCalled(page, 'Sign in again');
      await dialog.getByLabel('Email').fill(staff.email);
      await dialog.getByLabel('Password').fill('wrong');
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await dialog.getByText('Invalid email or password', { exact: true }).waitFor();
      expect(await typed(page)).toBe(notice.text);
      await dialog.getByLabel('Password').fill(staff.password);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await toast(page, `“${notice.title}” was added.`).waitFor();
      await expectNotice(page, notice);
    });
  });

  test.each([500, 503])(
    'an answer %i: they stay in the form, and the next try saves them',
    async (status) => {
      const expected = new RegExp(`${status}|ApiProblem`);
      await staffJourney(browser, { viewport, expected }, async ({ page }) => {
        const { id, text } = await typeStory(page);
        const detail = 'Something went wrong on our side.';
        await page.route(
          `**${apiPaths.one('stories', id)}`,
          (route) =>
            route.fulfill({
              status,
              contentType: 'application/problem+json',
              body: JSON.stringify({ detail }),
            }),
          { times: 1 },
        );
        await saveButton(page).click();
        await alertSaying(page, `Not saved. ${detail} What you typed is still here.`).waitFor();
        expect(await typed(page)).toBe(text);
        await saveButton(page).click();
        await toast(page, '“The tap” was saved.').waitFor();
        expect((await staffItem(page, 'stories', id))?.['description']).toBe(text);
        await deleteItem('stories', id);
      });
    },
  );

  test('no network: it says so, and sends them when it is back', async () => {
    await staffJourney(browser, { viewport, expected: /ERR_INTERNET/ }, async ({ page, context }) => {
      const notice = await typeNotice(page);
      await context.setOffline(true);
      await saveButton(page).click();
      await bar(
        page,
        'No connection. What you typed is kept in this browser and is sent when the connection is back.',
      ).waitFor();
      const more = `${notice.text} and one more`;
      await input(page, 'description').fill(more);
      await context.setOffline(false);
      await toast(page, `“${notice.title}” was added.`).waitFor();
      await expectNotice(page, { ...notice, text: more });
    });
  });

  test.each([
    ['take theirs', 'Take theirs', 'Their words'],
    ['keep mine', 'Keep mine', 'mine'],
  ])('another person’s edit: whose, what changed, and %s', async (_, button, stands) => {
    await staffJourney(browser, { viewport, expected: /412/ }, async ({ page }) => {
      const { id, text } = await typeStory(page);
      await colleagueChanges(id, { description: 'Their words', title: 'Their title' });
      await saveButton(page).click();
      await conflict(page).getByText('Maya Sample', { exact: true }).waitFor();
      await conflict(page).getByText('Their title', { exact: true }).waitFor();
      await conflict(page).getByText('Their words', { exact: true }).waitFor();
      await conflict(page).getByText(text, { exact: true }).waitFor();
      // Going back to the form loses nothing, and the next save asks again.
      await page.keyboard.press('Escape');
      expect(await typed(page)).toBe(text);
      await saveButton(page).click();
      await conflict(page).getByRole('button', { name: button }).click();
      await bar(page, 'Everything is saved.').waitFor();
      const saved = await staffItem(page, 'stories', id);
      expect(saved?.['description']).toBe(stands === 'mine' ? text : stands);
      expect(saved?.['title']).toBe('Their title');
      expect(await typed(page)).toBe(saved?.['description']);
      await deleteItem('stories', id);
    });
  });

  test('another person’s edit, merged field by field', async () => {
    await staffJourney(browser, { viewport, expected: /412/ }, async ({ page }) => {
      const { id, text } = await typeStory(page);
      await input(page, 'title').fill('My title');
      await colleagueChanges(id, { description: 'Their words', title: 'Their title' });
      await saveButton(page).click();
      await conflict(page)
        .getByRole('group', { name: 'Title' })
        .getByRole('radio', { name: /^Theirs/ })
        .check();
      await conflict(page).getByRole('button', { name: 'Save my choices' }).click();
      await toast(page, '“Their title” was saved.').waitFor();
      const saved = await staffItem(page, 'stories', id);
      expect([saved?.['title'], saved?.['description']]).toEqual(['Their title', text]);
      await deleteItem('stories', id);
    });
  });
});

/** The colleague changes a story. */
async function colleagueChanges(id: string, values: object): Promise<void> {
  const answer = await fetch(siteUrl + apiPaths.one('stories', id), {
    method: 'PATCH',
    headers: {
      origin: siteUrl,
      cookie: await (colleagueSession ??= sessionOf(colleague)),
      'content-type': 'application/json',
    },
    body: JSON.stringify(values),
  });
  expect(answer.status).toBe(200);
}

test.each(['phone', 'desktop'] as const)(
  'an upload that is cut half-way keeps two hundred words and the file, and goes up when the link is back (%s)',
  async (viewport) => {
    const breaks: number[] = [];
    const { host } = new URL(siteUrl);
    const link = await openPoorLink(host, breaks);
    const overLink = await launch([`--host-resolver-rules=MAP ${host} ${link.host}`]);
    try {
      await staffJourney(overLink, { viewport, expected: /net::ERR_/ }, async ({ page, context }) => {
        const [title, text] = [`Report ${mark()}`, words(mark())];
        const buffer = Buffer.concat([await pdf(), Buffer.from(`%${randomBytes(300_000).toString('hex')}`)]);
        await page.goto('/admins/publications/new');
        await input(page, 'title').fill(title);
        await input(page, 'description').fill(text);
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
        breaks.push(link.sent() + buffer.length / 2);
        await saveButton(page).click();
        await bar(page, 'No connection. What you typed is kept in this browser').waitFor();
        expect(link.breaks()).toBe(1);
        expect(await typed(page)).toBe(text);
        await toast(page, `“${title}” was added.`).waitFor();
        const query = new URLSearchParams({ view: 'admin', q: title });
        const answer = await context.request.get(`${apiPaths.list('publications')}?${query.toString()}`);
        const [item, ...twice] = ((await answer.json()) as { data: ItemAt<'publications'>[] }).data;
        expect([item?.description, twice]).toEqual([text, []]);
        const stored = await context.request.get(item?.files.publicationUrls?.[0]?.address ?? '');
        expect(buffer.equals(await stored.body())).toBe(true);
        await deleteItem('publications', item?._id ?? '');
      });
    } finally {
      await overLink.close();
      await link.close();
    }
  },
);

test('who does not want to sign in again now keeps two hundred words in the form', async () => {
  await staffJourney(browser, { viewport: 'phone', expected: /401/ }, async ({ page, context }) => {
    const notice = await typeNotice(page);
    await context.clearCookies();
    await saveButton(page).click();
    await dialogCalled(page, 'Sign in again').getByRole('button', { name: 'Not now' }).click();
    await theForm(page).getByRole('alert').waitFor();
    expect(await typed(page)).toBe(notice.text);
    await enter(context, await staffSession());
    await saveButton(page).click();
    await toast(page, `“${notice.title}” was added.`).waitFor();
    await expectNotice(page, notice);
  });
});

describe('what is typed while a save is on its way', () => {
  test('stays when another person was faster', async () => {
    await staffJourney(browser, { expected: /412/ }, async ({ page }) => {
      const { id, text } = await typeStory(page);
      await page.route(
        `**${apiPaths.one('stories', id)}`,
        async (route) => {
          await colleagueChanges(id, { description: 'Their words' });
          await input(page, 'description').fill(`${text} more`);
          await route.continue();
        },
        { times: 1 },
      );
      await saveButton(page).click();
      await conflict(page).getByText(`${text} more`, { exact: true }).waitFor();
      await conflict(page).getByRole('button', { name: 'Keep mine' }).click();
      await bar(page, 'Everything is saved.').waitFor();
      expect(await typed(page)).toBe(`${text} more`);
      expect((await staffItem(page, 'stories', id))?.['description']).toBe(`${text} more`);
      await deleteItem('stories', id);
    });
  });

  test('is offered again to whoever has left before the save was done', async () => {
    await staffJourney(browser, { viewport: 'phone', expected: /412/ }, async ({ page }) => {
      const { id, text } = await typeStory(page);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(
        `**${apiPaths.one('stories', id)}`,
        async (route) => {
          await released;
          await route.continue();
        },
        { times: 1 },
      );
      await saveButton(page).click();
      await bar(page, 'Saving …').waitFor();
      await input(page, 'description').fill(`${text} more`);
      await page.getByRole('link', { name: 'Stories' }).first().click();
      await dialogCalled(page, 'Leave without saving?')
        .getByRole('button', { name: 'Leave', exact: true })
        .click();
      await page.waitForURL('**/admins/stories');
      const done = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      release();
      expect((await done).status()).toBe(200);
      await page.goto(`/admins/stories/${id}`);
      await offer(page).getByText(`${text} more`).waitFor();
      await deleteItem('stories', id);
    });
  });
});

test('an offer that the browser closes by itself comes back, and what is typed then is kept', async () => {
  await staffJourney(browser, { viewport: 'phone' }, async ({ page, context }) => {
    const { text } = await typeNotice(page);
    const again = await reopen(page, context);
    await offer(again).getByText(text).waitFor();
    // As a second Escape or Android's Back does, which cannot be refused.
    await again.evaluate(() => document.querySelector('dialog')?.close());
    await offer(again).getByRole('button', { name: 'Go on with them' }).click();
    expect(await typed(again)).toBe(text);
  });
});

describe('what a click throws away can be brought back', () => {
  test('two hundred words that were undone', async () => {
    await staffJourney(browser, {}, async ({ page }) => {
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
      await page.goto(`/admins/stories/${id}`);
      await offer(page).getByText(text).waitFor();
      await deleteItem('stories', id);
    });
  });

  test('two hundred words given up for another person’s', async () => {
    await staffJourney(browser, { viewport: 'phone', expected: /412/ }, async ({ page }) => {
      const { id, text } = await typeStory(page);
      await colleagueChanges(id, { description: 'Their words' });
      await saveButton(page).click();
      await conflict(page).getByRole('button', { name: 'Take theirs' }).click();
      await toast(page, 'What you see now is theirs.').waitFor();
      expect(await typed(page)).toBe('Their words');
      await page.getByRole('button', { name: 'Bring mine back' }).click();
      expect(await typed(page)).toBe(text);
      await saveButton(page).click();
      await toast(page, '“The tap” was saved.').waitFor();
      expect((await staffItem(page, 'stories', id))?.['description']).toBe(text);
      await deleteItem('stories', id);
    });
  });
});

describe('an answer that is lost on its way', () => {
  test('of an addition: the next try adds nothing twice, and takes what was typed since', async () => {
    await staffJourney(browser, { expected: /ERR_FAILED/ }, async ({ page }) => {
      const notice = await typeNotice(page);
      await page.route(
        `**${apiPaths.list('notices')}`,
        async (route) => {
          await route.fetch();
          await input(page, 'description').fill(`${notice.text} more`);
          await route.abort();
        },
        { times: 1 },
      );
      await saveButton(page).click();
      await toast(page, `“${notice.title}” was added.`).waitFor();
      await expectNotice(page, { ...notice, text: `${notice.text} more` });
    });
  });

  test('of an addition: the picture that is chosen then stands, not the one that had arrived', async () => {
    await staffJourney(browser, { expected: /ERR_FAILED/ }, async ({ page, context }) => {
      const notice = await typeNotice(page);
      const picture = async (sky: string) => ({
        ...{ name: 'image.jpg', mimeType: 'image/jpeg' }, // as a phone calls all of them
        buffer: await landscape(300, 200, sky),
      });
      const chooser = page.locator('input[type=file]');
      await chooser.setInputFiles(await picture('#F4A259'));
      await page.route(
        `**${apiPaths.list('notices')}`,
        async (route) => {
          await route.fetch();
          await context.setOffline(true);
          await route.abort();
        },
        { times: 1 },
      );
      await saveButton(page).click();
      await bar(page, 'No connection.').waitFor();
      await chooser.setInputFiles(await picture('#2E6F95'));
      await context.setOffline(false);
      await toast(page, `“${notice.title}” was added.`).waitFor();
      const [added] = await noticesCalled(page, notice.title);
      const address = added?.files['image']?.[0]?.address ?? '';
      const shown = await sharp(await (await context.request.get(address)).body())
        .extract({ left: 10, top: 10, width: 1, height: 1 })
        .raw()
        .toBuffer();
      expect(shown[2]).toBeGreaterThan(shown[0] ?? 255); // blue, not orange
      await expectNotice(page, notice);
    });
  });

  test('of an addition that another person has changed since: asked, not overwritten', async () => {
    await staffJourney(browser, { expected: /ERR_FAILED/ }, async ({ page }) => {
      const notice = await typeNotice(page);
      await page.route(
        `**${apiPaths.list('notices')}`,
        async (route) => {
          const { data } = (await (await route.fetch()).json()) as { data: { _id: string } };
          await changeItem('notices', data._id, { description: 'Their words' });
          await route.abort();
        },
        { times: 1 },
      );
      await saveButton(page).click();
      const dialog = dialogCalled(page, 'Someone else changed this notice');
      await dialog.getByText('Their words', { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Keep mine' }).click();
      await bar(page, /saved|Nothing/).waitFor();
      await expect
        .poll(async () => (await noticesCalled(page, notice.title))[0]?.['description'])
        .toBe(notice.text);
      await expectNotice(page, notice);
    });
  });

  test('of a change: nobody else has changed anything, so nobody is asked', async () => {
    await staffJourney(browser, { expected: /ERR_FAILED|412/ }, async ({ page }) => {
      const { id, text } = await typeStory(page);
      await page.route(
        `**${apiPaths.one('stories', id)}`,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await saveButton(page).click();
      await toast(page, '“The tap” was saved.').waitFor();
      expect(await staffItem(page, 'stories', id)).toMatchObject({ description: text, _version: 2 });
      await deleteItem('stories', id);
    });
  });
});

describe('kept drafts', () => {
  test('two tabs with the same form keep a draft each; what is open in a tab is not offered in another one', async () => {
    await staffJourney(browser, { viewport: 'phone' }, async ({ page, context }) => {
      const first = await typeNotice(page);
      const other = await context.newPage();
      const second = await typeNotice(other);
      expect(await offer(other).count()).toBe(0);
      await saveButton(other).click();
      await toast(other, `“${second.title}” was added.`).waitFor();
      await expectNotice(other, second);
      const third = await typeNotice(other);
      await input(page, 'description').fill(`${first.text} newest`);
      await other.close();
      const again = await reopen(page, context);
      await offer(again).getByText(`${first.text} newest`).waitFor();
      await offer(again).getByRole('button', { name: 'Discard them' }).click();
      await offer(again).getByText(third.text).waitFor();
      await offer(again).getByRole('button', { name: 'Go on with them' }).click();
      expect(await typed(again)).toBe(third.text);
    });
  });

  test('one that is older than the saved version is offered with that said, and asks where the two differ', async () => {
    await staffJourney(browser, {}, async ({ page, context }) => {
      const { id, text } = await typeStory(page);
      await colleagueChanges(id, { description: 'Their words', title: 'Their title' });
      const again = await reopen(page, context);
      await offer(again)
        .getByText('It has been changed on the site since. You will see where the two differ.')
        .waitFor();
      await offer(again).getByRole('button', { name: 'Go on with them' }).click();
      await conflict(again).getByText('Maya Sample', { exact: true }).waitFor();
      await conflict(again).getByText('Their words', { exact: true }).waitFor();
      await conflict(again).getByRole('button', { name: 'Keep mine' }).click();
      expect(await typed(again)).toBe(text);
      expect(await input(again, 'title').inputValue()).toBe('Their title');
      expect((await staffItem(again, 'stories', id))?._version).toBe(2);
      await saveButton(again).click();
      await toast(again, '“Their title” was saved.').waitFor();
      await deleteItem('stories', id);
    });
  });

  test('one of a notice that was deleted meanwhile can be read, and be added as a new one', async () => {
    const { _id } = await addNotice({ title: `Gone ${mark()}` });
    await staffJourney(browser, { viewport: 'phone', expected: /404/ }, async ({ page, context }) => {
      const notice = { title: `Gone ${mark()} too`, text: words(mark()) };
      await page.goto(`/admins/notices/${_id}`);
      await input(page, 'title').fill(notice.title);
      await input(page, 'description').fill(notice.text);
      await deleteItem('notices', _id);
      const again = await reopen(page, context);
      await again.getByText('No notice found', { exact: true }).waitFor();
      await again.getByText(notice.text, { exact: true }).waitFor();
      await again.getByRole('button', { name: 'Add it as a new notice' }).click();
      await offer(again).getByRole('button', { name: 'Go on with them' }).click();
      expect(await typed(again)).toBe(notice.text);
      await saveButton(again).click();
      await toast(again, `“${notice.title}” was added.`).waitFor();
      await expectNotice(again, notice);
    });
  });
});

describe('a browser that keeps nothing', () => {
  test('because it is full says so, and saves all the same', async () => {
    await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
      await page.goto('/admins/notices');
      await page.evaluate(() => {
        for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
          for (let i = 0; ; i += 1) {
            try {
              localStorage.setItem(`fill-${size}-${i}`, 'x'.repeat(size));
            } catch {
              break;
            }
          }
        }
      });
      const notice = await typeNotice(page);
      await bar(page, 'Not saved yet. This browser has no room to keep it: save before you leave.').waitFor();
      await page.getByRole('link', { name: 'Notices' }).first().click();
      await dialogCalled(page, 'Leave without saving?')
        .getByText('This browser has no room to keep what you typed: if you leave now, it is lost.')
        .waitFor();
      await page.getByRole('button', { name: 'Stay here' }).click();
      await saveButton(page).click();
      await toast(page, `“${notice.title}” was added.`).waitFor();
      await expectNotice(page, notice);
    });
  });

  test('because its storage is blocked still signs in and saves', async () => {
    await staffJourney(browser, {}, async ({ page, context }) => {
      await context.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      });
      const notice = await typeNotice(page);
      await bar(page, 'Not saved yet. This browser has no room to keep it: save before you leave.').waitFor();
      await saveButton(page).click();
      await toast(page, `“${notice.title}” was added.`).waitFor();
      await expectNotice(page, notice);
    });
  });
});

describe('leaving with unsaved words asks', () => {
  test.each(['phone', 'desktop'] as const)('by Back, by a link and by signing out (%s)', async (viewport) => {
    await staffJourney(browser, { viewport }, async ({ page, context }) => {
      await enter(context, await sessionOf(staff));
      await page.goto('/admins/notices');
      await page.getByRole('link', { name: 'Add a notice' }).click();
      await input(page, 'description').fill('Half a thought');
      const ask = dialogCalled(page, 'Leave without saving?');
      const stay = page.getByRole('button', { name: 'Stay here' });
      await page.goBack();
      await ask.waitFor();
      await stay.click();
      await page.getByRole('link', { name: 'Notices' }).first().click();
      await ask
        .getByText('What you typed stays in this browser and is offered when you come back.')
        .waitFor();
      await stay.click();
      const signOut = async () => {
        if (viewport === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('button', { name: 'Sign out', exact: true }).click();
        await dialogCalled(page, 'Sign out without saving?').waitFor();
      };
      await signOut();
      await stay.click();
      expect(await typed(page)).toBe('Half a thought');
      // Nothing has happened to the session.
      expect((await context.request.get(apiPaths.me)).status()).toBe(200);
      await signOut();
      await dialogCalled(page, 'Sign out without saving?').getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL('**/admins/login');
      expect((await context.request.get(apiPaths.me)).status()).toBe(401);
    });
  });

  test('by reloading, in the browser’s own words', async () => {
    await staffJourney(browser, {}, async ({ page }) => {
      await page.goto('/admins/notices/new');
      await input(page, 'description').click();
      await page.keyboard.type('Half a thought');
      const asked = new Promise<string>((resolve) => {
        page.once('dialog', (dialog) => {
          resolve(dialog.type());
          void dialog.dismiss();
        });
      });
      await page.evaluate(() => window.location.reload());
      expect(await asked).toBe('beforeunload');
      expect(await typed(page)).toBe('Half a thought');
    });
  });
});
