import { expect, test } from 'vitest';
import { problemsWith } from './project-accounts';

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
