import { create } from 'zustand';
import type { ContentTypeDefinition } from '@content';
import { apiData, type ApiRequest, SessionExpired, logFailure } from '../../data/staff/admin-client';
import { failureText, type Verb } from '../admin-ui/failure-text';
import { showToast, type ToastExtra } from '../admin-ui/toasts';

/** Closes the sign-in dialog, signed in or not; null while it is not open. */
export const useSignIn = create<((isSignedIn: boolean) => void) | null>(() => null);

let signIn: Promise<void> | undefined;

/** Opens the sign-in dialog, one for all callers. Rejects with SessionExpired when it is closed. */
const openSignIn = (): Promise<void> =>
  (signIn ??= new Promise((resolve, reject) => {
    const end = (isSignedIn: boolean) => {
      signIn = undefined;
      useSignIn.setState(() => null, true);
      if (isSignedIn) resolve();
      else reject(new SessionExpired());
    };
    useSignIn.setState(() => end, true);
  }));

/** Does `work`, again after a sign-in in place if the session has ended. */
export async function withSignIn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SessionExpired)) throw error;
    await openSignIn();
    return withSignIn(work);
  }
}

interface RunOptions {
  readonly verb?: Verb;
  readonly type?: ContentTypeDefinition;
  /** Returns what the toast of a failure offers. */
  readonly onFailure?: (error: unknown) => ToastExtra;
}

/** Does `work` with `withSignIn`; a failure is logged and shown in a toast. */
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

/** Sends a request, and shows `done` in a toast. */
export async function sendWithToast(request: ApiRequest, done: string): Promise<void> {
  await apiData(request);
  showToast(done);
}
