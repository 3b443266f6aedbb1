import type { ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import type { FieldError } from '@content/contract';
import { ApiProblem, SessionExpired, logFailure } from '../../../data/admin-client';
import { NetworkError } from '../../../data/admin-transport';
import { oneOf } from '../../admin-ui/words';
import type { FormContent } from './content';

/** What the form has to say: the message at its head and the complaints at its fields. */
export interface FormVerdict {
  readonly detail: string | null;
  readonly problems: readonly FieldError[];
  /** Changes with every try, so that the focus goes to the first error again. */
  readonly count?: number;
}

export const CLEAN: FormVerdict = { detail: null, problems: [] };

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * The verdict that a failed save stands for; the policy's upload has a text of its own (specification section 8).
 * `hasArrived`: the site may have had all of it before it was cancelled.
 */
export function failureVerdict(type: ContentTypeDefinition, error: unknown, hasArrived = false): FormVerdict {
  const say = (detail: string | null, problems: readonly FieldError[] = []) => ({
    detail,
    problems,
    count: Date.now(),
  });
  if (isCancel(error))
    return say(
      hasArrived
        ? 'Cancelled. What you typed is still here. It may have been saved all the same: Save again to be sure.'
        : 'Cancelled. Nothing was saved; what you typed is still here.',
    );
  if (error instanceof SessionExpired)
    return say('Not saved: you are not signed in. What you typed is still here.');
  if (error instanceof ApiProblem && error.problem.status < 500)
    return say(error.problem.detail, error.problem.errors);
  if (type.singleton) {
    logFailure(error);
    return say(`Failed to upload ${type.name}`);
  }
  // The bar at the foot says that there is no connection, and goes on by itself.
  if (error instanceof NetworkError) return CLEAN;
  logFailure(error);
  const detail = error instanceof ApiProblem ? error.problem.detail : 'Something went wrong.';
  return say(`Not saved. ${detail} What you typed is still here.`);
}

/** Someone has deleted what the form was about. `was` is what it held, of which the files are gone. */
export function goneVerdict(type: ContentTypeDefinition, was?: FormContent): FormVerdict {
  const files = fileFields(type).filter(([name]) => (was?.files[name]?.length ?? 0) > 0);
  const again = files.map(([, field]) => field.label.toLowerCase()).join(' and ');
  return {
    detail: `Someone deleted this ${oneOf(type)} in the meantime. What you typed is still here, and Save adds it again.${
      again === '' ? '' : ` Choose the ${again} again first.`
    }`,
    problems: [],
    count: Date.now(),
  };
}
