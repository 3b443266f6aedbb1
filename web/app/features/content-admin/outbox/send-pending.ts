import { AS_IT_IS, overridesPublishing } from '@content/publishing-status';
import { isMissing, NetworkError } from '../../../data/admin-client';
import { readItem, readSingleton } from '../../../data/admin-content';
import { whoAmI } from '../../../data/admin-session';
import { pageOwner } from '../../../data/page-person';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { withSignIn } from '../../session/sign-in-store';
import { ifFree } from '../drafts/draft-lock';
import { storeFiles, readFiles } from '../drafts/draft-store';
import { formDrafts, isReadyToSend, reviveFormDraft } from '../drafts/form-draft';
import { formContentOf, emptyContent } from '../form/content';
import { mergeContents } from '../form/merge';
import { notifySaved } from '../items/notify-saved';
import { filesToKeep, isUnsent } from '../many/rows';
import { makeManyDraft, bulkDrafts } from '../many/many-draft';
import { lostOf, restoreMany, sendingStore } from '../many/many-store';
import { useUploads } from '../media/uploads';
import { setCachedItem, invalidateLists } from '../queries/writes';
import { save } from '../saving/save';
import type { PendingWork } from './pending-work';

const FILE_GONE = 'a file has to be chosen again.';
const DELETED = 'someone has deleted it in the meantime.';
const CHANGED = 'it was changed in the meantime.';

const noWatch = () => ({ signal: new AbortController().signal });

/** Stops sending a draft, and tells the person why. */
export function leaveToPerson({ key, title, to }: PendingWork, why: string): void {
  const [form, pictures] = [formDrafts.read(key), bulkDrafts.read(key)];
  if (form) formDrafts.write(key, { ...form, promised: false });
  if (pictures) bulkDrafts.write(key, { ...pictures, promised: [] });
  showToast(`“${title}” was not sent: ${why}`, { link: { label: 'Open it', to } });
}

/** The current item of a draft; null when it is gone, undefined for a new one. */
async function readBase({ type, id }: PendingWork) {
  if (type.singleton) return (await readSingleton(type.path)) ?? undefined;
  if (id === undefined) return undefined;
  return readItem(type.path, id).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

async function sendForm(work: PendingWork): Promise<void> {
  const { key, type } = work;
  const draft = formDrafts.read(key);
  // Its form has saved it, or another tab has sent it.
  if (!draft) return;
  const files = await readFiles(key);
  if (!isReadyToSend({ key, draft, files })) return leaveToPerson(work, FILE_GONE);
  const base = await withSignIn(() => readBase(work));
  if (base === null) return leaveToPerson(work, DELETED);
  const { base: was, mine } = reviveFormDraft(type, draft, base, files);
  const merge = mergeContents(type, was, mine, base ? formContentOf(type, base) : emptyContent(type));
  const isOverridden = base && overridesPublishing(draft, base, draft.options ?? AS_IT_IS);
  if (base && (isOverridden || merge.conflicts.length > 0)) return leaveToPerson(work, CHANGED);
  const outcome = await save(
    type,
    { content: merge.content, base, key: draft.key, options: draft.options },
    noWatch(),
  );
  if (outcome.name === 'saved') {
    formDrafts.drop(key);
    setCachedItem(type, outcome.item);
    invalidateLists(type.path);
    return notifySaved(type, { item: outcome.item, before: base });
  }
  if (outcome.name !== 'failed') return leaveToPerson(work, outcome.name === 'gone' ? DELETED : CHANGED);
  if (outcome.error instanceof NetworkError) throw outcome.error;
  leaveToPerson(work, failureText(outcome.error, 'saved', type));
}

/** Sends the promised ones of many pictures; what fails stays kept, and is told when the person opens it. */
async function sendMany(work: PendingWork): Promise<void> {
  const { key, type, title, to } = work;
  const draft = bulkDrafts.read(key);
  if (!draft) return;
  const files = await readFiles(key);
  if (lostOf({ draft, files }).length > 0) return leaveToPerson(work, FILE_GONE);
  const store = sendingStore(type);
  restoreMany(store, { draft, files });
  const { send, atRest, arrive } = store.getState();
  send(draft.promised);
  await atRest();
  arrive(useUploads.getState().arrived);
  const { rows, forAll } = store.getState();
  const left = makeManyDraft(rows, forAll);
  if (left === null) bulkDrafts.drop(key);
  else {
    bulkDrafts.write(key, left);
    await storeFiles(key, filesToKeep(rows.filter(isUnsent)));
  }
  if (rows.some(({ state }) => state.name === 'done')) invalidateLists(type.path);
  if (left?.promised.length) throw new NetworkError();
  showToast(
    left === null ? `${title}: added.` : `Not all of ${title} could be added.`,
    left === null ? {} : { link: { label: 'Open them', to } },
  );
}

/**
 * Sends a draft that was saved offline, unless a form has it open; never in the name of another person. Rejects with
 * NetworkError when there is no connection yet.
 */
export async function sendPending(work: PendingWork): Promise<void> {
  await ifFree(work.key, async () => {
    if ((await withSignIn(whoAmI)).uid !== pageOwner()) return;
    const isOfMany = bulkDrafts.read(work.key) !== null;
    await (isOfMany ? sendMany(work) : sendForm(work));
  });
}
