import { PASSWORD_MIN_LENGTH } from '@content/api/people';
import { UserError } from '../shared/user-error';
import type { GoogleCall } from './google-api';

const rules: readonly { readonly mask: string; readonly required: unknown; readonly problem: string }[] = [
  {
    mask: 'client.permissions.disabledUserSignup',
    required: true,
    problem: 'Anybody can make an account (User actions: create).',
  },
  {
    mask: 'client.permissions.disabledUserDeletion',
    required: true,
    problem: 'Accounts can be deleted from outside (User actions: delete).',
  },
  {
    mask: 'signIn.email',
    required: { enabled: true, passwordRequired: true },
    problem: 'Signing in with e-mail and password is not on, or goes without the password.',
  },
  { mask: 'signIn.anonymous', required: { enabled: false }, problem: 'Anonymous accounts are on.' },
  {
    mask: 'signIn.phoneNumber',
    required: { enabled: false },
    problem: 'Signing in by phone is on: it makes accounts.',
  },
  {
    mask: 'emailPrivacyConfig',
    required: { enableImprovedEmailPrivacy: true },
    problem:
      'Firebase tells strangers which e-mail addresses have an account (e-mail enumeration protection).',
  },
  {
    mask: 'passwordPolicyConfig',
    required: {
      passwordPolicyEnforcementState: 'ENFORCE',
      passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN_LENGTH } }],
    },
    problem: `Passwords shorter than ${PASSWORD_MIN_LENGTH} characters can be chosen (password policy).`,
  },
];

/** Whether a value has all that is required; a number may be greater. Google leaves out what is false. */
function meets(value: unknown, required: unknown): boolean {
  if (typeof required === 'number') return Number(value ?? 0) >= required;
  if (typeof required !== 'object' || required === null) return (value ?? false) === required;
  const found = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(required).every(([key, each]) => meets(found[key], each));
}

const configOf = (project: string) =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;

/** The rules that settings break, each with a patch that holds what is required at the path of its mask. */
const wrongIn = (settings: object) =>
  rules
    .map(({ mask, required, problem }) => ({
      mask,
      required: mask.split('.').reduceRight((value, key) => ({ [key]: value }), required) as object,
      problem,
    }))
    .filter(({ required }) => !meets(settings, required));

/** A sentence for each rule that settings break; none when only staff can get an account. */
export const problemsWith = (settings: object): string[] => wrongIn(settings).map(({ problem }) => problem);

/** Reads Identity Platform's configuration of a project, which decides who can get an account; throws UserError when they cannot be read. */
export async function readAccountSettings(call: GoogleCall, project: string): Promise<object> {
  const settings = await call<object>('GET', configOf(project));
  if (settings) return settings;
  throw new UserError(
    `${project} has no Authentication yet: in the Firebase console, Authentication, choose Get started.`,
  );
}

/** Corrects wrong settings one by one. Returns the problems that were corrected. */
export async function applyAccountSettings(call: GoogleCall, project: string): Promise<string[]> {
  const wrong = wrongIn(await readAccountSettings(call, project));
  for (const { mask, required } of wrong)
    await call('PATCH', `${configOf(project)}?updateMask=${mask}`, required);
  return wrong.map(({ problem }) => problem);
}
