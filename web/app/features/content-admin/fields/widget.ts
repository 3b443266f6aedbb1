import type { Field, FieldKind } from '@content';
import type { FormFile, FormValue } from '../form/content';

/** What every widget is given. It shows one field and reports what the person does. */
export interface WidgetProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  readonly value: FormValue;
  readonly files: readonly FormFile[];
  /** The complaint about this field. */
  readonly problem: string | undefined;
  readonly onValue: (value: FormValue) => void;
  /** Told what becomes of the files that the form holds by then. */
  readonly onFiles: (change: (now: readonly FormFile[]) => readonly FormFile[]) => void;
}

/** The widget of one kind of field. */
export type Widget<K extends FieldKind> = (
  props: WidgetProps<Extract<Field, { kind: K }>>,
) => React.ReactNode;
