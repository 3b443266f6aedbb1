import { PASSWORD_MIN_LENGTH } from '@content/api/people';
import { UserError } from '../shared/user-error';
import type { GoogleCall } from './google-api';

/** Identity Platform's configuration of a project; it decides who gets an account, and with what. */
export type AccountSettings = object;

const rules: readonly { readonly mask: string; readonly wanted: unknown; readonly problem: string }[] = [
  {
    mask: 'client.permissions.disabledUserSignup',
    wanted: true,
    problem: 'Anybody can make an account (User actions: create).',
  },
  {
    mask: 'client.permissions.disabledUserDeletion',
    wanted: true,
    problem: 'Accounts can be deleted from outside (User actions: delete).',
  },
  {
    mask: 'signIn.email',
    wanted: { enabled: true, passwordRequired: true },
    problem: 'Signing in with e-mail and password is not on, or goes without the password.',
  },
  { mask: 'signIn.anonymous', wanted: { enabled: false }, problem: 'Anonymous accounts are on.' },
  {
    mask: 'signIn.phoneNumber',
    wanted: { enabled: false },
    problem: 'Signing in by phone is on: it makes accounts.',
  },
  {
    mask: 'emailPrivacyConfig',
    wanted: { enableImprovedEmailPrivacy: true },
    problem:
      'Firebase tells strangers which e-mail addresses have an account (e-mail enumeration protection).',
  },
  {
    mask: 'passwordPolicyConfig',
    wanted: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN_LENGTH } }],
    },
    problem: `Passwords shorter than ${PASSWORD_MIN_LENGTH} characters can be chosen (password policy).`,
  },
];

/** Whether a value has all that is wanted; a number may be greater. Google leaves out what is false. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number') return Number(value ?? 0) >= wanted;
  if (typeof wanted !== 'object' || wanted === null) return (value ?? false) === wanted;
  const found = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, each]) => holds(found[key], each));
}

const configOf = (project: string) =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;

/** The rules that settings break, each with a patch that holds what is wanted at the path of its mask. */
const wrongIn = (settings: AccountSettings) =>
  rules
    .map(({ mask, wanted, problem }) => ({
      mask,
      wanted: mask.split('.').reduceRight((value, key) => ({ [key]: value }), wanted) as object,
      problem,
    }))
    .filter(({ wanted }) => !holds(settings, wanted));

/** A sentence for each rule that settings break; none when only staff can get an account. */
export const problemsWith = (settings: AccountSettings): string[] =>
  wrongIn(settings).map(({ problem }) => problem);

/** Reads the settings of a project's accounts; throws UserError when they cannot be read. */
export async function readAccountSettings(call: GoogleCall, project: string): Promise<AccountSettings> {
  const settings = await call<AccountSettings>('GET', configOf(project));
  if (settings) return settings;
  throw new UserError(
    `${project} has no Authentication yet: in the Firebase console, Authentication, choose Get started.`,
  );
}

/** Corrects wrong settings one by one. Returns the problems that were corrected. */
export async function applyAccountSettings(call: GoogleCall, project: string): Promise<string[]> {
  const wrong = wrongIn(await readAccountSettings(call, project));
  for (const { mask, wanted } of wrong)
    await call('PATCH', `${configOf(project)}?updateMask=${mask}`, wanted);
  return wrong.map(({ problem }) => problem);
}
