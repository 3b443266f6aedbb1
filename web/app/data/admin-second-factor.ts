import type { NewSecondFactor, RecoveryCodes, SecondFactorState } from '@content/contract';
import { staffApiPaths } from '@content/staff-api-paths';
import { callApi } from './admin-client';

/** Whether the own second step of signing in is on. */
export async function readSecondFactor(signal?: AbortSignal): Promise<SecondFactorState> {
  return (await callApi<SecondFactorState>({ path: staffApiPaths.secondFactor, signal })).data;
}

/** Makes a secret for an authenticator app; it counts once a code of it is confirmed. */
export async function beginSecondFactor(body: { readonly password: string }): Promise<NewSecondFactor> {
  return (await callApi<NewSecondFactor>({ method: 'POST', path: staffApiPaths.secondFactor, body })).data;
}

async function forCodes(path: string, code: string): Promise<readonly string[]> {
  return (await callApi<RecoveryCodes>({ method: 'POST', path, body: { code } })).data.recoveryCodes;
}

/** Turns the second step on with a code of the app. Returns the recovery codes, which are shown this once. */
export const confirmSecondFactor = (code: string) => forCodes(staffApiPaths.confirmSecondFactor, code);

/** Makes new recovery codes. */
export const renewRecoveryCodes = (code: string) => forCodes(staffApiPaths.recoveryCodes, code);

/** Turns the second step off. */
export async function endSecondFactor(code: string): Promise<SecondFactorState> {
  const path = staffApiPaths.endSecondFactor;
  return (await callApi<SecondFactorState>({ method: 'POST', path, body: { code } })).data;
}
