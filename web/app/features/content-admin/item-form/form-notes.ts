import { type ContentTypeDefinition, fileFields } from '@content';
import { lacksDescription } from '@content/items/attention';
import type { Field } from '@content/kinds/fields';
import { siteDay } from '@content/dates/calendar';
import { closingStateOf } from '@content/items/closing';
import { firstPageDocuments } from '@content/items/first-page';
import { COPY_OF } from '@content/items/publishing-status';
import { formatDay } from '../../admin-ui/labels';
import type { FormContent, FormFile } from './form-content';

/** The help of a field with this content: where the first page of a PDF fills in for a missing picture, it says so. */
export function helpOf(name: string, field: Field, content: FormContent): string | undefined {
  const letter = firstPageDocuments(name, field, content).find(isPdf);
  if (!letter) return field.help;
  return `The first page of “${letter.stored?.name ?? letter.fresh?.name ?? ''}” is the image. Choose one only if you have a better one.`;
}

const isPdf = ({ stored, fresh }: FormFile) =>
  stored?.kind === 'document'
    ? stored.cover !== undefined
    : fresh?.name.toLowerCase().endsWith('.pdf') === true;

/** A note that the PDF whose first page was to fill in for a picture has none that can be shown; '' otherwise. */
export function pageNotShown(type: ContentTypeDefinition, content: FormContent): string {
  for (const [name, field] of fileFields(type)) {
    const letters = firstPageDocuments(name, field, content);
    const closed = letters.find(
      ({ stored }) => stored?.kind === 'document' && stored.type === 'application/pdf',
    );
    if (closed?.stored && !letters.some(isPdf))
      return `The first page of “${closed.stored.name ?? ''}” cannot be shown: the file has a password, or is damaged. Choose an image, or another file.`;
  }
  return '';
}

/** A note that the closing day is over already; '' otherwise. */
export function pastClosing(
  type: ContentTypeDefinition,
  { values }: FormContent,
  today = siteDay(new Date()),
): string {
  const closing = type.closing ?? '';
  const field = type.fields[closing];
  if (!field || closingStateOf(type, values, today) !== 'closed') return '';
  const day = formatDay(String(values[closing]));
  return `“${field.label}” says ${day}, which is over: visitors find it among what has closed. Is the year right?`;
}

export function formNotes(
  type: ContentTypeDefinition,
  content: FormContent,
  today = siteDay(new Date()),
): string[] {
  const notes = [pastClosing(type, content, today)].filter(Boolean);
  const isSilent = fileFields(type).some(([name, field]) =>
    content.files[name]?.some(({ alt }) => lacksDescription(field, content.values, alt)),
  );
  const title = String(content.values[type.titleField] ?? '');
  if (title.startsWith(COPY_OF)) notes.push(`The title still begins with “${COPY_OF.trim()}”.`);
  const notShown = pageNotShown(type, content);
  if (notShown !== '') notes.push(notShown);
  if (isSilent) notes.push('A picture has no description yet. People who cannot see it will miss out.');
  return notes;
}
