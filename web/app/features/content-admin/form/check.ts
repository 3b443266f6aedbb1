import type { ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import type { Verdict } from '@content/validate';
import { judge, parseValues, tooManyFiles } from '@content/validate';
import type { FormContent } from './content';

/**
 * Judges a form before it is sent, with the functions and in the order of the server: the specified message for
 * missing values first, every complaint at once.
 */
export function checkContent(
  type: ContentTypeDefinition,
  content: FormContent,
  mode: 'create' | 'update',
): Verdict {
  const { values, problems } = parseValues(type, content.values);
  const fileCounts = Object.fromEntries(
    fileFields(type).map(([name]) => [name, content.files[name]?.length ?? 0]),
  );
  for (const [name, field] of fileFields(type)) {
    const tooMany = tooManyFiles(field, fileCounts[name] ?? 0);
    if (tooMany) problems.push(tooMany);
  }
  // What could not be read counts as given: its own complaint says what is wrong with it.
  const verdict = judge(type, { values: { ...content.values, ...values }, fileCounts }, mode);
  return {
    detail: verdict.detail ?? problems[0]?.message ?? null,
    problems: [...verdict.problems, ...problems],
  };
}
