import { expect, test } from 'vitest';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import { staffJourney } from './visit';
import { addItem, addNotice, addProgram, picturePart, siteUrl } from './content';
import { goTo, input, saveButton, toast } from './staff-kit';

const mark = `Kalinchok ${Date.now()}`;

/** What a page holds between its header and its footer, as it is served. */
const mainOf = async (path: string) =>
  /<main.*<\/main>/s.exec(await (await fetch(siteUrl + path)).text())?.[0] ?? '';

test('staff link a story to a project by its title; their pages link to each other', async () => {
  const { _id: id } = await addProgram({ name: `${mark} springs`, story: 'It began dry.' });
  await addProgram({ name: `${mark} roofs`, _state: 'draft' });
  const { _id: other } = await addProgram({ name: `${mark} springs`, _state: 'published' });
  const title = `${mark} tap`;
  const story = await addItem('stories', { title, description: 'Water came.', image: await picturePart() });
  await staffJourney({}, async ({ page }) => {
    await page.goto(`/admins/stories/${story._id}`);
    const field = input(page, 'program');
    await field.locator('option', { hasText: `${mark} roofs (Draft)` }).waitFor({ state: 'attached' });
    const called = await field.locator('option', { hasText: `${mark} springs` }).allTextContents();
    expect(new Set(called).size).toBe(2);
    await field.selectOption(other);
    await field.selectOption(id);
    await saveButton(page).click();
    await toast(page, `“${title}” was saved.`).waitFor();
    await goTo(page, `/admins/stories?program=${id}`);
    await page.getByText('1 found').waitFor();
    await goTo(page, `/admins/stories/${story._id}/view`);
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await page.getByText(`${mark} springs`).waitFor();
  });
  expect(await mainOf(`/programs/${id}`)).toMatch(
    new RegExp(`>Stories of this project<.* href="/story/${story._id}"[^>]*>${title}<`, 's'),
  );
  expect(await mainOf(`/story/${story._id}`)).toMatch(
    new RegExp(` href="/programs/${id}"[^>]*>${mark} springs<`),
  );
});

test('events: upcoming ones first, with a calendar file, then past ones', async () => {
  const day = (days: number) => siteDay(new Date(Date.now() + days * DAY_MS));
  const held = (name: string, days: number) =>
    addNotice({
      title: `${mark} ${name}`,
      ne_title: `${name} मेला`,
      kind: 'Event',
      heldOn: day(days),
      closesOn: '',
    });
  await held('fair', 9);
  const { _id } = await held('walk, to the ridge', 2);
  await held('camp', -3);
  // Not translated, and yet first: what is next is asked here.
  const next = await addNotice({ title: `मेला ${mark}`, kind: 'Event', heldOn: day(1), closesOn: '' });
  const main = await mainOf('/events');
  const shown = [...main.matchAll(/<h[23] data-part="title"[^>]*>(?:<a [^>]*>)?([^<]*)/g)];
  const english = ['walk, to the ridge', 'fair', 'camp'].map((name) => `${mark} ${name}`);
  expect(shown.map(([, text]) => text).filter((text) => text?.includes(mark))).toEqual([
    next.title,
    ...english,
  ]);
  expect(main).toMatch(
    new RegExp(`href="/notices/${_id}/event.ics" aria-label="Add to calendar: ${mark} walk, to the ridge"`),
  );
  expect(main).not.toContain(`Add to calendar: ${mark} camp`);
  expect(main).toContain(`href="${siteUrl.replace('http', 'webcal')}/events.ics"`);
  const one = await fetch(`${siteUrl}/notices/${_id}/event.ics`);
  expect([one.status, one.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = (await one.text()).replaceAll('\r\n ', '').split('\r\n');
  const host = new URL(siteUrl).host;
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${_id}@${host}`,
      `DTSTART;VALUE=DATE:${day(2).replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${day(3).replaceAll('-', '')}`,
      String.raw`SUMMARY:${mark} walk\, to the ridge`,
      `URL:${siteUrl}/notices/${_id}`,
    ]),
  );
  const all = (await (await fetch(`${siteUrl}/ne/events.ics`)).text()).replaceAll('\r\n ', '');
  expect(all).toContain(`UID:${_id}@${host}`);
  expect(all).toContain('SUMMARY:fair मेला');
  expect((await fetch(`${siteUrl}/notices/nobody/event.ics`)).status).toBe(404);
});
