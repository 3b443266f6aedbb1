import { googleAccessToken } from './google-access';
import { UserError } from './user-error';
import { PASSWORD_MIN_LENGTH } from '@content/people';

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

async function call(project: string, query: string, change?: AccountSettings): Promise<AccountSettings> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const host =
    emulator === undefined
      ? 'https://identitytoolkit.googleapis.com/admin'
      : `http://${emulator}/identitytoolkit.googleapis.com`;
  const token = emulator === undefined ? await googleAccessToken() : 'owner';
  const response = await fetch(`${host}/v2/projects/${project}/config${query}`, {
    method: change ? 'PATCH' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'x-goog-user-project': project,
      'content-type': 'application/json',
    },
    body: change && JSON.stringify(change),
  });
  const body = (await response.json()) as AccountSettings & { error?: { message?: string } };
  if (response.ok) return body;
  throw new UserError(
    `The settings of ${project}'s accounts cannot be ${change ? 'changed' : 'read'}: ${body.error?.message ?? response.status}`,
  );
}

/** Reads the settings of a project's accounts; throws UserError when they cannot be read. */
export function readAccountSettings(project: string): Promise<AccountSettings> {
  return call(project, '');
}

/** Puts right what is wrong, setting by setting. Returns what has been put right. */
export async function putRight(project: string): Promise<string[]> {
  const settings = await readAccountSettings(project);
  const broken = rules.filter(({ holds }) => !holds(settings));
  for (const { mask, wanted } of broken) await call(project, `?updateMask=${mask}`, wanted);
  return broken.map(({ problem }) => problem);
}

/** What the web API key of a project may call: the services of Firebase Authentication, and nothing else of Google's. */
const KEY_SERVICES = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

/** An API key as the API Keys API tells of it. */
export interface ApiKey {
  readonly name?: string;
  readonly restrictions?: { readonly apiTargets?: readonly { readonly service: string }[] };
}

/** Whether a key, which anybody can read in a browser, opens nothing but signing in. */
export function isRestricted({ restrictions }: ApiKey): boolean {
  const services = (restrictions?.apiTargets ?? []).map(({ service }) => service);
  return services.length > 0 && services.every((service) => KEY_SERVICES.includes(service));
}

async function callKeys(project: string, path: string, change?: ApiKey): Promise<ApiKey> {
  const response = await fetch(`https://apikeys.googleapis.com/v2/${path}`, {
    method: change ? 'PATCH' : 'GET',
    headers: {
      authorization: `Bearer ${await googleAccessToken()}`,
      'x-goog-user-project': project,
      'content-type': 'application/json',
    },
    body: change && JSON.stringify(change),
  });
  const body = (await response.json()) as ApiKey & { error?: { message?: string } };
  if (response.ok) return body;
  throw new UserError(body.error?.message ?? `apikeys.googleapis.com returned ${response.status}`);
}

/**
 * What is to be said of a project's web API key, after it was restricted where that is asked for and can be done; null where it
 * opens nothing but signing in. It is a remark and no reason against a deploy: passwords can be tried with any such key.
 */
export async function restrictKey(
  project: string,
  webApiKey: string,
  isToBeSet: boolean,
  call = callKeys,
): Promise<string | null> {
  try {
    const { name = '' } = await call(project, `keys:lookupKey?keyString=${encodeURIComponent(webApiKey)}`);
    if (isRestricted(await call(project, name))) return null;
    if (!isToBeSet)
      return 'The web API key may call other services than those of signing in; --set restricts it.';
    const apiTargets = KEY_SERVICES.map((service) => ({ service }));
    await call(project, `${name}?updateMask=restrictions.apiTargets`, { restrictions: { apiTargets } });
    return 'Put right: the web API key opened other services than those of signing in.';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `The web API key cannot be looked at: ${error.message} (gcloud services enable apikeys.googleapis.com)`;
  }
}
