import type {
  NewSecondFactor,
  RecoveryCodes,
  SecondFactorState,
  SignedIn,
  StaffAccount,
} from '@content/api/contract';
import { type StaffRole, staffApiPaths } from '@content/api/staff-contract';
import { apiData } from './admin-client';

export const changeOwnName = (name: string) =>
  apiData<SignedIn>({ method: 'PATCH', path: staffApiPaths.me, body: { name } });

/** Every other browser is signed out. */
export const changeOwnPassword = (body: { current: string; password: string }) =>
  apiData({ method: 'POST', path: staffApiPaths.password, body });

/** Signs out everywhere but here. */
export const endOtherSessions = () => apiData({ method: 'POST', path: staffApiPaths.endOtherSessions });

/** Makes a secret for an authenticator app; it counts once a code of it is confirmed. */
export const beginSecondFactor = (body: { readonly password: string }) =>
  apiData<NewSecondFactor>({ method: 'POST', path: staffApiPaths.secondFactor, body });

const requestCodes = async (path: string, code: string): Promise<readonly string[]> =>
  (await apiData<RecoveryCodes>({ method: 'POST', path, body: { code } })).recoveryCodes;

/** Turns the second step on with a code of the app. Returns the recovery codes, which are shown this once. */
export const confirmSecondFactor = (code: string) => requestCodes(staffApiPaths.confirmSecondFactor, code);

/** Returns the recovery codes, which are shown this once. */
export const renewRecoveryCodes = (code: string) => requestCodes(staffApiPaths.recoveryCodes, code);

export const endSecondFactor = (code: string) =>
  apiData<SecondFactorState>({ method: 'POST', path: staffApiPaths.endSecondFactor, body: { code } });

/** Makes a person staff; `mailSent` tells whether the mail with the link to choose a password went out. */
export const inviteStaff = (body: { name: string; email: string; role: StaffRole }) =>
  apiData<StaffAccount & { mailSent: boolean }>({ method: 'POST', path: staffApiPaths.staff, body });

export const changeRole = (uid: string, role: StaffRole) =>
  apiData({ method: 'PATCH', path: staffApiPaths.staffMember(uid), body: { role } });

/** Names a person for complaints, or no more. */
export const setReadsComplaints = (uid: string, readsComplaints: boolean) =>
  apiData({ method: 'PATCH', path: staffApiPaths.staffMember(uid), body: { readsComplaints } });

/** Ends a person's access at once. */
export const removeStaff = (uid: string) =>
  apiData({ method: 'DELETE', path: staffApiPaths.staffMember(uid) });
