import type { Auth, UserRecord } from 'firebase-admin/auth';
import { randomBytes } from 'node:crypto';
import type { Person, StaffAccount } from '@content/api/contract';
import type { StaffRole } from '@content/api/staff-contract';
import { allUsers, isStaff, personOf, userOrNull } from './accounts';
import type { Lock } from './lock';
import type { SecondFactors } from './second-factors';
import { withTimeout } from './timeout';

/** `notStaff`: whoever asks for the change has lost the claim meanwhile. */
export class StaffConflict extends Error {
  constructor(readonly reason: 'already' | 'disabled' | 'missing' | 'last' | 'notStaff') {
    super(reason);
    this.name = 'StaffConflict';
  }
}

const isAdministrator = (user: UserRecord) => isStaff(user) && personOf(user).role !== 'editor';

/** Nobody knows this password: the person chooses one through the link that is mailed. */
const unknownPassword = () => randomBytes(24).toString('base64url');

/** The claim of a role; an administrator has none beside `admin`. */
const claimsOf = (role: StaffRole) => ({ role: role === 'editor' ? role : undefined });
const noClaims = { admin: undefined, role: undefined, complaints: undefined };

function toStaffAccount(user: UserRecord, claims = user.customClaims): StaffAccount {
  const { creationTime, lastSignInTime } = user.metadata;
  // The emulator counts the creation of an account as its first sign-in.
  const hasSignedIn = lastSignInTime && lastSignInTime !== creationTime;
  return {
    ...personOf(user, claims),
    lastSignInAt: hasSignedIn ? new Date(lastSignInTime).toISOString() : null,
    disabled: user.disabled,
  };
}

/** A change of who is staff. */
export interface StaffChange {
  /** The administrator who asks for it, who must still be one. */
  readonly by?: string;
  /** Notes it, just before it is made: there is none that is not in the log. */
  readonly note: (account: Person) => Promise<void>;
}

/** The accounts with the claim `admin: true`. One change at a time, so that an administrator is always left. */
export class StaffAccounts {
  constructor(
    private readonly auth: () => Auth,
    private readonly lock: Lock,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** Every staff account, by name and e-mail. */
  async list(): Promise<StaffAccount[]> {
    const nameOf = ({ displayName, email }: StaffAccount) => displayName ?? email;
    return (await this.all())
      .map((user) => toStaffAccount(user))
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.email.localeCompare(b.email));
  }

  /** Those of them who can sign in. */
  async active(): Promise<StaffAccount[]> {
    return (await this.list()).filter(({ disabled }) => !disabled);
  }

  /**
   * Gives the account of an e-mail address the claim, and creates it when there is none. An account whose owner has never
   * shown that the address is theirs gets a new password: whoever made it keeps no way in. Throws StaffConflict.
   */
  async add(
    email: string,
    { note }: StaffChange,
    displayName?: string,
    role: StaffRole = 'administrator',
  ): Promise<StaffAccount> {
    return this.lock.holding(async () => {
      const existing = await userOrNull(this.auth().getUserByEmail(email));
      if (existing?.disabled) throw new StaffConflict('disabled');
      if (existing && isStaff(existing)) throw new StaffConflict('already');
      const name = displayName === undefined ? {} : { displayName };
      const password = existing?.emailVerified ? {} : { password: unknownPassword() };
      const user = await withTimeout(
        'account',
        existing
          ? this.auth().updateUser(existing.uid, { ...name, ...password })
          : this.auth().createUser({ email, ...name, ...password }),
      );
      // Whatever was there before, also where a removal failed half way: who comes anew begins anew.
      if (existing) await withTimeout('account', this.auth().revokeRefreshTokens(user.uid));
      await this.secondFactors.remove(user.uid);
      return this.setClaims(user, { admin: true, ...claimsOf(role) }, note);
    });
  }

  /** Makes a staff member an administrator or an editor. Throws StaffConflict. */
  async setRole(uid: string, role: StaffRole, { by, note }: StaffChange): Promise<StaffAccount> {
    return this.lock.holding(async () => {
      const user = this.requireChangeable(await this.all(), uid, by);
      return this.setClaims(user, claimsOf(role), note);
    });
  }

  /** Names a staff member for complaints, or no more. Throws StaffConflict. */
  async setReadsComplaints(uid: string, isOn: boolean, { by, note }: StaffChange): Promise<StaffAccount> {
    return this.lock.holding(async () => {
      const staff = await this.all();
      const user = staff.find((each) => each.uid === uid);
      if (!user) throw new StaffConflict('missing');
      if (!staff.some((each) => each.uid === by && isAdministrator(each)))
        throw new StaffConflict('notStaff');
      return this.setClaims(user, { complaints: isOn || undefined }, note);
    });
  }

  /** Takes the claim away and ends every session at once. Throws StaffConflict. */
  async remove(uid: string, { by, note }: StaffChange): Promise<StaffAccount> {
    return this.lock.holding(async () => {
      const user = this.requireChangeable(await this.all(), uid, by);
      // What fails before the claim has gone can be repeated; without the second step nobody may still be staff.
      const revoke = () => withTimeout('account', this.auth().revokeRefreshTokens(uid));
      await this.setClaims(user, noClaims, () => note(toStaffAccount(user)).then(revoke));
      await this.secondFactors.remove(uid);
      return toStaffAccount(user);
    });
  }

  /** A staff member whom `by` may change: somebody else remains who can administer. Throws StaffConflict. */
  private requireChangeable(staff: readonly UserRecord[], uid: string, by: string | undefined): UserRecord {
    const user = staff.find((each) => each.uid === uid);
    if (!user) throw new StaffConflict('missing');
    const others = staff.filter((each) => each.uid !== uid && !each.disabled && isAdministrator(each));
    if (others.length === 0) throw new StaffConflict('last');
    if (by !== undefined && !others.some((each) => each.uid === by)) throw new StaffConflict('notStaff');
    return user;
  }

  /** Changes claims of an account, once that is noted; undefined takes one away. */
  private async setClaims(
    user: UserRecord,
    change: Readonly<Record<string, unknown>>,
    note: StaffChange['note'],
  ): Promise<StaffAccount> {
    const claims = { ...user.customClaims, ...change };
    const account = toStaffAccount(user, claims);
    await note(account);
    await withTimeout('account', this.auth().setCustomUserClaims(user.uid, claims));
    return account;
  }

  private async all(): Promise<UserRecord[]> {
    const staff: UserRecord[] = [];
    for await (const user of allUsers(this.auth())) if (isStaff(user)) staff.push(user);
    return staff;
  }
}
