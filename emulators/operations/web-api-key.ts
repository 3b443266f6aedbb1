import { UserError } from '../shared/user-error';
import { projectOf, type GoogleCall } from './google-api';

/** The services that the web API key of a project may call: those of Firebase Authentication. */
const KEY_SERVICES = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];

/** A key of the API Keys API. */
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
 * Problems of the web API key in a project's settings, found by the call that the functions make with it, without
 * credentials; none when it is one of the project. Tests replace `request`.
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
 * Restricts a project's web API key to signing in if `isToBeSet`. Returns a remark for the operator, null where the key opens
 * nothing else. It is no reason against a deploy: passwords can be tried with any such key.
 */
export async function restrictKey(
  call: GoogleCall,
  webApiKey: string,
  isToBeSet: boolean,
): Promise<string | null> {
  try {
    const lookup = keysUrl(`keys:lookupKey?keyString=${encodeURIComponent(webApiKey)}`);
    const { name = '' } = (await call<ApiKey>('GET', lookup)) ?? {};
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
