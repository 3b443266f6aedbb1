import type { AnyItem, DocumentFile, Field, FieldKind, PictureFile } from '@content';
import type { FieldError } from '@content/contract';
import type { InputValue } from '@content/kinds/kind';
import type { ReactNode } from 'react';
import type { FormFile } from '../form/content';

/** What every widget is given. It shows one field and reports what the person does. */
export interface WidgetProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly value: InputValue;
  readonly files: readonly FormFile[];
  /** What is wrong with this field. */
  readonly problem: string | undefined;
  /** Everything that is wrong with the form, for a field that is made of several inputs; the same list until the next check. */
  readonly problems?: readonly FieldError[];
  readonly onValue: (value: InputValue) => void;
  /** Told what becomes of the files that the form holds by then. */
  readonly onFiles: (change: (now: readonly FormFile[]) => readonly FormFile[]) => void;
}

/** What an item holds in one field. */
export interface Held<F extends Field = Field> {
  readonly field: F;
  readonly value: unknown;
  readonly files: readonly (PictureFile | DocumentFile)[];
}

/** What an item holds in a field. */
export function heldBy(item: AnyItem, name: string, field: Field): Held {
  return { field, value: item[name], files: item.files[name] ?? [] };
}

/** Everything that shows one kind of field to staff. */
export interface KindView<F extends Field = Field> {
  /** The input of a form. */
  readonly Widget: (props: WidgetProps<F>) => ReactNode;
  /** The field of an item that is read. */
  readonly Reading: (held: Held<F>) => ReactNode;
}

/** The view of one kind of field. */
export type ViewOf<K extends FieldKind> = KindView<Extract<Field, { kind: K }>>;
