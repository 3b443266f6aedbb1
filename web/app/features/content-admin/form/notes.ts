import type { ContentTypeDefinition } from '@content';
import type { FormContent } from './content';

/** What the person should know before saving this content, as sentences. */
export function formNotes(type: ContentTypeDefinition, content: FormContent): string[] {
  const notes: string[] = [];
  const silent = Object.values(content.files)
    .flat()
    .some(
      (file) =>
        file.alt.trim() === '' && (file.fresh?.type.startsWith('image/') ?? file.stored?.kind === 'picture'),
    );
  // A slide is described by its title (specification section 2).
  if (silent && type.path !== 'sliders')
    notes.push('A picture has no description yet. People who cannot see it will miss it.');
  return notes;
}
