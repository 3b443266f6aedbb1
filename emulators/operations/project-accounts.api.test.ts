import { expect, test } from 'vitest';
import { googleApi } from './google-api';
import { problemsWith, applyAccountSettings, readAccountSettings } from './project-accounts';

/** A project of its own in the Auth emulator, with the settings of a new one. */
const project = 'demo-accounts';
const call = googleApi(project, {
  token: () => Promise.resolve('owner'),
  request: (url, init) => {
    const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;
    const path = url.replace(
      'https://identitytoolkit.googleapis.com/admin',
      '/identitytoolkit.googleapis.com',
    );
    return fetch(emulator + path, init);
  },
});

test('wrong settings are corrected one by one, and only once', async () => {
  const wrong = problemsWith(await readAccountSettings(call, project));
  expect(wrong).toContain('Anybody can make an account (User actions: create).');
  expect(await applyAccountSettings(call, project)).toEqual(wrong);
  expect(problemsWith(await readAccountSettings(call, project))).toEqual([]);
  expect(await applyAccountSettings(call, project)).toEqual([]);
});
