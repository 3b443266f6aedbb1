import { create } from 'zustand';
import { SessionExpired } from '../../data/admin-client';

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
