import type { AnyItem, ContentTypeDefinition } from '@content';
import type { FieldError } from '@content/contract';
import { checkContent } from '../form/check';
import type { FormContent } from '../form/content';
import { titleFromName } from './title-from-name';

/** What becomes of one picture. */
export type RowState =
  | { readonly name: 'waiting' }
  | { readonly name: 'queued' }
  | { readonly name: 'sending'; readonly percent: number }
  | { readonly name: 'failed'; readonly message: string; readonly offline: boolean }
  | { readonly name: 'done'; readonly item: AnyItem };

/** One of many pictures: its file, what is typed about it, and how far it has come. */
export interface Row {
  readonly id: string;
  /** Idempotency-Key: a picture whose answer got lost is not added twice. */
  readonly key: string;
  readonly file: File;
  readonly title: string;
  /** '' for the category of all. */
  readonly category: string;
  readonly alt: string;
  readonly problems: readonly FieldError[];
  readonly state: RowState;
}

export type RowTexts = Pick<Row, 'title' | 'category' | 'alt'>;

export function newRow(file: File, texts?: RowTexts): Row {
  return {
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    file,
    title: titleFromName(file.name),
    category: '',
    alt: '',
    ...texts,
    problems: [],
    state: { name: 'waiting' },
  };
}

/** Whether a picture still has to be sent. */
export const isUnsent = ({ state }: Row): boolean => state.name !== 'done';
/** Whether a picture is on its way, so that it cannot be changed. */
export const isOnItsWay = ({ state }: Row): boolean => state.name === 'queued' || state.name === 'sending';

/** A picture as the form of one would hold it. */
export function contentOfRow(row: Row, categoryOfAll: string): FormContent {
  return {
    values: { title: row.title, category: row.category || categoryOfAll },
    files: { imageUrl: [{ id: row.id, alt: row.alt, fresh: row.file }] },
  };
}

/** Complaints about a picture, with the specified message, before it is sent. */
export function checkRow(type: ContentTypeDefinition, row: Row, categoryOfAll: string) {
  return checkContent(type, contentOfRow(row, categoryOfAll), 'create');
}

/** How far all pictures have come together: 0 to 100. */
export function percentOfAll(rows: readonly Row[]): number {
  const parts = rows.map(({ state }): number => {
    if (state.name === 'done') return 100;
    return state.name === 'sending' ? state.percent : 0;
  });
  return Math.floor(parts.reduce((sum, part) => sum + part, 0) / Math.max(1, rows.length));
}
