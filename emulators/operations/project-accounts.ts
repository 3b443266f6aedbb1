import { PASSWORD_MIN_LENGTH } from '@content/people';
import { UserError } from '../shared/user-error';
import type { GoogleCall } from './google-api';

/** The part of Identity Platform's configuration of a project that decides who gets an account, and with what. */
export interface AccountSettings {
  readonly client?: {
    readonly permissions?: { readonly disabledUserSignup?: boolean; readonly disabledUserDeletion?: boolean };
  };
  readonly signIn?: {
    readonly email?: { readonly enabled?: boolean; readonly passwordRequired?: boolean };
    readonly anonymous?: { readonly enabled?: boolean };
    readonly phoneNumber?: { readonly enabled?: boolean };
  };
  readonly emailPrivacyConfig?: { readonly enableImprovedEmailPrivacy?: boolean };
  readonly passwordPolicyConfig?: {
    readonly passwordPolicyEnforcementState?: string;
    readonly passwordPolicyVersions?: readonly {
      readonly customStrengthOptions?: { readonly minPasswordLength?: number };
    }[];
  };
}

interface Rule {
  /** What `--set` sends, and the mask that names it. */
  readonly mask: string;
  readonly wanted: AccountSettings;
  readonly holds: (settings: AccountSettings) => boolean;
  /** What is wrong when it does not hold. */
  readonly problem: string;
}

const rules: readonly Rule[] = [
  {
    mask: 'client.permissions.disabledUserSignup',
    wanted: { client: { permissions: { disabledUserSignup: true } } },
    holds: ({ client }) => client?.permissions?.disabledUserSignup === true,
    problem: 'Anybody can make an account (User actions: create).',
  },
  {
    mask: 'client.permissions.disabledUserDeletion',
    wanted: { client: { permissions: { disabledUserDeletion: true } } },
    holds: ({ client }) => client?.permissions?.disabledUserDeletion === true,
    problem: 'Accounts can be deleted from outside (User actions: delete).',
  },
  {
    mask: 'signIn.email',
    wanted: { signIn: { email: { enabled: true, passwordRequired: true } } },
    holds: ({ signIn }) => signIn?.email?.enabled === true && signIn.email.passwordRequired === true,
    problem: 'Signing in with e-mail and password is not on, or goes without the password.',
  },
  {
    mask: 'signIn.anonymous',
    wanted: { signIn: { anonymous: { enabled: false } } },
    holds: ({ signIn }) => signIn?.anonymous?.enabled !== true,
    problem: 'Anonymous accounts are on.',
  },
  {
    mask: 'signIn.phoneNumber',
    wanted: { signIn: { phoneNumber: { enabled: false } } },
    holds: ({ signIn }) => signIn?.phoneNumber?.enabled !== true,
    problem: 'Signing in by phone is on: it makes accounts.',
  },
  {
    mask: 'emailPrivacyConfig',
    wanted: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
    holds: ({ emailPrivacyConfig }) => emailPrivacyConfig?.enableImprovedEmailPrivacy === true,
    problem:
      'Firebase tells strangers which e-mail addresses have an account (e-mail enumeration protection).',
  },
  {
    mask: 'passwordPolicyConfig',
    wanted: {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: PASSWORD_MIN_LENGTH } }],
      },
    },
    holds: ({ passwordPolicyConfig }) => {
      const [version] = passwordPolicyConfig?.passwordPolicyVersions ?? [];
      const length = version?.customStrengthOptions?.minPasswordLength ?? 0;
      return (
        passwordPolicyConfig?.passwordPolicyEnforcementState === 'ENFORCE' && length >= PASSWORD_MIN_LENGTH
      );
    },
    problem: `Passwords shorter than ${PASSWORD_MIN_LENGTH} letters can be chosen (password policy).`,
  },
];

/** What is wrong with a project's settings, a sentence each; nothing when only staff can get an account. */
export function problemsWith(settings: AccountSettings): string[] {
  return rules.filter(({ holds }) => !holds(settings)).map(({ problem }) => problem);
}

const configOf = (project: string) =>
  `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;

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
  const settings = await readAccountSettings(call, project);
  const broken = rules.filter(({ holds }) => !holds(settings));
  for (const { mask, wanted } of broken)
    await call('PATCH', `${configOf(project)}?updateMask=${mask}`, wanted);
  return broken.map(({ problem }) => problem);
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

/** A Google Cloud project: its `name` is “projects/” and its number. */
export const projectOf = (call: GoogleCall, project: string) =>
  call<{ name?: string; parent?: string }>(
    'GET',
    `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`,
  );

/**
 * What is wrong with the web API key of a project's settings, asked of what the functions use it for, without credentials;
 * null when it is one of the project. `request` leads the call elsewhere, for tests.
 */
export async function keyProblem(
  call: GoogleCall,
  project: string,
  webApiKey: string,
  request: (url: string) => Promise<Response> = fetch,
): Promise<string | null> {
  const url = `https://identitytoolkit.googleapis.com/v1/projects?key=${encodeURIComponent(webApiKey)}`;
  const response = await request(url);
  const { projectId = '', error } = (await response.json().catch(() => ({}))) as {
    projectId?: string;
    error?: { message?: string };
  };
  const which = `The WEB_API_KEY of functions/.env.${project}`;
  if (!response.ok) return `${which} opens nothing: ${response.status} ${error?.message ?? ''}`;
  const isOwn = projectId === project || `projects/${projectId}` === (await projectOf(call, project))?.name;
  return isOwn ? null : `${which} is that of another project, ${projectId}.`;
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
