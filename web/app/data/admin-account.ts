import type { OwnSession, SignedIn } from '@content/contract';
import { staffApiPaths } from '@content/staff-api-paths';
import { callApi } from './admin-client';

/** Changes the own name. */
export async function changeOwnName(name: string): Promise<SignedIn> {
  return (await callApi<SignedIn>({ method: 'PATCH', path: staffApiPaths.me, body: { name } })).data;
}

/** Changes the own password; every other browser is signed out. */
export async function changeOwnPassword(body: { current: string; password: string }): Promise<void> {
  await callApi({ method: 'POST', path: staffApiPaths.password, body });
}

/** Where the person is signed in, the browser used last first. */
export async function readOwnSessions(signal?: AbortSignal): Promise<readonly OwnSession[]> {
  return (await callApi<OwnSession[]>({ path: staffApiPaths.sessions, signal })).data;
}

/** Signs out in one browser. */
export async function endSession(id: string): Promise<void> {
  await callApi({ method: 'DELETE', path: staffApiPaths.session(id) });
}

/** Signs out everywhere but here. */
export async function endOtherSessions(): Promise<void> {
  await callApi({ method: 'POST', path: staffApiPaths.endOtherSessions });
}
