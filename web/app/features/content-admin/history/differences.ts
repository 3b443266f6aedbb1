import { diffWords } from 'diff';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { isFileField } from '@content';
import { defaultValue } from '@content/validate';
import { firstWords, lastWords } from '../editor/apart';
import { valueInWords } from '../editor/field-value-view';
import { changedFields, contentOf, emptyContent } from '../form/content';

/** A piece of a text: in both versions, or in one of them alone. */
export interface Piece {
  readonly text: string;
  readonly is: 'kept' | 'added' | 'removed';
}

/** A field in which two versions differ. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Of a text that was partly changed, word by word, with what is around it; null where the two have nothing in common. */
  readonly pieces: readonly Piece[] | null;
  /** Whether a text has the same words in another form. */
  readonly isFormOnly: boolean;
}

/** Devanagari has word boundaries of its own. */
const segmenter = new Intl.Segmenter('ne', { granularity: 'word' });

function piecesOf(before: string, after: string): Piece[] | null {
  const pieces = diffWords(before, after, { intlSegmenter: segmenter }).map(
    ({ value, added, removed }): Piece => ({
      text: value,
      is: added ? 'added' : removed ? 'removed' : 'kept',
    }),
  );
  return pieces.some(({ is, text }) => is === 'kept' && text.trim() !== '') ? pieces.map(shortened) : null;
}

/** A longer piece of what was kept, at most the words at its ends that stand beside what was changed. */
function shortened(piece: Piece, at: number, { length }: readonly Piece[]): Piece {
  const { text, is } = piece;
  if (is !== 'kept') return piece;
  const [first, last] = [at === 0 ? '' : firstWords(text), at === length - 1 ? '' : lastWords(text)];
  const short = first === '' ? last : last === '' ? first : first.replace(/…$/, '') + last;
  return short.length < text.length ? { text: short, is } : piece;
}

/** An item with some of its fields as they were before; null for what a page's texts began with. */
export function takenBack(
  type: ContentTypeDefinition,
  item: AnyItem,
  before: AnyItem | null,
  names: readonly string[],
): AnyItem {
  const values: [string, unknown][] = [];
  const files: [string, AnyItem['files'][string]][] = [];
  for (const name of names) {
    const field = type.fields[name];
    if (!field) continue;
    values.push([name, before ? before[name] : isFileField(field) ? null : defaultValue(type, name, field)]);
    if (isFileField(field)) files.push([name, before?.files[name] ?? []]);
  }
  return { ...item, ...Object.fromEntries(values), files: { ...item.files, ...Object.fromEntries(files) } };
}

/** What differs between two versions of an item, field by field; all that it has, where there is none before. */
export function differencesOf(
  type: ContentTypeDefinition,
  before: AnyItem | null,
  after: AnyItem,
): Difference[] {
  const [was, is] = [before ? contentOf(type, before) : emptyContent(type), contentOf(type, after)];
  return changedFields(type, was, is).map((name) => {
    const field = type.fields[name];
    const [from, to] = [valueInWords(type, name, was), valueInWords(type, name, is)];
    const isText = before !== null && field !== undefined && !isFileField(field);
    return {
      name,
      label: field?.label ?? name,
      before: from,
      after: to,
      pieces: isText ? piecesOf(from, to) : null,
      isFormOnly: isText && from === to,
    };
  });
}
