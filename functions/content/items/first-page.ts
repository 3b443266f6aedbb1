import type { Field } from '../field-types/fields';

/** The parts of an item by which a document's first page stands for its picture. */
export interface WithFiles<F> {
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: Readonly<Record<string, readonly F[]>>;
}

/** The documents whose first page may stand for the picture of a field: none where it has one, or the item does not allow it. */
export function firstPageDocuments<F>(
  name: string,
  field: Field | undefined,
  { values, files }: WithFiles<F>,
): readonly F[] {
  const from = field?.type === 'picture' ? field.orFirstPage : undefined;
  const isAsked = from && values[from.when] === true && (files[name] ?? []).length === 0;
  return isAsked ? (files[from.of] ?? []) : [];
}

/** Tells whether the first page of a document stands for the picture of a field. */
export const hasFirstPage = (
  name: string,
  field: Field | undefined,
  item: WithFiles<{ readonly kind: string; readonly cover?: object | undefined }>,
): boolean => firstPageDocuments(name, field, item).some(({ cover }) => cover);
