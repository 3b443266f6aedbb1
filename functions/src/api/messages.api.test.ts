import { getFirestore, type Timestamp } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { DAY_MS } from '@content/dates/calendar';
import type { FormReply, InboxMessage, Overview } from '@content/api/contract';
import { messageTexts } from '@site/message-texts';
import { readConfig } from '../config';
import { createServices } from '../services';
import { dataOf, makeColleague, validForm, type ApiResponse } from '../testing/api';
import { useApi, useOwnProject } from '../testing/hooks';
import { textOf, useMailServer } from '../testing/mail-server';

useOwnProject('demo-messages');
const contact = contentTypeAt('contact') as ContentTypeDefinition;
const mailServer = useMailServer();
let now = Date.now();
// Behind Google's front ends: each request tells where it comes from.
const api = useApi(() => {
  const smtp = { url: mailServer.url, from: 'site@example.org' };
  const config = { ...readConfig(process.env), emulated: false, smtp };
  return createServices({ config, clock: () => new Date(now) });
});
let colleague: Awaited<ReturnType<typeof makeColleague>>;
beforeAll(async () => {
  colleague = await makeColleague(api);
});

beforeEach(() => void mailServer.arrived.splice(0));

const question = { name: 'Asha', contact: '9848012345', subject: 'The camp', text: 'When does it begin?' };
const complaint = { kind: 'complaint', subject: 'A worry', text: 'Rice that was ours has been sold.' };
const post = (path: string, body: object, place: string) =>
  api.call(path, { method: 'POST', body, headers: { 'x-forwarded-for': place } });
const said = (response: ApiResponse) => dataOf<FormReply>(response).said;
/** A stamp of a form that somebody has had open for a minute. */
async function stampOf(): Promise<string> {
  const { stamp } = dataOf<{ stamp: string }>(await api.call('/messages/stamp'));
  now += 60_000;
  return stamp;
}
const inbox = async (query: string) => dataOf<InboxMessage[]>(await api.staff(`/admins/messages?${query}`));
const stored = async () => {
  const db = getFirestore();
  const sizes = await Promise.all(
    ['messages', 'throttle'].map((name) => db.collection(name).listDocuments()),
  );
  return sizes.flat().length;
};

test('all of 20 honest messages among 200 hostile ones arrive; writes and mails are limited', async () => {
  const stamp = await stampOf();
  const before = await stored();
  const hostile = (i: number) => {
    const kinds = [
      { ...question, stamp: '' },
      { ...question, stamp: `${stamp}x` },
      { ...question, stamp, website: 'https://example.org' },
      { ...question, stamp, text: 'http://a.example http://b.example www.c.example' },
    ];
    return post('/messages', kinds[i % kinds.length] ?? {}, `41.${i}.0.1`);
  };
  const answers: ApiResponse[] = [];
  for (let i = 0; i < 200; i += 10) {
    const attack = Array.from({ length: 10 }, (_, n) => hostile(i + n));
    const honest = post('/messages', { ...question, subject: `Honest ${i / 10}`, stamp }, `27.34.${i}.9`);
    answers.push(...(await Promise.all([...attack, honest])));
  }
  // Nobody can tell from the answer what became of a message.
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  const arrived = await inbox('state=new');
  expect(arrived.map(({ subject }) => subject).sort()).toEqual(
    Array.from({ length: 20 }, (_, i) => `Honest ${i}`).sort(),
  );
  const suspected = (await inbox('state=suspected')).length;
  expect(suspected).toBeGreaterThanOrEqual(100);
  expect(suspected).toBeLessThanOrEqual(110);
  // A message and a count of its place each; a few more until the process knows that the day is full.
  expect((await stored()) - before).toBeLessThan(2 * (20 + 110) + 10);
  const mails = mailServer.arrived;
  expect(mails).toHaveLength(1);
  expect([...(mails[0]?.to ?? [])].sort()).toContain(colleague.email);
  expect(mails.map(textOf).join()).toContain('/admins/messages?kind=question');
  expect(mails.map(textOf).join()).not.toMatch(/Honest|When does it begin|9848012345|Asha/);

  const full = await stored();
  await Promise.all(Array.from({ length: 20 }, (_, i) => hostile(i)));
  expect(await stored()).toBe(full);
});

test('a complaint is shown, counted, open to change and mailed only for those named; its receipt shows the answer', async () => {
  const [, , early = ''] = said(
    await post('/messages', { ...complaint, stamp: await stampOf() }, '27.34.1.1'),
  );
  expect(early).toMatch(/^(\w{4}-){2}\w{4}$/);
  expect(mailServer.arrived).toEqual([]); // nobody is named yet
  const named = await api.staff(`/admins/staff/${api.uids.staff}`, 'PATCH', { readsComplaints: true });
  expect(dataOf(named)).toMatchObject({ readsComplaints: true });
  await post('/messages', { ...complaint, language: 'ne', stamp: await stampOf() }, '27.34.1.1');
  expect(mailServer.arrived.map(({ to }) => to.length)).toEqual([1]);

  const found = await inbox('kind=complaint');
  expect(found.map(({ name, text }) => [name, text])).toEqual([
    ['', complaint.text],
    ['', complaint.text],
  ]);
  const { id = '' } = found[1] ?? {};
  const path = `/admins/messages/${id}`;
  expect((await colleague.call('/admins/messages?kind=complaint')).status).toBe(403);
  expect((await colleague.call(path, 'PATCH', { state: 'archived' })).status).toBe(404);
  expect((await colleague.call(path, 'DELETE')).status).toBe(404);
  const seen = await Promise.all(
    ['/admins/messages?pageSize=200', '/overview', '/audit', '/site-state'].map((each) =>
      colleague.call(each),
    ),
  );
  for (const { text } of seen) expect(text).not.toMatch(/A worry|Rice that was ours|"complaint":\d/);
  expect(dataOf<Overview>(await api.staff('/overview')).newMessages).toEqual({ question: 20, complaint: 2 });
  const assigned = await api.staff(path, 'PATCH', { assignee: colleague.uid });
  expect([assigned.status, assigned.body.detail]).toEqual([400, 'This person cannot read the message']);
  for (const [assignee, state] of [
    [api.uids.staff, 'assigned'],
    ['', 'new'],
  ])
    expect(dataOf(await api.staff(path, 'PATCH', { assignee }))).toMatchObject({
      state,
      assignee: assignee ? { uid: assignee } : null,
    });
  expect(dataOf(await api.staff(path, 'PATCH', {}))).toMatchObject({ state: 'new', assignee: null });

  const look = (receipt: string) => post('/messages/receipt', { receipt }, '27.34.1.2');
  const { waiting, answered, unknown } = messageTexts.en;
  expect(said(await look(early))).toEqual([waiting]);
  dataOf(await api.staff(path, 'PATCH', { state: 'answered', answer: 'It has been paid back.' }));
  expect(said(await look(` ${early.replaceAll('-', ' ').toLowerCase()} `))).toEqual([
    answered,
    'It has been paid back.',
  ]);
  expect((await look(id)).body.detail).toBe(unknown);
  for (let i = 0; i < 7; i += 1) expect((await look(`guess ${i}`)).status).toBe(404);
  expect((await look(early)).status).toBe(429);
  expect((await post('/messages/receipt', { receipt: early }, '27.34.9.9')).status).toBe(200);

  await api.staff(`/admins/staff/${api.uids.staff}`, 'PATCH', { readsComplaints: false });
  expect((await api.staff('/admins/messages?kind=complaint')).status).toBe(403);
});

test('changing a message that a colleague has just removed answers 404', async () => {
  const [found = null] = await inbox('state=new');
  const id = found?.id ?? '';
  await api.services.messages.remove(id);
  vi.spyOn(api.services.messages, 'get').mockResolvedValueOnce(found);
  expect((await api.staff(`/admins/messages/${id}`, 'PATCH', { state: 'archived' })).status).toBe(404);
});

test('while messages need proof of work, one without it is suspected, and each proof counts once', async () => {
  now += DAY_MS; // today has had its suspected ones, and sessions end
  colleague = await makeColleague(api);
  const form = await validForm(contact, { asksForWork: 'true' });
  const { _id } = dataOf<{ _id: string }>(await colleague.call('/contact', 'POST', form));
  const { stamp, work } = dataOf<{ stamp: string; work: number }>(await api.call('/messages/stamp'));
  now += 60_000;
  const zeros = (tried: number) =>
    Math.clz32(createHash('sha256').update(`${stamp} ${tried}`).digest().readUInt32BE());
  let solution = 0;
  while (zeros(solution) < work) solution += 1;
  const stateOf = async (subject: string, given?: number) => {
    await post('/messages', { ...question, subject, stamp, solution: String(given ?? '') }, '27.34.7.7');
    const list = (state: string) => colleague.call(`/admins/messages?state=${state}&pageSize=200`);
    const all = await Promise.all(
      ['new', 'suspected'].map(async (state) => dataOf<InboxMessage[]>(await list(state))),
    );
    return all.flat().find((message) => message.subject === subject)?.state;
  };
  expect(await stateOf('Unsolved')).toBe('suspected');
  expect(await stateOf('Solved', solution)).toBe('new');
  expect(await stateOf('Used again', solution)).toBe('suspected');
  await colleague.call(`/contact/${_id}`, 'DELETE');
  expect(await stateOf('As ever')).toBe('new');
});

test('without JavaScript a refused form comes back with all that was typed', async () => {
  async function submit(fields: Record<string, string>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const headers = { origin: api.origin, accept: 'text/html', 'x-forwarded-for': '27.34.5.5' };
    return fetch(`${api.url}/api/v1/messages`, { method: 'POST', body, headers, redirect: 'manual' });
  }
  const wrong = await submit({ ...question, contact: 'at home', text: '<b>"क"</b>', language: 'ne' });
  const html = await wrong.text();
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([400, 'private, no-store']);
  expect(html).toContain(messageTexts.ne.unreachable);
  for (const typed of ['value="at home"', 'value="Asha"', '&#60;b&#62;&#34;क&#34;&#60;/b&#62;</textarea>'])
    expect(html).toContain(typed);
  const right = await submit({ ...question, language: 'ne' });
  expect([right.status, right.headers.get('location')]).toEqual([303, '/ne/contact?sent=1#write']);
});

test('questions are kept for a year, complaints for three', async () => {
  const { docs } = await getFirestore().collection('messages').get();
  const kept = docs.map((doc) => {
    const end = (doc.get('removeAt') as Timestamp).toMillis();
    return `${String(doc.get('kind'))} ${(end - Date.parse(String(doc.get('createdAt')))) / DAY_MS}`;
  });
  expect([...new Set(kept)].sort()).toEqual(['complaint 1095', 'question 365']);
});
