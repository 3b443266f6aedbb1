import { expect, test } from 'vitest';
import type { GoogleCall } from './google-api';
import { type ApiKey, isRestricted, problemsWith, restrictKey } from './project-accounts';
import { UserError } from '../shared/user-error';

const good = {
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  signIn: {
    email: { enabled: true, passwordRequired: true },
    anonymous: {},
    phoneNumber: { enabled: false },
  },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  passwordPolicyConfig: {
    passwordPolicyEnforcementState: 'ENFORCE',
    passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
  },
};

test('a project in which only staff gets an account, with a good password, is in order', () => {
  expect(problemsWith(good)).toEqual([]);
});

test.each([
  [{ client: {} }, ['Anybody can make an account', 'Accounts can be deleted from outside']],
  [
    { client: { permissions: { disabledUserSignup: false, disabledUserDeletion: true } } },
    ['Anybody can make an account'],
  ],
  [{ signIn: {} }, ['Signing in with e-mail and password is not on']],
  [{ signIn: { email: { enabled: true } } }, ['Signing in with e-mail and password is not on']],
  [{ signIn: { ...good.signIn, anonymous: { enabled: true } } }, ['Anonymous accounts are on']],
  [{ signIn: { ...good.signIn, phoneNumber: { enabled: true } } }, ['Signing in by phone is on']],
  [{ emailPrivacyConfig: {} }, ['Firebase tells strangers']],
  [{ passwordPolicyConfig: {} }, ['Passwords shorter than 12']],
  [
    { passwordPolicyConfig: { ...good.passwordPolicyConfig, passwordPolicyEnforcementState: 'OFF' } },
    ['Passwords shorter than 12'],
  ],
  [
    {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 8 } }],
      },
    },
    ['Passwords shorter than 12'],
  ],
])('%j is told', (change, problems) => {
  const found = problemsWith({ ...good, ...change });
  expect(found.map((problem, i) => problem.startsWith(problems[i] ?? '?'))).toEqual(problems.map(() => true));
});

test('the web API key is restricted to signing in, once, and only where that is asked for', async () => {
  let key: ApiKey = { name: 'projects/1/locations/global/keys/k' };
  const asked: string[] = [];
  const call: GoogleCall = <T>(_method: string, url: string, change?: object) => {
    asked.push(url);
    key = { ...key, ...change };
    return Promise.resolve(key as T);
  };
  expect(await restrictKey(call, 'AIza x', false)).toMatch(/^The web API key may call other services/);
  expect([asked[0], isRestricted(key)]).toEqual([
    'https://apikeys.googleapis.com/v2/keys:lookupKey?keyString=AIza%20x',
    false,
  ]);
  expect(await restrictKey(call, 'AIza x', true)).toMatch(/^Put right/);
  expect(isRestricted(key)).toBe(true);
  expect(await restrictKey(call, 'AIza x', true)).toBeNull();
  expect(isRestricted({ restrictions: { apiTargets: [{ service: 'translate.googleapis.com' }] } })).toBe(
    false,
  );
  const off = () => Promise.reject(new UserError('API Keys API has not been used in project 1'));
  expect(await restrictKey(off, 'x', true)).toContain('gcloud services enable apikeys.googleapis.com');
});
