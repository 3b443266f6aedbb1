import { expect, test } from 'vitest';
import { problemsWith, putRight, readAccountSettings } from './project-accounts';

/** A project of its own in the Auth emulator, with the settings of a new one. */
const project = 'demo-accounts';

test('settings that are wrong are put right one by one, and once only', async () => {
  const wrong = problemsWith(await readAccountSettings(project));
  expect(wrong).toContain('Anybody can make an account (User actions: create).');
  expect(await putRight(project)).toEqual(wrong);
  expect(problemsWith(await readAccountSettings(project))).toEqual([]);
  expect(await putRight(project)).toEqual([]);
});
