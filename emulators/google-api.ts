import { googleAccessToken } from './google-access';
import { UserError } from './user-error';

/** A call to one of Google's interfaces for administrators. Null: what was asked for is not there (404). */
export type GoogleCall = <T>(method: string, url: string, body?: object) => Promise<T | null>;

/**
 * Calls Google's interfaces for a project as the person who is signed in with gcloud. Throws a UserError with what Google
 * says when a call is refused. `where` leads calls elsewhere, for tests.
 */
export function googleApi(
  project: string,
  { token = googleAccessToken, where = (url: string) => url } = {},
): GoogleCall {
  return async <T>(method: string, url: string, body?: object): Promise<T | null> => {
    const response = await fetch(where(url), {
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
    throw new UserError(`${method} ${url} answers ${response.status}: ${answer.error?.message ?? ''}`);
  };
}
