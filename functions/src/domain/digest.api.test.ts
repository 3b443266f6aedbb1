import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import type { CalendarEntry } from '@content/api/contract';
import { dayAfter, momentAt, siteDay } from '@content/dates/calendar';
import { readConfig } from '../config';
import { createServices } from '../services';
import { newReceipt } from '../store/messages';
import { dataOf, makeAccount } from '../testing/api';
import { useApi, useOwnProject } from '../testing/hooks';
import { textOf, useMailServer } from '../testing/mail-server';
import { comingIn } from './calendar';
import { sendDigests } from './digest';

useOwnProject('demo-digest');
const mailServer = useMailServer();
const smtp = () => ({ url: mailServer.url, from: 'site@example.org' });
const api = useApi(() => createServices({ config: { ...readConfig(process.env), smtp: smtp() } }));

const inDays = (days: number) => dayAfter(siteDay(new Date()), days);
const ids: string[] = [];
async function add(title: string, more: object) {
  const item = dataOf<AnyItem>(
    await api.staff('/notices', 'POST', { title, description: 'A text', ...more }),
  );
  ids.push(item._id);
}
beforeAll(async () => {
  await add('Camp', { closesOn: inDays(3), heldOn: inDays(9) });
  await add('Later', { closesOn: inDays(40) });
  // In the site's next day but one, of which UTC shows the day before.
  await add('Ending', { _state: 'published', _unpublishAt: momentAt(inDays(2), '01:00').toISOString() });
});

test('a calendar month has the items of its dates and, in the site’s time zone, its scheduled moments', async () => {
  const months = [...new Set([0, 3, 9].map((days) => inDays(days).slice(0, 7)))];
  const found = await Promise.all(
    months.map(async (month) => dataOf<CalendarEntry[]>(await api.staff(`/calendar?month=${month}`))),
  );
  expect(found.flat().map(({ title, what, field, at }) => [title, what, field, at])).toEqual([
    ['Ending', 'ends', undefined, momentAt(inDays(2), '01:00').toISOString()],
    ['Camp', 'field', 'closesOn', inDays(3)],
    ['Camp', 'field', 'heldOn', inDays(9)],
  ]);
  expect((await api.staff('/calendar?month=2026-13')).status).toBe(400);
  // What has ended on a day does not come on that day.
  const coming = comingIn(await api.services.content.allStates(), momentAt(inDays(2), '01:30'));
  expect(coming.map(({ title }) => title)).toEqual(['Camp', 'Camp', 'Later']);
});

test('once a week each staff member is mailed what is coming, without any messages', async () => {
  const message = {
    subject: 'A worry',
    text: 'Rice was sold.',
    name: 'Asha',
    contact: '9848012345',
    about: '',
  };
  for (const kind of ['question', 'complaint'] as const)
    await api.services.messages.add(newReceipt(), { ...message, kind, language: 'en' }, 'new');
  await getFirestore()
    .collection('visits')
    .doc(inDays(-6))
    .set({ pages: { '/notices': 3 } });
  const named = await makeAccount(true);
  await getAuth().setCustomUserClaims(named.uid, { admin: true, complaints: true });
  await sendDigests(api.services);
  await sendDigests(api.services); // as after a failure
  const accounts = await api.services.staff.list();
  expect(mailServer.arrived.map(({ to }) => to)).toEqual(accounts.map(({ email }) => [email]));
  const mailFor = (uid: string) => {
    const { email } = accounts.find((each) => each.uid === uid) ?? { email: '' };
    return textOf(mailServer.arrived.find(({ to }) => to.includes(email)) ?? { to: [], source: '' });
  };
  expect(mailFor(named.uid)).toContain('New complaints: 1');
  const text = mailFor(api.uids.staff);
  for (const line of [
    `New questions: 1, ${api.services.config.origin}/admins/messages?kind=question`,
    `Notices: no picture (3), ${api.services.config.origin}/admins/notices?attention=picture`,
    `/admins/notices/${ids[0] ?? ''}`,
    'Visits of the last seven days: 3',
    'Notices: 3',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/Ending will be taken down on [^]*Camp closes on/);
  expect(text).not.toMatch(/Later|takes place|complaint|A worry|Rice was sold|Asha|9848012345/);
});
