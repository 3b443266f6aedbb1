import type { StaffAccount, StaffRole } from '@content/contract';
import { apiPaths } from '@content/contract';
import { callApi } from './admin-client';

/** Everyone who can sign in to the staff area. */
export async function listStaff(signal?: AbortSignal): Promise<readonly StaffAccount[]> {
  return (await callApi<StaffAccount[]>({ path: apiPaths.staff, signal })).data;
}

/** Makes a person staff; `mailSent` tells whether the mail with the link to choose a password went out. */
export async function inviteStaff(body: {
  name: string;
  email: string;
  role: StaffRole;
}): Promise<StaffAccount & { mailSent: boolean }> {
  return (await callApi<StaffAccount & { mailSent: boolean }>({ method: 'POST', path: apiPaths.staff, body }))
    .data;
}

/** Makes a person an administrator or an editor. */
export async function changeRole(uid: string, role: StaffRole): Promise<void> {
  await callApi({ method: 'PATCH', path: apiPaths.staffMember(uid), body: { role } });
}

/** Ends a person's access at once. */
export async function removeStaff(uid: string): Promise<void> {
  await callApi({ method: 'DELETE', path: apiPaths.staffMember(uid) });
}
