/** One uploaded file, whole, in memory. An empty part (no name, no bytes) stands for "no file". */
export interface UploadedFile {
  /** Name of the upload that it is for, for example `photo`. */
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

/** A form, however it was sent: every value of each text field, in order, and the files. */
export interface Form {
  readonly values: Readonly<Record<string, readonly unknown[]>>;
  readonly files: readonly UploadedFile[];
}

/** The first value of a text field, or undefined. */
export function firstValue(form: Form, name: string): unknown {
  return form.values[name]?.[0];
}
