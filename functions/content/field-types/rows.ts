import { requiredMessage, type Row, textOr, trimmed, type ValueFieldType } from './field-type';
import type { RowsField } from './fields';
import { isObject, readJson } from './json';

/** Rows as an input of a form holds them: one text for equal rows, whatever order their texts come in. */
export function rowsText(rows: readonly Row[]): string {
  const sorted = rows.map((row) =>
    Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  return JSON.stringify(sorted);
}

/** The list that a form or a JSON body sends: as it is or as JSON, and none as an empty text. */
export function parsedRows(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  return given.trim() === '' ? [] : readJson(given);
}

/** The rows in a value of any kind, as far as there are any: texts, whatever else it holds. */
export function rowsIn(value: unknown): Row[] {
  const list = parsedRows(value);
  if (!Array.isArray(list)) return [];
  return list
    .filter(isObject)
    .map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, textOr(cell)])));
}

/** The message of a row, which says where it is: also at the head of a form it has to be understood. */
export const inRow = ({ row }: RowsField, at: number, message: string) => `${row} ${at + 1}: ${message}`;

/** Rows, but for the links in them, for which `registry.ts` asks the types of their cells. */
export const rows: Omit<ValueFieldType<RowsField>, 'links'> = {
  inForm: 'json',
  initial: () => [],
  toInput: (value) => rowsText(rowsIn(value)),
  toText: (field, value) =>
    rowsIn(value)
      .map((row) =>
        Object.keys(field.fields)
          .flatMap((name) => row[name]?.trim() || [])
          .join(' · '),
      )
      .filter((line) => line !== '')
      .join('\n'),
  isTranslatable: true,
  texts: (value) => rowsIn(value).flatMap((row) => Object.values(row)),
  hasBlocks: () => false,
  lacks: (field, value) => {
    const { minCount = 0, label } = field;
    const given = rowsIn(value);
    const within = given.flatMap((row, at) =>
      Object.entries(field.fields)
        .filter(([name, cell]) => cell.required && trimmed(row[name] ?? '') === '')
        .map(([name, cell]) => ({
          path: `${at}.${name}`,
          message: inRow(field, at, requiredMessage(cell)),
        })),
    );
    if (given.length >= minCount) return within;
    const message =
      minCount === 1
        ? requiredMessage(field)
        : `${label}: ${minCount} are needed, and there ${given.length === 1 ? 'is' : 'are'} ${given.length}`;
    return [{ path: '', message }, ...within];
  },
};
