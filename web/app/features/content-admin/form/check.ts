import type { ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import type { ValidationResult } from '@content/validate';
import { parseValues } from '@content/read-values';
import { validateRequired, tooManyFiles } from '@content/validate';
import type { FormContent } from './content';

/**
 * Validates a form before it is sent, with the functions and in the order of the server: the type's message for missing
 * values first, every error at once. A draft may lack what is required.
 */
export function checkContent(
  type: ContentTypeDefinition,
  content: FormContent,
  mode: 'create' | 'update' | 'draft',
): ValidationResult {
  const { values, problems } = parseValues(type, content.values);
  const fileCounts = Object.fromEntries(
    fileFields(type).map(([name]) => [name, content.files[name]?.length ?? 0]),
  );
  for (const [name, field] of fileFields(type)) {
    const tooMany = tooManyFiles(field, fileCounts[name] ?? 0);
    if (tooMany) problems.push(tooMany);
  }
  // An unreadable value counts as given: its own error says what is wrong with it.
  const candidate = { values: { ...content.values, ...values }, fileCounts };
  const result = mode === 'draft' ? { detail: null, problems: [] } : validateRequired(type, candidate, mode);
  return {
    detail: result.detail ?? problems[0]?.message ?? null,
    problems: [...result.problems, ...problems],
  };
}
