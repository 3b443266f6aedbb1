import { setTimeout as pause } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { staffCommands, staffTools } from './staff-accounts';
import { UserError } from '../shared/user-error';

const lines: string[] = [];

/** A project of its own in the same emulators. */
function tools() {
  const existing = getApps().find(({ name }) => name === 'staff commands');
  const app = existing ?? initializeApp({ projectId: 'demo-staff-commands' }, 'staff commands');
  return staffTools(app, (line) => lines.push(line));
}

test('a lost device turns the second step off and ends every session', async () => {
  const project = tools();
  const { auth, secondFactors } = project;
  const email = 'sita@example.org';
  await staffCommands.add(project, email);
  const { uid } = await auth.getUserByEmail(email);
  const made = await secondFactors.begin(uid, email, 'example.org');
  const code = new TOTP({ secret: Secret.fromBase32(made?.secret ?? '') }).generate();
  expect(await secondFactors.confirm(uid, code)).toHaveLength(10);
  const since = async () => Date.parse((await auth.getUser(uid)).tokensValidAfterTime ?? '');
  const before = await since();
  await pause(1000); // Firebase counts revocations by the second

  const [said] = await staffCommands['lost-device'](project, email);
  expect(said).toBe('sita@example.org signs in with the password alone, and is signed out everywhere.');
  expect(await secondFactors.find(uid)).toBeNull();
  expect(await since()).toBeGreaterThan(before);
  const [again] = await staffCommands['lost-device'](project, email);
  expect(again).toContain('was not on');
  await expect(staffCommands['lost-device'](project, 'nobody@example.org')).rejects.toThrow(UserError);

  // Both logs know who came, whose second step was turned off, and who goes; doing a thing again is nothing new.
  await staffCommands.add(project, email);
  await staffCommands.add(project, 'gita@example.org');
  await staffCommands.remove(project, 'gita@example.org');
  const expected = ['invite', 'secondFactorOff', 'invite', 'remove'];
  const entries = await project.audit.list({ path: 'staff', limit: 10 });
  expect(entries.map(({ action, actor }) => [action, actor.displayName]).reverse()).toEqual(
    expected.map((action) => [action, 'npm run staff']),
  );
  const told = lines.map((line) => JSON.parse(line) as { security: { event: string; target: string } });
  expect(told.map(({ security }) => security.event)).toEqual(expected);
  expect(told[0]?.security.target).toBe(uid);
});

test('roles can be changed, but the last administrator can be neither demoted nor removed', async () => {
  const project = tools();
  const last = new UserError('This is the last administrator. Add another one first.');
  await staffCommands.add(project, 'hari@example.org');
  for (const { email } of await project.staff.list())
    if (email !== 'hari@example.org') await staffCommands.remove(project, email);
  await expect(staffCommands.editor(project, 'hari@example.org')).rejects.toThrow(last);
  await staffCommands.add(project, 'mina@example.org');
  expect(await staffCommands.editor(project, 'mina@example.org')).toEqual([
    'mina@example.org is an editor now.',
  ]);
  await expect(staffCommands.remove(project, 'hari@example.org')).rejects.toThrow(last);
  expect(await staffCommands.list(project)).toEqual([
    'hari@example.org (administrator), last active never',
    'mina@example.org (editor), last active never',
  ]);
  await staffCommands.administrator(project, 'mina@example.org');
  await staffCommands.remove(project, 'hari@example.org');
  await expect(staffCommands.editor(project, 'nobody@example.org')).rejects.toThrow('There is no account');
  const entries = await project.audit.list({ path: 'staff', limit: 3 });
  expect(entries.map(({ action }) => action)).toEqual(['remove', 'makeAdministrator', 'makeEditor']);
});
