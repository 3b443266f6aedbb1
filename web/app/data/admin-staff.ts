import type { StaffAccount } from '@content/contract';
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
}): Promise<StaffAccount & { mailSent: boolean }> {
  return (await callApi<StaffAccount & { mailSent: boolean }>({ method: 'POST', path: apiPaths.staff, body }))
    .data;
}

/** Ends a person's access at once. */
export async function removeStaff(uid: string): Promise<void> {
  await callApi({ method: 'DELETE', path: apiPaths.staffMember(uid) });
}
