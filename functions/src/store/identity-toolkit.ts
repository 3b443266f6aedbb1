import type { Config } from '../config';
import { StoreUnavailable, withTimeout } from './timeout';

/** Firebase accepts no more passwords for an account for a while. */
export const TOO_MANY_ATTEMPTS = 'TOO_MANY_ATTEMPTS_TRY_LATER';

/** The codes with which Identity Toolkit refuses a person, at the beginning of its messages. */
const REFUSALS = new Set([
  ...['EMAIL_NOT_FOUND', 'INVALID_EMAIL', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED'],
  ...['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'RESET_PASSWORD_EXCEED_LIMIT', TOO_MANY_ATTEMPTS],
]);

interface Reply {
  readonly localId?: string;
  readonly idToken?: string;
}

/**
 * Calls Identity Toolkit, Firebase's REST API for what the Admin SDK leaves to clients. Throws StoreUnavailable for any error but a
 * refusal of the person, such as a wrong web API key.
 */
export async function callIdentityToolkit(
  { authEmulator, webApiKey }: Pick<Config, 'authEmulator' | 'webApiKey'>,
  method: 'signInWithPassword' | 'signInWithCustomToken' | 'sendOobCode',
  body: object,
): Promise<Reply & { readonly refusal?: string }> {
  const host = authEmulator
    ? `http://${authEmulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const request = fetch(`${host}/v1/accounts:${method}?key=${encodeURIComponent(webApiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const response = await withTimeout('identity toolkit', request);
  const { error, ...reply } = (await response.json()) as Reply & { error?: { message?: string } };
  if (response.ok) return reply;
  const message = error?.message ?? '';
  const [refusal = ''] = message.split(' ');
  if (!REFUSALS.has(refusal)) throw new StoreUnavailable(`${method} returned ${response.status} ${message}`);
  return { refusal };
}
