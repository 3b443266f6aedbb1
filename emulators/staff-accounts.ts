import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { UserError } from './user-error';

/** What `npm run staff` can do; each answers the lines to print. `email` names the account. */
export const staffCommands = {
  /** Makes the account when it is missing, gives it the claim, and answers a link to choose a password. */
  async add(auth: Auth, email: string): Promise<string[]> {
    const user = (await find(auth, email)) ?? (await create(auth, email));
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
    return [
      `${email} can sign in at /admins/login.`,
      'Send them this link, with which they choose a password:',
      await auth.generatePasswordResetLink(email),
    ];
  },
  /** Lists every account with the claim. */
  async list(auth: Auth): Promise<string[]> {
    const staff = await staffOf(auth);
    return staff.length > 0
      ? staff.map(describe)
      : ['There is no staff account yet: npm run staff -- add EMAIL'];
  },
  /** Takes the claim away and ends every session; the last staff member stays. */
  async remove(auth: Auth, email: string): Promise<string[]> {
    const user = await demand(auth, email);
    const others = (await staffOf(auth)).filter((each) => each.uid !== user.uid);
    if (others.length === 0) throw new UserError('This is the last staff account. Add another one first.');
    await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: null });
    await auth.revokeRefreshTokens(user.uid);
    return [`${email} can no longer change the site.`];
  },
  /** Answers a link to choose a new password. */
  async reset(auth: Auth, email: string): Promise<string[]> {
    await demand(auth, email);
    return [
      'Send them this link, with which they choose a new password:',
      await auth.generatePasswordResetLink(email),
    ];
  },
} as const;

export type StaffCommand = keyof typeof staffCommands;

async function find(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

async function demand(auth: Auth, email: string): Promise<UserRecord> {
  const user = await find(auth, email);
  if (!user) throw new UserError(`There is no account ${email}. Add it: npm run staff -- add ${email}`);
  return user;
}

function create(auth: Auth, email: string): Promise<UserRecord> {
  // Nobody knows this password: the person chooses one through the link.
  return auth.createUser({ email, password: randomBytes(24).toString('base64url') });
}

async function staffOf(auth: Auth): Promise<UserRecord[]> {
  const staff: UserRecord[] = [];
  let pageToken: string | undefined;
  do {
    const page = await auth.listUsers(1000, pageToken);
    staff.push(...page.users.filter((user) => user.customClaims?.['admin'] === true));
    pageToken = page.pageToken;
  } while (pageToken !== undefined);
  return staff;
}

function describe(user: UserRecord): string {
  const signedIn = user.metadata.lastSignInTime;
  return `${user.email ?? user.uid}${user.disabled ? ' (disabled)' : ''}, last signed in ${signedIn || 'never'}`;
}
