import { vi } from 'vitest';

/** Leads the tests of a file to a project of their own in the emulators: for those to whom what others leave there matters. */
export function useOwnProject(id: string): void {
  vi.stubEnv('GCLOUD_PROJECT', id);
  vi.stubEnv('STORAGE_BUCKET', `${id}.firebasestorage.app`);
}
