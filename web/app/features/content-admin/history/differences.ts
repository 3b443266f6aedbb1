import { type AnyItem, type ContentTypeDefinition, isFileField } from '@content';
import { valueIn } from '@content/translations';
import { defaultValue } from '@content/default-values';
import { type Piece, piecesOf } from './text-diff';
import { formatValue } from '../item-form/field-value';
import { differingFields, formContentOf, emptyContent } from '../item-form/form-content';

export interface Difference {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** The difference of a text that was partly changed, with its context; null where the two have nothing in common. */
  readonly pieces: readonly Piece[] | null;
  /** Only the formatting differs. */
  readonly isFormOnly: boolean;
}

/** An item with some of its fields as they were in `before`; null stands for the defaults of a global. */
export function withRevertedFields(
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
    values.push([
      name,
      before ? valueIn(type, before, name) : isFileField(field) ? null : defaultValue(type, name, field),
    ]);
    if (isFileField(field)) files.push([name, before?.files[name] ?? []]);
  }
  return { ...item, ...Object.fromEntries(values), files: { ...item.files, ...Object.fromEntries(files) } };
}

/** The fields in which two versions of an item differ; all that it has, where there is none before. */
export function differencesOf(
  type: ContentTypeDefinition,
  before: AnyItem | null,
  after: AnyItem,
): Difference[] {
  const [was, is] = [before ? formContentOf(type, before) : emptyContent(type), formContentOf(type, after)];
  const shown = differingFields(type, was, is).filter((name) => !type.fields[name]?.hidden);
  return shown.map((name) => {
    const field = type.fields[name];
    const [from, to] = [formatValue(type, name, was), formatValue(type, name, is)];
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
