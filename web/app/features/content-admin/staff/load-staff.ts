import type { StaffAccount } from '@content/contract';
import { logFailure } from '../../../data/admin-client';
import { listStaff } from '../../../data/admin-staff';
import { readFailure } from '../list/load-list';

/** The staff accounts, or in words why they could not be read. */
export interface LoadedStaff {
  readonly accounts: readonly StaffAccount[];
  readonly failed?: string;
}

/** Reads the staff accounts; a failure is logged and part of the result. A lost session is thrown on. */
export async function loadStaff(): Promise<LoadedStaff> {
  try {
    return { accounts: await listStaff() };
  } catch (error) {
    const failed = readFailure(error);
    logFailure(error);
    return { accounts: [], failed };
  }
}
