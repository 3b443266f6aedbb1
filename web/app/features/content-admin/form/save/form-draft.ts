import type { AnyItem, ContentTypeDefinition } from '@content';
import { asksForChange } from '@content/items/publishing-status';
import { differingFields, type FormContent } from '../content/form-content';
import { isDraftFree } from '../../drafts/draft-lock';
import { type ChosenFile, draftKey, draftKeys, readDraft, readFiles } from '../../drafts/draft-store';
import type { SaveInput } from '../content/changes';

/** A local draft of a form: what its save sends, and what that is based on. */
export interface FormDraft extends SaveInput {
  /** When it was stored, ISO 8601. */
  readonly at: string;
  /** The person has pressed Save: it is sent once there is a connection. */
  readonly isQueued: boolean;
}

/** The random end of a form's key, which the id of an item added by the form has too. */
export const tailOf = (key: string): string => /[\da-f]{12}$/.exec(key)?.[0] ?? key;

/**
 * The storage key of the draft of an item, of which each person has one: the same before and after the item is first saved, as its
 * id ends like the key of its form.
 */
export const formDraftKey = (type: ContentTypeDefinition, id: string): string =>
  draftKey(type.path, type.singleton ? 'one' : tailOf(id));

/** A stored draft with the files that the browser still has. */
export interface RecoverableDraft {
  readonly key: string;
  readonly draft: FormDraft;
  /** Names of the files that have to be chosen again. */
  readonly missing: readonly string[];
}

/** The draft at a key, with its files; null for none. */
export async function recoverDraft(key: string): Promise<RecoverableDraft | null> {
  const draft = readDraft<FormDraft>(key);
  if (!draft) return null;
  const kept = await readFiles(key);
  const missing: string[] = [];
  const files = Object.entries(draft.content.files).map(([name, list]) => [
    name,
    list.flatMap(({ fresh, ...file }) => {
      if (!fresh) return [file];
      const found = kept.get(file.id);
      if (!found) missing.push(fresh.name);
      return found ? [{ ...file, fresh: found }] : [];
    }),
  ]);
  const content = { ...draft.content, files: Object.fromEntries(files) as FormContent['files'] };
  return { key, draft: { ...draft, content }, missing };
}

/** Keys of the person's drafts of new items that are not on their way, the newest first. */
const newDraftKeys = ({ path }: ContentTypeDefinition): string[] =>
  draftKeys(path)
    .flatMap((key) => {
      const draft = readDraft<FormDraft>(key);
      return draft && !draft.base && !draft.isQueued ? [{ key, at: draft.at }] : [];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ key }) => key);

/** Keys of the drafts that may be meant for a form: that of its item, or, for a form of a new one, those of new ones. */
export const draftKeysFor = (
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  ownKey: string,
): string[] => {
  if (!item && !type.singleton) return newDraftKeys(type);
  return readDraft(ownKey) ? [ownKey] : [];
};

/** The first draft for a form that differs from what is in it, and that no other form has open. */
export async function findDraft(
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  ownKey: string,
  now: FormContent,
): Promise<RecoverableDraft | null> {
  for (const key of draftKeysFor(type, item, ownKey)) {
    const found = key === ownKey || (await isDraftFree(key)) ? await recoverDraft(key) : null;
    if (!found) continue;
    const { content, isQueued, options = {} } = found.draft;
    const isWorth =
      differingFields(type, now, content).length > 0 ||
      found.missing.length > 0 ||
      (isQueued && item !== undefined && asksForChange(item, options));
    if (isWorth) return found;
  }
  return null;
}

/** The chosen files of a content, which are stored beside its draft. */
export const freshFiles = ({ files }: FormContent): ChosenFile[] =>
  Object.values(files)
    .flat()
    .flatMap(({ id, fresh }) => (fresh ? [{ id, file: fresh }] : []));
