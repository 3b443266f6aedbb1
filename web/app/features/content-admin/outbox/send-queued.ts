import { NetworkError, SessionExpired } from '../../../data/admin-client';
import { whoAmI } from '../../../data/admin-session';
import { currentUser } from '../../../data/current-user';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { withSignIn } from '../../session/sign-in-store';
import { draftParts, dropDraft, readDraft, readFiles, storeFiles, writeDraft } from '../drafts/draft-store';
import { recoverDraft } from '../drafts/form-draft';
import { notifySaved } from '../items/notify-saved';
import { MANY, makeManyDraft, type ManyDraft } from '../many/many-draft';
import { lostOf, restoreMany, sendingStore } from '../many/many-store';
import { filesToKeep, isUnsent } from '../many/rows';
import { useUploads } from '../media/upload-queue';
import { queryClient } from '../queries/query-client';
import { invalidateLists } from '../queries/writes';
import { saveMutation } from '../saving/save-mutation';
import type { PendingWork } from './pending-work';

const FILE_GONE = 'a file has to be chosen again.';
const reasons = {
  gone: 'someone has deleted it in the meantime.',
  conflict: 'it was changed in the meantime.',
};

/** Takes a draft out of the queue, and tells the person why. */
function leaveToPerson({ key, title, to }: PendingWork, why: string): void {
  const draft = readDraft<object>(key);
  if (draft) writeDraft(key, { ...draft, isQueued: false, queued: [] });
  showToast(`“${title}” was not sent: ${why}`, { link: { label: 'Open it', to } });
}

async function sendForm(work: PendingWork): Promise<void> {
  const { key, type } = work;
  const found = await recoverDraft(key);
  // Its form has saved it, or another tab has sent it.
  if (!found?.draft.isQueued) return;
  if (found.missing.length > 0) return leaveToPerson(work, FILE_GONE);
  const mutation = saveMutation(type, key, { signal: new AbortController().signal });
  const outcome = await queryClient.getMutationCache().build(queryClient, mutation).execute(found.draft);
  if (outcome.name === 'saved') {
    await dropDraft(key);
    invalidateLists(type.path);
    return notifySaved(type, { item: outcome.item, before: found.draft.base });
  }
  if (outcome.name !== 'failed') return leaveToPerson(work, reasons[outcome.name]);
  const { error } = outcome;
  if (error instanceof NetworkError || error instanceof SessionExpired) throw error;
  leaveToPerson(work, failureText(error, 'saved', type));
}

/** Sends the queued ones of many pictures; what fails stays kept, and is told when the person opens it. */
async function sendMany(work: PendingWork): Promise<void> {
  const { key, type, title, to } = work;
  const draft = readDraft<ManyDraft>(key);
  if (!draft?.queued.length) return;
  const files = await readFiles(key);
  if (lostOf({ draft, files }).length > 0) return leaveToPerson(work, FILE_GONE);
  const store = sendingStore(type);
  restoreMany(store, { draft, files });
  const { send, atRest, arrive } = store.getState();
  send(draft.queued);
  await atRest();
  arrive(useUploads.getState().arrived);
  const { rows, forAll } = store.getState();
  const left = makeManyDraft(rows, forAll);
  if (left === null) await dropDraft(key);
  else {
    writeDraft(key, left);
    await storeFiles(key, filesToKeep(rows.filter(isUnsent)));
  }
  if (rows.some(({ state }) => state.name === 'done')) invalidateLists(type.path);
  if (left?.queued.length) throw new NetworkError();
  showToast(
    left === null ? `${title}: added.` : `Not all of ${title} could be added.`,
    left === null ? {} : { link: { label: 'Open them', to } },
  );
}

/**
 * Sends a draft that was saved without a connection; never in the name of another person. Rejects with NetworkError when there is
 * no connection yet.
 */
export async function sendQueued(work: PendingWork): Promise<void> {
  if ((await withSignIn(whoAmI)).uid !== currentUser()) return;
  await (draftParts(work.key)[0] === MANY ? sendMany(work) : sendForm(work));
}
