import { diffWords } from 'diff';
import { type ContentTypeDefinition, type Field, isFileField } from '@content';
import { formatValue } from '../item-content/field-value';
import { differingFields, type FormContent } from '../item-content/form-content';

/** A piece of a text: in both versions, or in one of them alone. */
export interface Piece {
  readonly text: string;
  readonly is: 'kept' | 'added' | 'removed';
}

/** The most characters of common text that are shown around a difference, and the sign for those left out. */
const AROUND = 60;
const LEFT_OUT = '…';

const lastWords = (text: string): string =>
  text.length <= AROUND ? text : `${LEFT_OUT}${text.slice(-AROUND).replace(/^\S*/, '')}`;
const firstWords = (text: string): string =>
  text.length <= AROUND ? text : `${text.slice(0, AROUND).replace(/\S*$/, '')}${LEFT_OUT}`;

/** The difference between two versions of a text, word by word, with its context; null where they have nothing in common. */
function piecesOf(before: string, after: string): Piece[] | null {
  // Devanagari has word boundaries of its own.
  const intlSegmenter = new Intl.Segmenter('ne', { granularity: 'word' });
  const pieces = diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }): Piece => ({
    text: value,
    is: added ? 'added' : removed ? 'removed' : 'kept',
  }));
  return pieces.some(({ is, text }) => is === 'kept' && text.trim() !== '') ? pieces.map(shortened) : null;
}

/** A piece of common text, shortened to the words next to a change. */
function shortened(piece: Piece, at: number, { length }: readonly Piece[]): Piece {
  const { text, is } = piece;
  if (is !== 'kept') return piece;
  const [first, last] = [at === 0 ? '' : firstWords(text), at === length - 1 ? '' : lastWords(text)];
  const short = first === '' ? last : last === '' ? first : first.replace(/…$/, '') + last;
  return short.length < text.length ? { text: short, is } : piece;
}

export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly field: Field | undefined;
  readonly before: string;
  readonly after: string;
  /** The difference of a text that was partly changed, with its context; null where the two have nothing in common. */
  readonly pieces: readonly Piece[] | null;
  /** Only the formatting differs. */
  readonly isFormOnly: boolean;
}

/** The fields in which two versions of an item differ. */
export function differencesOf(
  type: ContentTypeDefinition,
  before: FormContent,
  after: FormContent,
): Difference[] {
  const shown = differingFields(type, before, after).filter((name) => !type.fields[name]?.hidden);
  return shown.map((name) => {
    const field = type.fields[name];
    const [from, to] = [formatValue(type, name, before), formatValue(type, name, after)];
    const isText = field !== undefined && !isFileField(field) && field.type !== 'relation';
    return {
      name,
      label: field?.label ?? name,
      field,
      before: from,
      after: to,
      pieces: isText ? piecesOf(from, to) : null,
      isFormOnly: isText && from === to,
    };
  });
}
