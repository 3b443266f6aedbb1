import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type App, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffAccount } from '@content/api/contract';
import { createServices } from '../services';
import { Lock } from '../store/lock';
import type { TestApi } from '../testing/api';
import {
  dataOf,
  PASSWORD,
  makeAccount,
  makeColleague,
  problemOf,
  signedInCookie,
  startApi,
} from '../testing/api';
import { useApi } from '../testing/hooks';
import { choosePassword, mailedCodes } from '../testing/mail';

const api = useApi();

const newEmail = () => `${randomUUID()}@example.org`;
const list = async () => dataOf<StaffAccount[]>(await api.staff('/admins/staff'));
const roleOf = async (uid: string) => (await list()).find((account) => account.uid === uid)?.role;
const claimsOf = async (uid: string) => (await getAuth().getUser(uid)).customClaims;
const invite = (body: object) => api.staff('/admins/staff', 'POST', body);
const remove = (uid: string) => api.staff(`/admins/staff/${uid}`, 'DELETE');
const login = (email: string, password: string) =>
  api.call('/admins/login', { method: 'POST', body: { email, password } });

const unnoted = { note: () => Promise.resolve() };

test('an invited person chooses a password by email, and is listed with the sign-in', async () => {
  const email = newEmail();
  const response = await invite({ name: '  Sita Thapa ', email: ` ${email} ` });
  const account = dataOf<StaffAccount>(response);
  const facts = { uid: account.uid, email, displayName: 'Sita Thapa', lastSignInAt: null, disabled: false };
  expect(response.body.data).toEqual({ ...facts, mailSent: true });
  expect(response.headers.get('location')).toBe(`/api/v1/admins/staff/${account.uid}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect((await list()).find(({ uid }) => uid === account.uid)).toEqual(facts);

  expect(await choosePassword((await mailedCodes(email)).at(-1) ?? '', 'rhododendron-2081')).toBe(200);
  // Accounts know the second of their last sign-in, and this one has to differ from that of the creation.
  await pause(1100);
  const signedIn = await login(email, 'rhododendron-2081');
  expect(dataOf(signedIn)).toEqual({ uid: account.uid, email, displayName: 'Sita Thapa' });
  const listed = (await list()).find(({ uid }) => uid === account.uid);
  expect(Date.parse(listed?.lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

  const log = await api.staff(`/audit?type=staff&id=${account.uid}`);
  expect(log.body.data).toMatchObject([
    { action: 'invite', path: 'staff', title: 'Sita Thapa', actor: { uid: api.uids.staff } },
  ]);
});

test('an existing account gets the claim, and loses its password if its address was never confirmed', async () => {
  const confirmed = await makeAccount(false);
  await getAuth().updateUser(confirmed.uid, { emailVerified: true });
  expect((await invite({ name: 'Hari', email: confirmed.email.toUpperCase() })).status).toBe(201);
  expect((await login(confirmed.email, PASSWORD)).status).toBe(200);

  const claimed = await makeAccount(false);
  expect((await invite({ name: 'Gita', email: claimed.email })).status).toBe(201);
  expect((await login(claimed.email, PASSWORD)).status).toBe(401);
  expect(await claimsOf(claimed.uid)).toEqual({ admin: true });
});

test('an invalid invitation is refused with its errors', async () => {
  const staff = await makeAccount(true);
  const disabled = await makeAccount(false);
  await getAuth().updateUser(disabled.uid, { disabled: true });
  const empty = await invite({});
  const missing = ['Name', 'Email'].map((label) => ({
    field: label.toLowerCase(),
    message: `${label} is required`,
  }));
  expect([...problemOf(empty), empty.body.errors]).toEqual([400, 'Name is required', missing]);
  const off = 'This account was disabled. Enable it in the Firebase console first.';
  for (const [body, field, status, message] of [
    [{ email: 'not an address' }, 'email', 400, 'Enter a valid email address'],
    [{ email: `${'x'.repeat(300)}@example.org` }, 'email', 400, 'Enter a valid email address'],
    [{ name: 'x'.repeat(121) }, 'name', 400, 'Name can have at most 120 characters'],
    [{ email: staff.email }, 'email', 409, 'This person is a staff member already'],
    [{ email: disabled.email }, 'email', 409, off],
  ] as const) {
    const response = await invite({ name: 'Sita', email: newEmail(), ...body });
    expect([...problemOf(response), response.body.errors]).toEqual([status, message, [{ field, message }]]);
  }
});

test('a removed person is signed out at once, in every browser, and stays out', async () => {
  const { uid, email } = await makeAccount(true);
  const cookies = [signedInCookie(api.services, uid), signedInCookie(api.services, uid)];
  const me = (cookie: string, path = '/admins/me', method = 'GET') =>
    api.call(path, { method, headers: { cookie } });
  await pause(1000); // Firebase counts revocations by the second
  expect((await me(cookies[0] ?? '')).status).toBe(200);
  const response = await remove(uid);
  expect([response.status, response.body.data]).toEqual([200, { uid }]);
  for (const cookie of cookies) {
    expect((await me(cookie)).status).toBe(401);
    expect((await me(cookie, '/admin/refresh-token', 'POST')).status).toBe(401);
  }
  expect((await login(email, PASSWORD)).status).toBe(401);
  expect((await list()).map((account) => account.uid)).not.toContain(uid);
  expect(problemOf(await remove(uid))).toEqual([404, 'There is no such staff member']);
  const log = await api.staff(`/audit?type=staff&id=${uid}`);
  expect(log.body.data).toMatchObject([{ action: 'remove', title: 'Test person' }]);
});

describe('roles', () => {
  const change = (uid: string, body: object) => api.staff(`/admins/staff/${uid}`, 'PATCH', body);

  test('an editor changes content and sees no staff accounts; made an administrator, does', async () => {
    const { uid, call } = await makeColleague(api);
    expect((await change(uid, { role: 'editor' })).status).toBe(200);
    expect((await call('/admins/me')).body.data).toMatchObject({ uid, role: 'editor' });
    dataOf(await call('/notices', 'POST', { title: 'By an editor', description: 'A text' }));
    const refused = [403, 'Only an administrator can do this. Ask one of them.'];
    expect(problemOf(await call('/admins/staff'))).toEqual(refused);
    expect(problemOf(await call('/admins/staff', 'POST', { name: 'X', email: newEmail() }))).toEqual(refused);
    expect(problemOf(await call(`/admins/staff/${api.uids.staff}`, 'DELETE'))).toEqual(refused);
    expect(problemOf(await call(`/admins/staff/${uid}`, 'PATCH', { role: 'administrator' }))).toEqual(
      refused,
    );
    expect(await roleOf(uid)).toBe('editor');
    const changed = await change(uid, { role: 'administrator' });
    expect([changed.status, (changed.body.data as StaffAccount).role]).toEqual([200, undefined]);
    expect(await claimsOf(uid)).toEqual({ admin: true });
    expect((await call('/admins/staff')).status).toBe(200);
    const log = await api.staff(`/audit?type=staff&id=${uid}`);
    expect(log.body.data).toMatchObject([{ action: 'makeAdministrator' }, { action: 'makeEditor' }]);
  });

  test('a person is invited with the given role, or as an administrator', async () => {
    for (const role of ['editor', 'administrator', undefined] as const) {
      const { body } = await invite({ name: 'Sita', email: newEmail(), ...(role ? { role } : {}) });
      const { uid } = body.data as StaffAccount;
      expect(await roleOf(uid)).toBe(role === 'editor' ? role : undefined);
    }
    const wrong = await invite({ name: 'Sita', email: newEmail(), role: 'owner' });
    expect(problemOf(wrong)).toEqual([400, 'Role must be one of: administrator, editor']);
  });

  test('nobody removes themselves, or changes their own role, or one of somebody who is not staff', async () => {
    const refusedSelf = [403, 'You cannot remove yourself. Ask another staff member.'];
    expect(problemOf(await remove(api.uids.staff))).toEqual(refusedSelf);
    expect((await list()).map(({ uid }) => uid)).toContain(api.uids.staff);
    for (const [uid, ...refused] of [
      [api.uids.staff, 403, 'You cannot change your own role. Ask another administrator.'],
      ['nobody', 404, 'There is no such staff member'],
    ] as const)
      expect(problemOf(await change(uid, { role: 'editor' }))).toEqual(refused);
  });
});

describe('in a project with two staff members', () => {
  // A project of its own in the same emulators: in the tests' project many accounts are staff.
  const project = `demo-staff-${randomUUID().slice(0, 8)}`;
  let app: App;
  let auth: Auth;
  let own: TestApi;
  beforeAll(async () => {
    app = initializeApp({ projectId: project, storageBucket: 'unused' }, project);
    auth = getAuth(app);
    own = await startApi(({ config }) => createServices({ app, config: { ...config, projectId: project } }));
  });
  afterAll(() => own.stop());

  async function staffMember(): Promise<{ uid: string; cookie: string }> {
    const { uid } = await auth.createUser({ email: newEmail() });
    await auth.setCustomUserClaims(uid, { admin: true });
    return { uid, cookie: signedInCookie(own.services, uid) };
  }
  const removeAs = (cookie: string, uid: string) =>
    own.call(`/admins/staff/${uid}`, { method: 'DELETE', headers: { cookie } });

  test('the last administrator can be neither removed nor demoted, with or without editors', async () => {
    const [first, second] = [await staffMember(), await staffMember()];
    const { staff } = own.services;
    await staff.setRole(second.uid, 'editor', unnoted);
    await expect(staff.setRole(first.uid, 'editor', unnoted)).rejects.toMatchObject({ reason: 'last' });
    await expect(staff.remove(first.uid, unnoted)).rejects.toMatchObject({ reason: 'last' });
    await staff.remove(second.uid, unnoted);
    await expect(staff.remove(first.uid, unnoted)).rejects.toMatchObject({ reason: 'last' });
    await auth.deleteUser(first.uid);
  });

  test('a change that cannot be logged is not made', async () => {
    const [one, other] = [await staffMember(), await staffMember()];
    const email = newEmail();
    const { audit } = own.services;
    audit.noteStaffChange = () => Promise.reject(new Error('no log today'));
    const asked = [
      ['POST', '/admins/staff', { email, name: 'Sita' }],
      ['PATCH', `/admins/staff/${other.uid}`, { role: 'editor' }],
      ['DELETE', `/admins/staff/${other.uid}`, undefined],
    ] as const;
    for (const [method, path, body] of asked) {
      const headers = { cookie: one.cookie };
      expect((await own.call(path, { method, headers, ...(body && { body }) })).status).toBe(500);
    }
    Reflect.deleteProperty(audit, 'noteStaffChange');
    expect((await auth.getUserByEmail(email)).customClaims).toBeUndefined();
    expect((await auth.getUser(other.uid)).customClaims).toEqual({ admin: true });
    expect((await own.call('/admins/me', { headers: { cookie: other.cookie } })).status).toBe(200);
    for (const { uid } of [one, other]) await auth.deleteUser(uid);
  });

  test('who remove each other at once: one stays', async () => {
    const [one, other] = [await staffMember(), await staffMember()];
    const lock = new Lock(getFirestore(app), () => new Date(), 'staff');
    let free = () => {};
    let held: Promise<void> = Promise.resolve();
    await new Promise<void>((taken) => {
      held = lock.holding(() => {
        taken();
        return new Promise<void>((resolve) => (free = resolve));
      });
    });
    const accounts = own.services.accounts;
    let checked = 0;
    const find = accounts.find.bind(accounts);
    accounts.find = async (uid) => {
      const account = await find(uid);
      checked += 1;
      // Both are found to be staff before either is removed: the worst order there is.
      if (checked === 2) free();
      return account;
    };
    const responses = await Promise.all([removeAs(one.cookie, other.uid), removeAs(other.cookie, one.uid)]);
    await held;
    accounts.find = find;
    const [good, bad] = responses.sort((a, b) => a.status - b.status);
    expect(good.status).toBe(200);
    expect(problemOf(bad)).toEqual([409, 'This is the last administrator. Make someone else one first.']);
    const left = await own.services.staff.list();
    expect(left).toHaveLength(1);
    await expect(own.services.staff.remove(left[0]?.uid ?? '', unnoted)).rejects.toMatchObject({
      reason: 'last',
    });
    await own.services.staff.add(newEmail(), unnoted);
    await own.services.staff.remove(left[0]?.uid ?? '', unnoted);
  });

  test('of whom one is disabled: the other cannot be removed', async () => {
    const others = (await own.services.staff.list()).map(({ uid }) => uid);
    for (const uid of others) await auth.updateUser(uid, { disabled: true });
    const last = await staffMember();
    await expect(own.services.staff.remove(last.uid, unnoted)).rejects.toMatchObject({ reason: 'last' });
    expect((await auth.getUser(last.uid)).customClaims).toEqual({ admin: true });
  });

  test('a lock whose holder died is free once its lease is over', async () => {
    const db = getFirestore(app);
    let now = Date.now();
    const clock = () => new Date(now);
    const dead = db.collection('locks').doc('lease');
    void new Lock(db, clock, 'lease').holding(() => new Promise(() => {}));
    await expect.poll(async () => (await dead.get()).exists).toBe(true);
    now += 61_000;
    expect(await new Lock(db, clock, 'lease').holding(() => Promise.resolve('mine'))).toBe('mine');
  });
});
