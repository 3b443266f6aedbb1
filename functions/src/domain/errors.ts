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

/** What somebody must decide, and of which picture. */
export type ConsentQuestion = Required<Pick<FieldError, 'message' | 'picture'>>;

/** Somebody must decide first: `questions` say about what. */
export class ConsentRequired extends Error {
  constructor(readonly questions: readonly ConsentQuestion[]) {
    super(questions.map(({ message }) => message).join(' '));
    this.name = 'ConsentRequired';
  }
}

/** A file cannot be deleted, as it is used there; no uses where only the trash or earlier versions refer to it. */
export class MediaInUse extends Error {
  constructor(readonly uses: readonly MediaUse[]) {
    super('The file is in use');
    this.name = 'MediaInUse';
  }
}

/** There were too many of something: the message says so in the language of whoever sent the last one. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';

  constructor(
    message: string,
    readonly seconds: number,
  ) {
    super(message);
  }
}

/** A list cannot be read with these parameters: the message names the one that is wrong. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';
}
