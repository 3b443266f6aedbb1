import { create } from 'zustand';
import type { ContentTypeDefinition } from '@content';
import { apiData, type ApiRequest, SessionExpired, logFailure } from '../../data/staff/admin-client';
import { failureText, type Verb } from '../admin-ui/failure-text';
import { showToast, type ToastExtra } from '../admin-ui/toasts';

/** Closes the sign-in dialog over a form: signed in, or not. Null while nothing waits for it. */
export const useSignIn = create<((isSignedIn: boolean) => void) | null>(() => null);

let asked: Promise<void> | undefined;

/** Opens the sign-in dialog; all who ask meanwhile wait for the same. Rejects with SessionExpired when it is closed. */
const askToSignIn = (): Promise<void> =>
  (asked ??= new Promise((resolve, reject) => {
    const end = (isSignedIn: boolean) => {
      asked = undefined;
      useSignIn.setState(() => null, true);
      if (isSignedIn) resolve();
      else reject(new SessionExpired());
    };
    useSignIn.setState(() => end, true);
  }));

/** Does `work`; when the session has ended, the person signs in again in place and the work goes on. */
export async function withSignIn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SessionExpired)) throw error;
    await askToSignIn();
    return withSignIn(work);
  }
}

interface RunOptions {
  readonly verb?: Verb;
  readonly type?: ContentTypeDefinition;
  /** Returns what is offered beside the message of a failure. */
  readonly onFailure?: (error: unknown) => ToastExtra;
}

/** Does `work`, signing in again in place where the session has ended; a failure is logged and told in a message. */
export async function runWithToast(
  work: () => Promise<void>,
  { verb = 'done', type, onFailure = () => ({}) }: RunOptions = {},
): Promise<void> {
  try {
    await withSignIn(work);
  } catch (error) {
    logFailure(error);
    showToast(failureText(error, verb, type), onFailure(error));
  }
}

/** Sends a request; `done` tells that it was carried out. */
export async function sendAndTell(request: ApiRequest, done: string): Promise<void> {
  await apiData(request);
  showToast(done);
}
