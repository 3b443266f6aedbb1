import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import { apiPaths } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { launch, siteUrl, visit, type Visit } from './browser';
import { addColleague, type Colleague } from './colleague';
import { addItem, addNotice, changeItem, deleteItem, picturePart, sessionOf, staffSession } from './content';
import {
  alertSaying,
  chooseFor,
  dialogCalled,
  entered,
  goTo,
  input,
  saveButton,
  staffItem,
  theForm,
  toast,
} from './staff-kit';
import { enter, staffJourney } from './staff-visit';

type Who = 'A' | 'B';
const steps = ['open', 'type', 'save'] as const;

/** How a person decides in the conflict dialog. */
type Resolution = 'mine' | 'theirs' | 'merge';

let browser: Browser;
let colleague: Colleague;
let people: Record<Who, Visit>;
/** The notices that were played with: they go last, for the forms on the screens are of them. */
const played: string[] = [];
beforeAll(async () => {
  browser = await launch();
  colleague = await addColleague('Maya Sample');
  const [A, B] = [await visit(browser, { expected: /412/ }), await visit(browser, { expected: /412/ })];
  await enter(A.context, await staffSession());
  await enter(B.context, await sessionOf(colleague));
  people = { A, B };
  for (const { page } of [A, B]) await page.goto('/admins');
});
afterAll(async () => {
  for (const { page } of Object.values(people)) await page.goto('about:blank');
  for (const id of played) await deleteItem('notices', id);
  expect([...people.A.unexpected, ...people.B.unexpected]).toEqual([]);
  await colleague.remove();
});

const conflict = (page: Page) => dialogCalled(page, 'This notice has changed since you opened it');

/** Decides a conflict; returns the texts that the person gave up by that. */
async function decide(page: Page, how: Resolution, mine: string, theirs: string): Promise<string[]> {
  const dialog = conflict(page);
  if (how === 'theirs') {
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    return [mine];
  }
  if (how === 'merge') {
    await dialog.getByRole('radio', { name: /^Theirs/ }).check();
    await dialog.getByRole('button', { name: 'Save my choices' }).click();
    return [mine];
  }
  await dialog.getByRole('button', { name: 'Save my choices' }).click();
  return [theirs];
}

/** Plays one order; returns the texts that were saved, those given up knowingly, and the item afterwards. */
async function play(order: string, fieldOf: Record<Who, string>, how: Resolution) {
  const notice = await addItem('notices', {
    title: `Both ${Date.now().toString(36)}`,
    description: 'As it was.',
  });
  played.push(notice._id);
  const text = { A: `By A ${order}`, B: `By B ${order}` };
  const next = { A: 0, B: 0 };
  const [saved, givenUp]: [string[], string[]] = [[], []];
  let asked = 0;
  for (const who of order as Iterable<Who>) {
    const { page } = people[who];
    const other = text[who === 'A' ? 'B' : 'A'];
    const step = steps[next[who]++];
    if (step === 'open') {
      await goTo(page, `/admins/notices/${notice._id}`);
      // The form of the play before has the same fields.
      const title = new RegExp(`^(${notice.title}|${text.A}|${text.B})$`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    } else if (step === 'type') {
      const field = input(page, fieldOf[who]);
      // Whoever types over what is in view gives it up knowingly.
      if ((await entered(field)) === other) givenUp.push(other);
      await field.fill(text[who]);
    } else {
      const clean = theForm(page).getByRole('status').filter({ hasText: 'Everything is saved.' });
      await saveButton(page).click();
      await clean.or(conflict(page)).waitFor();
      if (await conflict(page).isVisible()) {
        asked += 1;
        expect(await conflict(page).getByText(other, { exact: true }).count(), order).toBe(1);
        if (fieldOf.A === fieldOf.B) givenUp.push(...(await decide(page, how, text[who], other)));
        else await conflict(page).getByRole('button', { name: 'Save my choices' }).click();
        await clean.waitFor();
      }
      saved.push(text[who]);
    }
  }
  const item = (await staffItem(people.A.page, 'notices', notice._id)) as AnyItem;
  const log = await people.A.context.request.get(`${staffApiPaths.audit}?type=notices&id=${notice._id}`);
  const entries = ((await log.json()) as { data: { action: string }[] }).data;
  return { text, saved, givenUp, asked, item, entries };
}

/** Orders of two people who open, type and save: nobody, the slower and the one who began first meets the other's save. */
test.each([
  ['AAABBB', 'description', 'title', 0],
  ['ABAABB', 'title', 'description', 1],
  ['ABBBAA', 'description', 'title', 1],
] as const)(
  'two people change different fields, and both stand: %s, of %s and %s',
  async (order, A, B, conflicts) => {
    const { text, asked, item, entries } = await play(order, { A, B }, 'mine');
    expect([item[A], item[B]]).toEqual([text.A, text.B]);
    expect(asked).toBe(conflicts);
    // Nothing was written past the log: it was added, and saved once by each of them.
    expect(entries.map(({ action }) => action)).toEqual(['update', 'update', 'create']);
    expect(item._version).toBe(3);
  },
);

test.each([
  ['ABAABB', 'theirs'],
  ['ABBAAB', 'merge'],
  ['ABBBAA', 'mine'],
] as const)(
  'two people change the same field, and what stands not was given up by somebody who saw it: %s, %s',
  async (order, how) => {
    const { saved, givenUp, asked, item, entries } = await play(order, { A: 'title', B: 'title' }, how);
    const lost = saved.filter((text) => item['title'] !== text);
    expect(lost).toHaveLength(1);
    expect(givenUp).toEqual(expect.arrayContaining(lost));
    expect(asked).toBe(1);
    expect(entries).toHaveLength(item._version);
  },
);

describe('deleting and editing at once', () => {
  test('a deleted notice can still be saved by whoever was editing it, as a new one', async () => {
    const { _id } = await addNotice({ title: 'Deleted by B', image: await picturePart() });
    const { page } = people.A;
    const expected = /404|412/;
    await staffJourney(browser, { viewport: 'phone', expected }, async (mine) => {
      await mine.page.goto(`/admins/notices/${_id}`);
      await input(mine.page, 'description').fill('Typed by A');
      await deleteItem('notices', _id);
      await saveButton(mine.page).click();
      await alertSaying(
        mine.page,
        'Someone deleted this notice in the meantime. What you typed is still here, and Save adds it again. Choose the image again first.',
      ).waitFor();
      const [added] = await Promise.all([
        mine.page.waitForResponse((response) => response.url().endsWith(apiPaths.list('notices'))),
        saveButton(mine.page).click(),
      ]);
      const { data } = (await added.json()) as { data: AnyItem };
      expect(data['description']).toBe('Typed by A');
      expect(data._id).not.toBe(_id);
      await deleteItem('notices', data._id);
    });
    expect(await staffItem(page, 'notices', _id)).toBeNull();
  });

  test('a notice that was changed meanwhile is deleted only by whoever has been told of the change', async () => {
    const title = `Changed ${Date.now().toString(36)}`;
    const { _id } = await addItem('notices', { title, description: 'As it was.' });
    await staffJourney(browser, { viewport: 'phone', expected: /412/ }, async ({ page }) => {
      await page.goto('/admins/notices');
      await chooseFor(page, title, 'Delete');
      await changeItem('notices', _id, { title: `${title} by B` });
      await dialogCalled(page, 'Delete this notice?').getByRole('button', { name: 'Delete' }).click();
      const again = dialogCalled(page, 'Delete the changed notice?');
      await again.getByText(`“${title} by B”`).waitFor();
      expect((await fetch(siteUrl + apiPaths.one('notices', _id))).status).toBe(200);
      await again.getByRole('button', { name: 'Keep it' }).click();
      expect(await staffItem(page, 'notices', _id)).toMatchObject({ title: `${title} by B` });
      await chooseFor(page, title, 'Delete');
      await dialogCalled(page, 'Delete this notice?').getByRole('button', { name: 'Delete' }).click();
      await again.getByRole('button', { name: 'Delete it anyway' }).click();
      await toast(page, `“${title} by B” was deleted.`).waitFor();
      expect(await staffItem(page, 'notices', _id)).toBeNull();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await toast(page, `“${title} by B” is back.`).waitFor();
    });
    await deleteItem('notices', _id);
  });
});
