import type { ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import { isPictureField } from '@content/kinds/registry';
import type { FormContent } from './content';

/** What the person should know before saving this content, as sentences. */
export function formNotes(type: ContentTypeDefinition, content: FormContent): string[] {
  const notes: string[] = [];
  const isSilent = fileFields(type).some(
    ([name, field]) =>
      isPictureField(field) &&
      field.describedBy === undefined &&
      (content.files[name] ?? []).some(({ alt }) => alt.trim() === ''),
  );
  if (isSilent) notes.push('A picture has no description yet. People who cannot see it will miss it.');
  return notes;
}
