import { NetworkError, SessionExpired } from '../../../data/staff/admin-client';
import { whoAmI } from '../../../data/staff/authentication';
import { currentUser } from '../../../data/staff/session';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { withSignIn } from '../../session/with-sign-in';
import { BATCH, dropDraft, parseDraftKey, readDraft, writeDraft } from '../drafts/draft-store';
import { type FormDraft, recoverDraft } from '../form/save/form-draft';
import { notifySaved } from '../items/item-actions';
import { type BatchDraft, draftOf, recoverBatch, type Row, saveRows, withChange } from '../bulk-create/batch';
import { invalidateLists } from '../queries/writes';
import { runSave } from '../form/save/save-item';
import type { PendingWork } from './unsaved-work';

const FILE_GONE = 'a file has to be chosen again.';
const reasons = {
  gone: 'someone has deleted it in the meantime.',
  conflict: 'it was changed in the meantime.',
};

/** Takes a draft out of the queue, and says why in a toast. */
function leaveToPerson({ key, title, to }: PendingWork, why: string): void {
  const draft = readDraft<FormDraft | BatchDraft>(key);
  if (draft) writeDraft(key, { ...draft, isQueued: false });
  showToast(`“${title}” was not sent: ${why}`, { link: { label: 'Open it', to } });
}

async function sendForm(work: PendingWork): Promise<void> {
  const { key, type } = work;
  const found = await recoverDraft(key);
  // Its form has saved it, or another tab has sent it.
  if (!found?.draft.isQueued) return;
  if (found.missing.length > 0) return leaveToPerson(work, FILE_GONE);
  const outcome = await runSave(type, key, found.draft, new AbortController().signal);
  if (outcome.name === 'saved') {
    await dropDraft(key);
    void invalidateLists(type.path);
    return notifySaved(type, { item: outcome.item, before: found.draft.base });
  }
  if (outcome.name !== 'failed') return leaveToPerson(work, reasons[outcome.name]);
  const { error } = outcome;
  if (error instanceof NetworkError || error instanceof SessionExpired) throw error;
  leaveToPerson(work, failureText(error, 'saved', type));
}

/** Adds the queued pictures of a batch; those that fail stay in its draft. */
async function sendBatch(work: PendingWork): Promise<void> {
  const { key, type, title, to } = work;
  const found = await recoverBatch(type);
  if (!found?.queued.length) return;
  if (found.missing.length > 0) return leaveToPerson(work, FILE_GONE);
  const { forAll } = found.batch;
  let rows: readonly Row[] = found.batch.rows;
  const { signal } = new AbortController();
  await saveRows(type, { rows: found.queued, forAll }, signal, (id, change) => {
    rows = withChange(rows, id, change);
  });
  const left = draftOf({ rows, forAll });
  if (left === null) await dropDraft(key);
  else writeDraft(key, left);
  void invalidateLists(type.path);
  if (left?.isQueued) throw new NetworkError();
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
  await (parseDraftKey(work.key).kind === BATCH ? sendBatch(work) : sendForm(work));
}
