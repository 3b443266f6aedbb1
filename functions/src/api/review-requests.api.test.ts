import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import type { AuditEntry, Overview, ReviewRequests } from '@content/api/contract';
import { readConfig } from '../config';
import { createServices } from '../services';
import { dataOf, makeColleague } from '../testing/api';
import { useApi, useOwnProject } from '../testing/hooks';
import { textOf, useMailServer } from '../testing/mail-server';

useOwnProject('demo-review-requests');
const mailServer = useMailServer();
const smtp = () => ({ url: mailServer.url, from: 'site@example.org' });
const api = useApi(() => createServices({ config: { ...readConfig(process.env), smtp: smtp() } }));

let colleague: Awaited<ReturnType<typeof makeColleague>>;
let notice = '';
beforeAll(async () => {
  colleague = await makeColleague(api);
  const body = { title: 'Health camp', description: 'On Friday.' };
  notice = dataOf<AnyItem>(await api.staff('/notices', 'POST', body))._id;
});

const ask = (to: string, note = 'Is the day right?') =>
  api.staff('/admins/review-requests', 'POST', { path: 'notices', _id: notice, to, note });
const open = async () => {
  const { reviewRequests } = dataOf<Overview>(await api.staff('/overview'));
  const { open, colleagues } = dataOf<ReviewRequests>(await api.staff('/admins/review-requests'));
  expect(open).toEqual(reviewRequests);
  expect(colleagues.map(({ uid }) => uid)).not.toContain(api.uids.volunteer);
  return open;
};
const stored = async () => (await getFirestore().collection('reviewRequests').get()).size;

test('a colleague is asked for a review on the dashboard and by an email that reveals nothing of the item', async () => {
  expect((await ask(api.uids.staff)).status).toBe(400);
  expect((await ask(api.uids.volunteer)).status).toBe(400);
  const versions = await api.staff(`/notices/${notice}/versions`);
  await Promise.all([ask(colleague.uid), ask(colleague.uid, 'Is the place right?')]);
  await ask(colleague.uid);
  expect(await open()).toMatchObject([
    { _id: notice, title: 'Health camp', note: 'Is the day right?', to: { uid: colleague.uid } },
  ]);
  expect(mailServer.arrived.map(({ to }) => to)).toEqual(Array(3).fill([colleague.email]));
  const mail = mailServer.arrived.map(textOf).join('');
  expect(mail).toContain(`/admins/notices/${notice}`);
  expect(mail).not.toMatch(/Health camp|right\?/);
  // It is no part of what is saved, and visitors get nothing of it.
  expect((await api.staff(`/notices/${notice}/versions`)).text).toBe(versions.text);
  expect((await api.call(`/notices/${notice}`)).text).not.toContain('right?');

  const id = (await open())[0]?.id ?? '';
  // Whatever is no request has gone already.
  for (const gone of [id, id, 'a%2Fb', '__a__']) {
    const done = await colleague.call(`/admins/review-requests/${gone}`, 'DELETE');
    expect(done.status).toBe(200);
  }
  expect(await open()).toEqual([]);
  const log = dataOf<AuditEntry[]>(await api.staff(`/audit?type=notices&id=${notice}`));
  expect(log.map(({ action }) => action).slice(0, 4)).toEqual([
    'endReview',
    ...Array<string>(3).fill('askReview'),
  ]);
  expect(JSON.stringify(log)).not.toContain('right?');
});

test('a request is hidden while its item is in the trash or its colleague not staff, and erased with the item', async () => {
  await ask(colleague.uid);
  await api.staff(`/notices/${notice}`, 'DELETE');
  expect(await open()).toEqual([]);
  await api.staff(`/notices/${notice}/restore`, 'POST', {});
  expect(await open()).toHaveLength(1);
  await getAuth().setCustomUserClaims(colleague.uid, {});
  expect(await open()).toEqual([]);
  await getAuth().setCustomUserClaims(colleague.uid, { admin: true });
  expect(await stored()).toBe(1);
  await api.staff(`/notices/${notice}`, 'DELETE');
  expect((await api.staff(`/notices/${notice}?view=trash`, 'DELETE')).status).toBe(200);
  expect(await stored()).toBe(0);
});
