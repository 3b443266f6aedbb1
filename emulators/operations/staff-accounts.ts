import type { App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import type { StaffAction, StaffAccount } from '@content/api/contract';
import type { StaffRole } from '@content/api/staff-contract';
import { securityLog } from '../../functions/src/security-log';
import { AuditLog } from '../../functions/src/store/audit';
import { closedCollection } from '../../functions/src/store/collections';
import { Lock } from '../../functions/src/store/lock';
import { SecondFactors } from '../../functions/src/store/second-factors';
import { StaffAccounts, StaffConflict, type StaffChange } from '../../functions/src/store/staff';
import { UserError } from '../shared/user-error';

/** The services behind the commands, as in the staff area. `write` takes the lines of the security log. */
export function staffTools(app: App, write: (line: string) => void) {
  const auth = getAuth(app);
  const db = getFirestore(app);
  const clock = () => new Date();
  const secondFactors = new SecondFactors(closedCollection(db, 'secondFactors'), clock);
  const staff = new StaffAccounts(() => auth, new Lock(db, clock, 'staff'), secondFactors);
  return { auth, staff, secondFactors, audit: new AuditLog(db), security: securityLog(write) };
}

type StaffTools = ReturnType<typeof staffTools>;

/** The actor of these commands in the log of changes and in the security log. */
const COMMAND = { uid: 'command', email: '', displayName: 'npm run staff' } as const;

/** A change that both logs record. */
const changeOf = ({ audit, security }: StaffTools, action: StaffAction): StaffChange => ({
  note: async ({ uid, email, displayName }) => {
    security.note(action, { uid: COMMAND.uid, target: uid, place: COMMAND.displayName });
    const account = { uid, email, displayName };
    await audit.noteStaffChange({ action, account, actor: COMMAND, at: new Date() });
  },
});

/** The commands of `npm run staff`; each returns the lines to print. */
export const staffCommands = {
  /** Makes the account when it is missing, gives it the claim, and returns a link to choose a password. */
  async add(tools: StaffTools, email: string): Promise<string[]> {
    const { auth, staff } = tools;
    await staff.add(email, changeOf(tools, 'invite')).catch(ignoreExisting);
    return [
      `${email} can sign in at /admins/login.`,
      'Send them this link, with which they choose a password:',
      await auth.generatePasswordResetLink(email),
    ];
  },
  /** Lists every account with the claim. */
  async list({ staff }: StaffTools): Promise<string[]> {
    const accounts = await staff.list();
    return accounts.length > 0
      ? accounts.map(describe)
      : ['There is no staff account yet: npm run staff -- add EMAIL'];
  },
  /** Takes the claim away and ends every session; the last administrator stays. */
  async remove(tools: StaffTools, email: string): Promise<string[]> {
    const { auth, staff } = tools;
    await staff.remove(await uidOf(auth, email), changeOf(tools, 'remove')).catch(refuse(email));
    return [`${email} can no longer change the site.`];
  },
  /** Lets a staff member change content alone. The last administrator stays one. */
  editor: (tools: StaffTools, email: string) => giveRole(tools, email, 'editor'),
  /** Lets a staff member also change who has access, and what the site says of the organisation. */
  administrator: (tools: StaffTools, email: string) => giveRole(tools, email, 'administrator'),
  /** Returns a link to choose a new password. */
  async reset({ auth }: StaffTools, email: string): Promise<string[]> {
    await uidOf(auth, email);
    return [
      'Send them this link, with which they choose a new password:',
      await auth.generatePasswordResetLink(email),
    ];
  },
  /** Turns the second step off for a person who has lost device and recovery codes, and ends every session. */
  async 'lost-device'(tools: StaffTools, email: string): Promise<string[]> {
    const { auth, secondFactors } = tools;
    const uid = await uidOf(auth, email);
    const wasOn = (await secondFactors.find(uid)) !== null;
    const { displayName = null } = await auth.getUser(uid);
    if (wasOn) await changeOf(tools, 'secondFactorOff').note({ uid, email, displayName });
    await secondFactors.remove(uid);
    await auth.revokeRefreshTokens(uid);
    return [
      wasOn
        ? `${email} signs in with the password alone, and is signed out everywhere.`
        : `The second step of ${email} was not on. They are signed out everywhere.`,
      'Be sure that it is really them who asked for it; they can turn it on anew under “Your account”.',
    ];
  },
} as const;

export type StaffCommand = keyof typeof staffCommands;

/** Whoever is added again gets a new link. */
function ignoreExisting(error: unknown): undefined {
  if (!(error instanceof StaffConflict)) throw error;
  if (error.reason === 'disabled') throw new UserError('This account was disabled. Enable it first.');
}

/** Turns a conflict into a sentence for the person at the keyboard. */
function refuse(email: string) {
  return (error: unknown): never => {
    if (!(error instanceof StaffConflict)) throw error;
    throw new UserError(
      error.reason === 'last'
        ? 'This is the last administrator. Add another one first.'
        : `${email} is no staff account.`,
    );
  };
}

async function giveRole(tools: StaffTools, email: string, role: StaffRole): Promise<string[]> {
  const change = changeOf(tools, role === 'editor' ? 'makeEditor' : 'makeAdministrator');
  await tools.staff.setRole(await uidOf(tools.auth, email), role, change).catch(refuse(email));
  return [`${email} is an ${role} now.`];
}

async function uidOf(auth: Auth, email: string): Promise<string> {
  try {
    return (await auth.getUserByEmail(email)).uid;
  } catch (error) {
    if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
    throw new UserError(`There is no account ${email}. Add it: npm run staff -- add ${email}`);
  }
}

function describe({ uid, email, role, disabled, lastSignInAt }: StaffAccount): string {
  return `${email || uid} (${role ?? 'administrator'}${disabled ? ', disabled' : ''}), last active ${lastSignInAt ?? 'never'}`;
}
