import {
  type AnyItem,
  contentTypeAt,
  type ContentTypeDefinition,
  type DocumentFile,
  fileFields,
  type PictureFile,
} from '@content';
import type { InputValue } from '@content/kinds/kind';
import type { PictureDetails } from '@content/picture-details';
import {
  type PublishingState,
  type PublishOptions,
  type WithPublishingState,
  asksForChange,
} from '@content/publishing-status';
import { createDraftStore, type StoredDraft, type StoredDraftFile, storeFiles } from './draft-store';
import {
  differingFields,
  formContentOf,
  emptyContent,
  type FormContent,
  type FormFile,
} from '../form/content';

/** A file of a form: a stored one, or a chosen one by its name; its bytes are in IndexedDB. */
interface FileNote {
  readonly id: string;
  readonly alt: string;
  readonly translations?: FormFile['translations'];
  readonly fresh?: string;
  readonly reused?: PictureFile | DocumentFile | undefined;
  readonly details?: PictureDetails | undefined;
}

/** A content as JSON, for local storage. */
interface Snapshot {
  readonly values: Readonly<Record<string, InputValue>>;
  readonly files: Readonly<Record<string, readonly FileNote[]>>;
}

/** A local draft of a form: what was typed and not saved, and what that was based on. */
export interface FormDraft {
  /** The version it was based on; null for a new item. */
  readonly version: number | null;
  /** When visitors saw it then; absent where it was simply published, and for a new item. */
  readonly _publication?: PublishingState | undefined;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  /** Idempotency-Key of the form. */
  readonly key: string;
  readonly base: Snapshot;
  readonly mine: Snapshot;
  /** The person has pressed Save: the outbox sends it once there is a connection. */
  readonly promised?: boolean;
  readonly options?: PublishOptions;
  /** A message to colleagues that goes with the save. */
  readonly note?: string;
  /** The uid of the person who typed it. */
  readonly owner?: string | null;
}

/**
 * The storage keys of all drafts of an item (or of new ones) begin with this. The one item that there is has the same before
 * and after it is first saved: whoever does that must not hide what another person has typed.
 */
export function formDraftPrefix(path: string, id: string | undefined): string {
  const type: ContentTypeDefinition | undefined = contentTypeAt(path);
  return `draft:${path}:${type?.singleton ? 'new' : (id ?? 'new')}:`;
}

/** The type and the item that a storage key stands for; `id` is absent for a new one. Null for any other key. */
export function formDraftTarget(
  key: string,
): { readonly path: string; readonly id: string | undefined } | null {
  const [, path, id] = /^draft:([^:]+):([^:]+):/.exec(key) ?? [];
  return path === undefined ? null : { path, id: id === 'new' ? undefined : id };
}

/** The storage key of a form's draft: each form of an item (or of a new one) has a draft of its own. */
export const formDraftKey = (path: string, id: string | undefined, key: string) =>
  formDraftPrefix(path, id) + key;

function snapshot({ values, files }: FormContent): Snapshot {
  const listed = Object.entries(files).map(([name, list]) => [
    name,
    list.map(({ id, alt, translations, fresh, reused, details }): FileNote => {
      const note = { id, alt, translations, reused, details };
      return fresh ? { ...note, fresh: fresh.name } : note;
    }),
  ]);
  return { values, files: Object.fromEntries(listed) as Snapshot['files'] };
}

/** A draft of a form. `item` is what it was based on, absent for a new one. */
export function makeFormDraft(
  type: ContentTypeDefinition,
  mine: FormContent,
  key: string,
  item?: AnyItem,
  now = new Date(),
): FormDraft {
  return {
    version: item?._version ?? null,
    _publication: (item as WithPublishingState | undefined)?._publication,
    at: now.toISOString(),
    key,
    base: snapshot(item ? formContentOf(type, item) : emptyContent(type)),
    mine: snapshot(mine),
  };
}

/** Chosen files that this browser has stored, by id. */
type StoredFiles = ReadonlyMap<string, File>;

function revive(
  type: ContentTypeDefinition,
  { values, files }: Snapshot,
  current: FormContent,
  chosen: StoredFiles,
): FormContent {
  const entries = fileFields(type).map(([name]): [string, FormFile[]] => [
    name,
    (files[name] ?? []).flatMap(({ id, alt, translations, reused, details }): FormFile[] => {
      const stored = current.files[name]?.find((file) => file.id === id)?.stored;
      const fresh = chosen.get(id);
      if (stored) return [{ id, alt, translations, stored, details }];
      if (reused) return [{ id, alt, translations, reused, details }];
      return fresh ? [{ id, alt, translations, fresh, details }] : [];
    }),
  ]);
  return { values: { ...current.values, ...values }, files: Object.fromEntries(entries) };
}

/** The two contents of a draft, with the files that the item still has and the chosen ones that this browser has stored. */
export function reviveFormDraft(
  type: ContentTypeDefinition,
  draft: FormDraft,
  item?: AnyItem,
  chosen: StoredFiles = new Map(),
): { base: FormContent; mine: FormContent } {
  const current = item ? formContentOf(type, item) : emptyContent(type);
  return { base: revive(type, draft.base, current, chosen), mine: revive(type, draft.mine, current, chosen) };
}

/** Names of the chosen files of a draft that were not stored: they have to be chosen again. */
export function missingFiles({ mine }: FormDraft, chosen: StoredFiles): string[] {
  return Object.values(mine.files)
    .flat()
    .flatMap(({ id, fresh }) => (fresh === undefined || chosen.has(id) ? [] : [fresh]));
}

export function isFormDraft(value: unknown): value is FormDraft {
  const draft = value as Partial<FormDraft> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    typeof draft.at === 'string' &&
    typeof draft.key === 'string' &&
    typeof draft.base?.values === 'object' &&
    typeof draft.mine?.values === 'object' &&
    typeof draft.mine.files === 'object'
  );
}

export const formDrafts = createDraftStore(isFormDraft);

/** A draft that is offered to the person who opens its form. */
export type Offer = StoredDraft<FormDraft>;

/** Whether a Save that was not sent yet asks for another publishing state than the item has. */
const asksForOtherState = ({ promised = false, options }: FormDraft, item: AnyItem | undefined) =>
  promised && options !== undefined && item !== undefined && asksForChange(item, options);

/** The local drafts that differ from the item, newest first, but for those that a tab has open. */
export function findOffers(
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  now: FormContent,
  id = item?._id,
): Promise<Offer[]> {
  return formDrafts.offers(formDraftPrefix(type.path, id), (draft) => {
    const { mine } = reviveFormDraft(type, draft, item);
    return (
      differingFields(type, now, mine).length > 0 ||
      missingFiles(draft, new Map()).length > 0 ||
      asksForOtherState(draft, item)
    );
  });
}

/** The outbox may send a draft if the person has pressed Save, and none of its files is missing. */
export const isReadyToSend = ({ draft, files }: Offer): boolean =>
  draft.promised === true && missingFiles(draft, files).length === 0;

/** Whether a form's draft equals what was sent: more may have been typed since. */
export function isStoredAs(
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  key: string,
  sent: FormContent,
): boolean {
  const draft = formDrafts.read(formDraftKey(type.path, item?._id, key));
  return !draft || JSON.stringify(draft.mine) === JSON.stringify(makeFormDraft(type, sent, key, item).mine);
}

export const freshFiles = ({ files }: FormContent): StoredDraftFile[] =>
  Object.values(files)
    .flat()
    .flatMap(({ id, fresh }) => (fresh ? [{ id, file: fresh }] : []));

/** Stores a content as the draft of a closed form, which offers it when it is opened again. */
export async function storeFormDraft(
  type: ContentTypeDefinition,
  content: FormContent,
  key: string,
  item?: AnyItem,
): Promise<boolean> {
  const storageKey = formDraftKey(type.path, item?._id, key);
  const isStored = formDrafts.write(storageKey, makeFormDraft(type, content, key, item));
  const files = freshFiles(content);
  if (files.length > 0) await storeFiles(storageKey, files);
  return isStored;
}
