import type { ContentTypeDefinition } from '@content';
import type { FieldProblem } from '@content/contract';
import { ApiProblem, logFailure } from '../../../data/admin-client';

/** What the form has to say: the message at its head and the complaints at its fields. */
export interface FormVerdict {
  readonly detail: string | null;
  readonly problems: readonly FieldProblem[];
  /** Changes with every try, so that the focus goes to the first error again. */
  readonly count?: number;
}

export const CLEAN: FormVerdict = { detail: null, problems: [] };

/** The verdict that an error of the API stands for; the policy's upload has a text of its own (specification section 8). */
export function failureVerdict(type: ContentTypeDefinition, error: unknown): FormVerdict {
  logFailure(error);
  const count = Date.now();
  if (error instanceof ApiProblem && error.problem.status < 500) {
    const { detail, errors = [] } = error.problem;
    return { detail, problems: errors, count };
  }
  if (type.singleton) return { detail: `Failed to upload ${type.name}`, problems: [], count };
  const detail = error instanceof ApiProblem ? error.problem.detail : 'Something went wrong.';
  return { detail: `Not saved. ${detail} What you typed is still here.`, problems: [], count };
}
