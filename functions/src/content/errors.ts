import type { FieldError } from '@content/contract';

/** Why a file is refused. */
export type FileRefusal = 'damaged' | 'tooLarge' | 'wrongType';

/** What was sent makes no valid item. */
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

/** What was asked for needs a decision first: `questions` say what of. */
export class ConsentRequired extends Error {
  constructor(readonly questions: readonly string[]) {
    super(questions.join(' '));
    this.name = 'NotConfirmed';
  }
}

/** A list cannot be read with these parameters; `detail` names the one that is wrong. */
export class InvalidQuery extends Error {
  constructor(readonly detail: string) {
    super(detail);
    this.name = 'InvalidQuery';
  }
}
