import type { StaffAccount, StaffRole } from '@content/contract';
import { staffApiPaths } from '@content/staff-api-paths';
import { callApi } from './admin-client';

/** Everyone who can sign in to the staff area. */
export async function listStaff(signal?: AbortSignal): Promise<readonly StaffAccount[]> {
  return (await callApi<StaffAccount[]>({ path: staffApiPaths.staff, signal })).data;
}

/** Makes a person staff; `mailSent` tells whether the mail with the link to choose a password went out. */
export async function inviteStaff(body: {
  name: string;
  email: string;
  role: StaffRole;
}): Promise<StaffAccount & { mailSent: boolean }> {
  return (
    await callApi<StaffAccount & { mailSent: boolean }>({ method: 'POST', path: staffApiPaths.staff, body })
  ).data;
}

/** Makes a person an administrator or an editor. */
export async function changeRole(uid: string, role: StaffRole): Promise<void> {
  await callApi({ method: 'PATCH', path: staffApiPaths.staffMember(uid), body: { role } });
}

/** Ends a person's access at once. */
export async function removeStaff(uid: string): Promise<void> {
  await callApi({ method: 'DELETE', path: staffApiPaths.staffMember(uid) });
}
