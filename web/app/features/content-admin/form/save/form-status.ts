import { type AnyItem, type ContentTypeDefinition, fileFields } from '@content';
import type { FieldError } from '@content/api/contract';
import { ApiProblem, NetworkError, UnusableFile } from '../../../../data/staff/admin-client';
import { failureText } from '../../../admin-ui/failure-text';
import { oneOf } from '../../../admin-ui/labels';
import type { FormContent } from '../content/form-content';

export interface FormStatus {
  readonly detail: string | null;
  readonly problems: readonly FieldError[];
  /** Said in passing: nothing is wrong. */
  readonly toast?: string;
}

export const CLEAN: FormStatus = { detail: null, problems: [] };

export const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The status of a Save without a change. `item` is absent for a new one. */
export const unchangedStatus = (item: AnyItem | undefined): FormStatus => ({
  ...CLEAN,
  toast: item ? 'Nothing changed.' : 'There is nothing to save yet.',
});

function problemsOf(error: unknown): readonly FieldError[] {
  if (error instanceof UnusableFile) return [{ field: error.field, message: error.message }];
  return error instanceof ApiProblem && error.problem.status < 500 ? (error.problem.errors ?? []) : [];
}

/** The status after a failed save. */
export function failedStatus(type: ContentTypeDefinition, error: unknown): FormStatus {
  // All of it may have arrived before it was cancelled.
  if (isCancel(error))
    return {
      detail:
        'Cancelled, but it may have been saved already. What you typed is still here: save again to be sure.',
      problems: [],
    };
  // The save bar says that there is no connection, and retries.
  if (error instanceof NetworkError && !type.singleton) return CLEAN;
  return { detail: failureText(error, 'saved', type), problems: problemsOf(error) };
}

/** The status of a Save that waited for a field's files, one of which was refused. The field itself says why. */
export function refusedStatus(field: string): FormStatus {
  const message = 'A file you chose cannot be used. Choose another one, or save without it.';
  return { detail: `Nothing was saved. ${message}`, problems: [{ field, message }] };
}

/** The status after someone has deleted the form's item. `was` is its content, whose files are gone. */
export function goneStatus(type: ContentTypeDefinition, was?: FormContent): FormStatus {
  const files = fileFields(type).filter(([name]) => (was?.files[name]?.length ?? 0) > 0);
  const again = files.map(([, field]) => field.label.toLowerCase()).join(' and ');
  return {
    detail: `Someone deleted this ${oneOf(type)} in the meantime. What you typed is still here, and Save adds it again.${
      again === '' ? '' : ` Choose the ${again} again first.`
    }`,
    problems: [],
  };
}
