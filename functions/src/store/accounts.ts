import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Person } from '@content/contract';
import type { Config } from '../config';
import { StoreUnavailable, TooManyPasswords, within } from './deadline';

export interface Account extends Person {
  readonly disabled: boolean;
  readonly isAdmin: boolean;
  /** Of staff: content only. Who has the claim `admin` and no role is an administrator. */
  readonly isEditor: boolean;
  /** Sign-ins before this moment are revoked. */
  readonly validAfter: Date;
}

/** Every account of the project, by pages. */
export async function* allUsers(auth: Auth): AsyncGenerator<UserRecord> {
  let pageToken: string | undefined;
  do {
    const page = await within('accounts', auth.listUsers(1000, pageToken));
    yield* page.users;
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
}

/** The user that is looked for, or null where there is none. */
export async function orNull(user: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await within('account', user);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

function toAccount(user: UserRecord): Account {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? null,
    disabled: user.disabled,
    isAdmin: user.customClaims?.['admin'] === true,
    isEditor: user.customClaims?.['role'] === 'editor',
    validAfter: new Date(user.tokensValidAfterTime ?? 0),
  };
}

/** Firebase Authentication: passwords, accounts and claims. */
export class Accounts {
  constructor(
    private readonly auth: Auth,
    private readonly config: Config,
  ) {}

  /** Checks e-mail and password. Returns the account; null when they do not match or it is disabled. Throws TooManyPasswords. */
  async checkPassword(email: string, password: string): Promise<Account | null> {
    const response = await this.identityToolkit('signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    });
    const body = (await response.json()) as { localId?: string; error?: { message?: string } };
    if (response.ok && body.localId) return this.find(body.localId);
    // Strangers can try passwords with Firebase itself, past our own counting: its refusal tells nothing of this one.
    if (body.error?.message?.startsWith('TOO_MANY_ATTEMPTS')) throw new TooManyPasswords();
    if (response.status === 400) return null;
    throw new StoreUnavailable(`sign-in returned ${response.status} ${body.error?.message ?? ''}`);
  }

  /** Has Firebase send its mail to choose a password. Returns whether it did, which must not be told to everybody. */
  async sendPasswordReset(email: string): Promise<boolean> {
    const response = await this.identityToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    if (response.status >= 500) throw new StoreUnavailable(`password reset returned ${response.status}`);
    return response.ok;
  }

  /** The account of a uid, or null when it is gone. */
  async find(uid: string): Promise<Account | null> {
    const user = await orNull(this.auth.getUser(uid));
    return user && toAccount(user);
  }

  /** Changes a person's name. */
  async setName(uid: string, displayName: string): Promise<Account> {
    return toAccount(await within('account', this.auth.updateUser(uid, { displayName })));
  }

  /** Changes a person's password, which revokes every sign-in before. */
  async setPassword(uid: string, password: string): Promise<void> {
    await within('account', this.auth.updateUser(uid, { password }));
    await within('account', this.auth.revokeRefreshTokens(uid));
  }

  private identityToolkit(method: string, body: object): Promise<Response> {
    const host = this.config.authEmulator
      ? `http://${this.config.authEmulator}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    const url = `${host}/v1/accounts:${method}?key=${encodeURIComponent(this.config.webApiKey)}`;
    const request = fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return within('identity toolkit', request);
  }
}
