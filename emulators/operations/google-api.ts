import { applicationDefault } from 'firebase-admin/app';
import { UserError } from '../shared/user-error';

/** Calls one of Google's APIs for administrators; null where the resource does not exist (404). */
export type GoogleCall = <T>(method: string, url: string, body?: object) => Promise<T | null>;

/** Google has refused a call. */
export class GoogleRefusal extends UserError {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** An access token of whoever is signed in with the Google Cloud CLI. Throws a UserError when nobody is. */
async function googleAccessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch {
    throw new UserError(
      'Google does not know who you are. Sign in once with: gcloud auth application-default login',
    );
  }
}

/**
 * Calls Google's APIs for a project as the person who is signed in with gcloud. Throws a GoogleRefusal with Google's
 * message where a call is refused. Tests replace `request`.
 */
export function googleApi(
  project: string,
  { token = googleAccessToken, request = (url: string, init: RequestInit) => fetch(url, init) } = {},
): GoogleCall {
  return async <T>(method: string, url: string, body?: object): Promise<T | null> => {
    const response = await request(url, {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        'x-goog-user-project': project,
        'content-type': 'application/json',
      },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json().catch(() => ({}))) as T & { error?: { message?: string } };
    if (response.ok) return answer;
    if (response.status === 404 && method === 'GET') return null;
    throw new GoogleRefusal(
      response.status,
      `${method} ${url} answers ${response.status}: ${answer.error?.message ?? ''}`,
    );
  };
}

/** A Google Cloud project: its `name` is “projects/” and its number. */
export const projectOf = (call: GoogleCall, project: string) =>
  call<{ name?: string; parent?: string }>(
    'GET',
    `https://cloudresourcemanager.googleapis.com/v3/projects/${project}`,
  );

/** A project's billing account. */
export const billingOf = (call: GoogleCall, project: string) =>
  call<{ billingEnabled?: boolean; billingAccountName?: string }>(
    'GET',
    `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );

export const databaseUrl = (project: string) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;

export const bucketUrl = (bucket: string) => `https://storage.googleapis.com/storage/v1/b/${bucket}`;
