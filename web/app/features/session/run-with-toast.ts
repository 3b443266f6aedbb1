import type { ContentTypeDefinition } from '@content';
import { logFailure } from '../../data/admin-client';
import { failureText, type Verb } from '../admin-ui/failure-text';
import { showToast, type ToastExtra } from '../admin-ui/toasts';
import { withSignIn } from './sign-in-store';

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
