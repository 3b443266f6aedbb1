import { create } from 'zustand';
import type { ContentTypeDefinition } from '@content';
import { SessionExpired, logFailure } from '../../data/admin-client';
import { failureText, type Verb } from '../admin-ui/failure-text';
import { showToast, type ToastExtra } from '../admin-ui/toasts';

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/** The sign-in dialog over a form: open while something waits for it. */
export const useSignIn = create<{ readonly waiting: Waiting | null }>(() => ({ waiting: null }));

/** Opens the sign-in dialog; all who ask meanwhile wait for the same. Rejects with SessionExpired when it is closed. */
function askToSignIn(): Promise<void> {
  const { waiting } = useSignIn.getState();
  if (waiting) return waiting.promise;
  let resolve: () => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((onSignedIn, onClosed) => {
    resolve = onSignedIn;
    reject = onClosed;
  });
  useSignIn.setState({ waiting: { promise, resolve, reject } });
  return promise;
}

/** Closes the dialog: signed in, or not. */
export function endSignIn(signedIn: boolean): void {
  const { waiting } = useSignIn.getState();
  useSignIn.setState({ waiting: null });
  if (signedIn) waiting?.resolve();
  else waiting?.reject(new SessionExpired());
}

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
