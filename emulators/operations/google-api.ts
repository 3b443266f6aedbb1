import { applicationDefault } from 'firebase-admin/app';
import { UserError } from '../shared/user-error';
import { startPorts } from '../suite/ports';
import { demoProject, suiteEnv } from '../suite/suite-env';

/** A call to one of Google's interfaces for administrators. Null: what was asked for is not there (404). */
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
 * Calls Google's interfaces for a project as the person who is signed in with gcloud. Throws a GoogleRefusal with what
 * Google says when a call is refused. `request` leads calls elsewhere, for tests.
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

/** How a project's billing account is told of. */
export const billingOf = (call: GoogleCall, project: string) =>
  call<{ billingEnabled?: boolean; billingAccountName?: string }>(
    'GET',
    `https://cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
  );

export const databaseUrl = (project: string) =>
  `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;

export const bucketUrl = (bucket: string) => `https://storage.googleapis.com/storage/v1/b/${bucket}`;

/**
 * Leads Google's client libraries to a project, without one to the emulators of a running `npm start`; returns its id. Calls
 * count as those of the project, as with `googleApi`: some interfaces refuse the credentials of a person that name none.
 */
export function leadTo(project: string | undefined): string {
  if (project === undefined) Object.assign(process.env, suiteEnv(startPorts));
  else process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= project;
  return project ?? demoProject;
}
