import { PASSWORD_MIN_LENGTH } from '@content/api/people';
import { UserError } from '../shared/user-error';
import { projectOf, type GoogleCall } from './google-api';

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

/** Whether a value has all that is wanted, of a number at least so much; Google leaves out what is false. */
function holds(value: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number') return Number(value ?? 0) >= wanted;
  if (typeof wanted !== 'object' || wanted === null) return (value ?? false) === wanted;
  const found = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, each]) => holds(found[key], each));
}

const configOf = (project: string) =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;

/** The settings of a project that are not as they must be: each holds what is wanted at the path of its mask, and nothing else. */
const wrongIn = (settings: AccountSettings) =>
  rules
    .map(({ mask, wanted, problem }) => ({
      mask,
      wanted: mask.split('.').reduceRight((value, key) => ({ [key]: value }), wanted) as object,
      problem,
    }))
    .filter(({ wanted }) => !holds(settings, wanted));

/** What is wrong with a project's settings, a sentence each; nothing when only staff can get an account. */
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

/** What the web API key of a project may call: the services of Firebase Authentication, and nothing else of Google's. */
const KEY_SERVICES = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

/** An API key as the API Keys API tells of it. */
export interface ApiKey {
  readonly name?: string;
  readonly restrictions?: { readonly apiTargets?: readonly { readonly service: string }[] };
}

/** Whether a key opens nothing but signing in. */
export function isRestricted({ restrictions }: ApiKey): boolean {
  const services = (restrictions?.apiTargets ?? []).map(({ service }) => service);
  return services.length > 0 && services.every((service) => KEY_SERVICES.includes(service));
}

/**
 * What is wrong with the web API key of a project's settings, asked of what the functions use it for, without credentials;
 * nothing when it is one of the project. `request` leads the call elsewhere, for tests.
 */
export async function keyProblems(
  call: GoogleCall,
  project: string,
  webApiKey: string,
  request: (url: string) => Promise<Response> = fetch,
): Promise<string[]> {
  const url = `https://identitytoolkit.googleapis.com/v1/projects?key=${encodeURIComponent(webApiKey)}`;
  const response = await request(url);
  const { projectId = '', error } = (await response.json().catch(() => ({}))) as {
    projectId?: string;
    error?: { message?: string };
  };
  const which = `The WEB_API_KEY of functions/.env.${project}`;
  if (!response.ok) return [`${which} opens nothing: ${response.status} ${error?.message ?? ''}`];
  const isOwn = projectId === project || `projects/${projectId}` === (await projectOf(call, project))?.name;
  return isOwn ? [] : [`${which} is that of another project, ${projectId}.`];
}

const keysUrl = (path: string) => `https://apikeys.googleapis.com/v2/${path}`;

/**
 * What is to be said of a project's own web API key, after it was restricted where that is asked for and can be done; null where it
 * opens nothing but signing in. It is a remark and no reason against a deploy: passwords can be tried with any such key.
 */
export async function restrictKey(
  call: GoogleCall,
  webApiKey: string,
  isToBeSet: boolean,
): Promise<string | null> {
  try {
    const found = await call<ApiKey>(
      'GET',
      keysUrl(`keys:lookupKey?keyString=${encodeURIComponent(webApiKey)}`),
    );
    const { name = '' } = found ?? {};
    if (isRestricted((await call<ApiKey>('GET', keysUrl(name))) ?? {})) return null;
    if (!isToBeSet)
      return 'The web API key may call other services than those of signing in; --set restricts it.';
    const apiTargets = KEY_SERVICES.map((service) => ({ service }));
    await call('PATCH', keysUrl(`${name}?updateMask=restrictions.apiTargets`), {
      restrictions: { apiTargets },
    });
    return 'Put right: the web API key opened other services than those of signing in.';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `The web API key cannot be looked at: ${error.message} (gcloud services enable apikeys.googleapis.com)`;
  }
}
