import type { PeopleInPicture } from '@content/files/picture-details';
import { draftKey } from '../item-form/draft-store';
import type { FormDraft } from '../item-form/form-draft';

/** Who can be recognised in a picture; '' where nobody has said. */
export type People = PeopleInPicture | '';

/** What was chosen once for all pictures. */
export interface ForAll {
  readonly values: Readonly<Record<string, string>>;
  readonly people: People;
}

/** What the form of a picture does not hold. */
export interface RowFacts {
  /** The id of the file in the form, and of its upload. */
  readonly id: string;
  /** The name of its file. */
  readonly name: string;
  /** Who is in the picture, as the library has noted it. */
  readonly noted?: PeopleInPicture | undefined;
  /** The title of an item of the type that has the picture already. */
  readonly usedAs?: string | undefined;
}

/** A form of a batch as its draft stores it. */
export type RowDraft = FormDraft & RowFacts;

/** The pictures of a batch that have not been added. */
export interface BatchDraft extends Pick<FormDraft, 'at' | 'isQueued'> {
  readonly forAll: ForAll;
  readonly rows: readonly RowDraft[];
}

/** What the storage keys of such drafts begin with behind the person. */
export const BATCH = 'batch';

/** The storage key of the batch of a type, of which each person has one. */
export const batchKey = (path: string): string => draftKey(BATCH, path);
