import type { FieldError, MediaUse } from '@content/api/contract';
import type { FileRefusal } from '../media-processing/check-file';

export class ValidationFailed extends Error {
  constructor(
    /** The sentence about the whole. */
    readonly detail: string,
    /** Every error, by field. */
    readonly errors: readonly FieldError[] = [],
    /** Why the first file is refused, when nothing but files is wrong. */
    readonly refusal?: FileRefusal,
  ) {
    super(detail);
    this.name = 'ValidationFailed';
  }
}

/** Throws ValidationFailed, in the words of the first error, where there is one. */
export function refuseErrors(errors: readonly FieldError[], refusal?: FileRefusal): void {
  if (errors[0]) throw new ValidationFailed(errors[0].message, errors, refusal);
}

/** A decision to make about a picture. */
export type ConsentQuestion = Required<Pick<FieldError, 'message' | 'picture'>>;

/** A write that needs decisions first: `questions`. */
export class ConsentRequired extends Error {
  constructor(readonly questions: readonly ConsentQuestion[]) {
    super(questions.map(({ message }) => message).join(' '));
    this.name = 'ConsentRequired';
  }
}

/** A file that cannot be deleted because of its uses; none where only the trash or earlier versions refer to it. */
export class MediaInUse extends Error {
  constructor(readonly uses: readonly MediaUse[]) {
    super('The file is in use');
    this.name = 'MediaInUse';
  }
}

/** A limit that is reached; the message is in the language of the sender. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';

  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}

/** A list with a wrong parameter, which the message names. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';
}
