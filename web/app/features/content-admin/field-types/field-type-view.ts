import { createContext, type ReactNode } from 'react';
import type { DocumentFile, Field, FieldType, PictureFile } from '@content';
import type { FieldError } from '@content/api/contract';
import type { InputValue } from '@content/field-types/field-type';
import type { Language } from '@site/locale';
import type { FormFile } from '../form/content/form-content';

export interface WidgetProps<F extends Field = Field> {
  readonly name: string;
  readonly field: F;
  /** In which its texts are typed: for spelling and for screen readers. */
  readonly lang?: Language | undefined;
  /** Into which the texts of files are translated in the form. */
  readonly translatedInto?: Language | undefined;
  /** Of these languages the one that a phone shows. */
  readonly side?: Language | undefined;
  /** Visitors read who took its pictures. */
  readonly isCredited?: boolean;
  readonly original?: { readonly lang: Language; readonly value: InputValue } | undefined;
  readonly value: InputValue;
  readonly files: readonly FormFile[];
  readonly problem: string | undefined;
  /** Everything that is wrong with the form, for a field that is made of several inputs; the same list until the next check. */
  readonly problems?: readonly FieldError[];
  readonly onValue: (value: InputValue) => void;
  /** Told what becomes of the files that the form holds by then. */
  readonly onFiles: (change: (now: readonly FormFile[]) => readonly FormFile[]) => void;
}

/**
 * Reports a field's chosen files that are still being checked and not in the form yet, so that Save waits for them; the promise
 * says whether all were accepted.
 */
export const WaitForFiles = createContext<(field: string, looking: Promise<boolean>) => void>(
  () => undefined,
);

export interface FieldContent<F extends Field = Field> {
  readonly field: F;
  readonly value: unknown;
  readonly files: readonly (PictureFile | DocumentFile)[];
}

export interface FieldTypeView<F extends Field = Field> {
  readonly Widget: (props: WidgetProps<F>) => ReactNode;
  readonly Reading: (content: FieldContent<F>) => ReactNode;
}

export type ViewOf<K extends FieldType> = FieldTypeView<Extract<Field, { type: K }>>;
