import { type Change, diffWords } from 'diff';
import { type ContentTypeDefinition, isFileField } from '@content';
import { formatValue } from '../field-types/field-value';
import { differingFields, type FormContent } from '../form/content/form-content';

/** The most characters of common text that are shown before and behind a difference. */
const AROUND = 60;

/** The difference between two versions of a text, word by word, with its context; null where they have nothing in common. */
function piecesOf(before: string, after: string): readonly Change[] | null {
  // Devanagari has word boundaries of its own.
  const intlSegmenter = new Intl.Segmenter('ne', { granularity: 'word' });
  const pieces = diffWords(before, after, { intlSegmenter });
  const isKept = ({ value, added, removed }: Change) => !added && !removed && value.trim() !== '';
  return pieces.some(isKept) ? pieces.map(shortened) : null;
}

/** A piece of common text, shortened to the words next to a change. */
function shortened(piece: Change, at: number, { length }: readonly Change[]): Change {
  const { value, added, removed } = piece;
  const [head, tail] = [at === 0 ? 0 : AROUND, at === length - 1 ? 0 : AROUND];
  if (added || removed || value.length <= head + tail) return piece;
  const first = value.slice(0, head).replace(/\S*$/, '');
  const last = value.slice(value.length - tail).replace(/^\S*/, '');
  return { ...piece, value: `${first}…${last}` };
}

export type Difference = ReturnType<typeof differencesOf>[number];

/** The fields in which two versions of an item differ; of a text that was partly changed the difference, with its context. */
export function differencesOf(type: ContentTypeDefinition, before: FormContent, after: FormContent) {
  return differingFields(type, before, after).flatMap((name) => {
    const field = type.fields[name];
    if (!field || field.hidden) return [];
    const [from, to] = [formatValue(type, name, before), formatValue(type, name, after)];
    const isText = !isFileField(field) && field.type !== 'relation';
    const pieces = isText ? piecesOf(from, to) : null;
    return [{ name, field, before: from, after: to, pieces, isFormOnly: isText && from === to }];
  });
}
