import { documentFacts } from '@content/document-facts';
import { valueKind } from '@content/kinds/registry';
import type { Held } from './kind-view';

/** What a row of a list says of a field. */
export interface Cell {
  readonly text: string;
  readonly tone?: 'yes' | 'no';
}

/** The longest text of a row in a list, in characters. */
const CELL_LENGTH = 110;

/** What a row of a list says of a field; null where it says nothing. */
export function cellOf({ field, value, files }: Held): Cell | null {
  const [file] = files;
  switch (field.kind) {
    case 'picture':
    case 'pictures':
      return null; // the row has a thumbnail
    case 'document':
    case 'documents':
      if (file?.kind !== 'document') return null;
      return { text: files.length === 1 ? documentFacts(file) : `${files.length} files` };
    case 'rows':
      return null;
    case 'boolean':
      return { text: valueKind(field).toText(field, value), tone: value === true ? 'yes' : 'no' };
    default: {
      const text = valueKind(field).toText(field, value);
      if (text === '') return null;
      const short = text.length > CELL_LENGTH ? `${text.slice(0, CELL_LENGTH).trimEnd()} …` : text;
      // A day alone does not say what for.
      return { text: field.kind === 'date' ? `${field.label} ${short}` : short };
    }
  }
}
