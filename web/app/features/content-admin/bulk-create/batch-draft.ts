import type { AnyItem } from '@content';
import type { MediaItem } from '@content/api/contract';
import type { PeopleInPicture } from '@content/files/picture-details';
import type { TargetStatus } from '@content/items/publishing-status';
import { draftKey } from '../item-form/draft-store';
import type { FormDraft } from '../item-form/form-draft';
import type { FormStatus } from '../item-form/form-status';

/** Who can be recognised in a picture; '' where nobody has said. */
export type People = PeopleInPicture | '';

/** What was chosen once, for each picture that has nothing of its own. */
export interface ForAll {
  readonly values: Readonly<Record<string, string>>;
  readonly people: People;
}

/** One picture of a batch, with what was typed and chosen for it alone. */
export interface Row {
  /** Of the row, and of the upload of its file. */
  readonly id: string;
  /** Under which its item is added. */
  readonly key: string;
  /** The name of its file. */
  readonly name: string;
  /** Its file, if it was chosen in this browser. */
  readonly file?: File | undefined;
  /** The library's entry, once it has the file. */
  readonly media?: MediaItem | undefined;
  readonly values: Readonly<Record<string, string>>;
  /** Without it the description is the library's. */
  readonly alt?: string;
  readonly people?: People;
  /** The people in it whose publication somebody has confirmed. */
  readonly confirmed?: People;
  /** What it becomes, once the person has said so. */
  readonly to?: TargetStatus | undefined;
  /** It is being saved, or is saved once there is a connection. */
  readonly phase?: 'sending' | 'offline' | undefined;
  /** Why the last save has failed. */
  readonly failure?: FormStatus | undefined;
  /** What it has become. */
  readonly item?: AnyItem;
}

/** The pictures that are added together. */
export interface Batch {
  readonly rows: readonly Row[];
  readonly forAll: ForAll;
}

/** Those of a batch that have not been added. */
export type BatchDraft = Batch & Pick<FormDraft, 'at' | 'isQueued'>;

/** What the storage keys of such drafts begin with behind the person. */
export const BATCH = 'batch';

/** The storage key of the batch of a type, of which each person has one. */
export const batchKey = (path: string): string => draftKey(BATCH, path);
