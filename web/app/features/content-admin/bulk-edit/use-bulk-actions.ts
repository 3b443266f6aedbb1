import type { AnyItem, ContentTypeDefinition } from '@content';
import { CONSENT_CONFIRMED, type ConsentAnswer } from '@content/items/publishing-status';
import { useRef, useState } from 'react';
import { logFailure } from '../../../data/staff/admin-client';
import { type ToastExtra, showToast } from '../../admin-ui/toasts';
import { failureText, type Verb } from '../../admin-ui/failure-text';
import { titleOf, were } from '../../admin-ui/labels';
import { askConsentQuestions, needsConsentCheck } from '../items/consent-check';
import { withSignIn } from '../../session/with-sign-in';
import { type BulkResult, removedIn, runAll, withRetry } from './bulk-run';
import { useSelection } from './use-selection';

export interface BulkProgress {
  /** 'Deleting' */
  readonly label: string;
  readonly tried: number;
  readonly total: number;
}

export interface BulkFailure {
  /** '2 of 12 were not deleted.' */
  readonly title: string;
  readonly reasons: readonly { readonly name: string; readonly text: string }[];
  readonly left: number;
}

/** An item that can be chosen, with its type. */
export interface Subject {
  /** In the selection. */
  readonly id: string;
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
}

/** A bulk action: its work on each item, and its messages. */
export interface BulkAction {
  readonly label: string;
  /** The participle of messages. */
  readonly done: Verb | 'changed';
  readonly work: (subject: Subject, answer: ConsentAnswer) => Promise<unknown>;
  /** Called for each item that the action, or somebody else, has removed. */
  readonly onRemoved?: (subject: Subject) => void;
  /** The sentence about those that were done, if any. */
  readonly textOf: (done: readonly Subject[]) => string;
  readonly extraOf?: (result: BulkResult<Subject>) => ToastExtra;
}

/**
 * The selection of a list, and bulk actions on it, which go on when their screen is left. Holds the progress, and what of several
 * items was not done; the selection ends when none of them is left: done, or deleted by somebody else.
 */
export function useBulkActions(subjects: readonly Subject[]) {
  const selection = useSelection(subjects.map(({ id }) => id));
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [failure, setFailure] = useState<BulkFailure | null>(null);
  const stop = useRef<AbortController>(undefined);

  /** What was done, and what was not, with the reason if it is the same for all. */
  function report(action: BulkAction, result: BulkResult<Subject>, total: number): void {
    const { done: participle, textOf, extraOf } = action;
    const { done, failed, left } = result;
    const count = failed.length + left.length;
    const title = count === 0 || total === 1 ? '' : `${count} of ${total} ${were(count)} not ${participle}.`;
    const verb = participle === 'changed' ? 'saved' : participle;
    const reasons = failed.map(({ item: { type, item }, error }) => ({
      name: titleOf(type, item),
      text: failureText(error, verb, type),
    }));
    if (title !== '') setFailure({ title, reasons, left: left.length });
    const [reason = '', ...others] = new Set(reasons.map(({ text }) => text));
    const parts = [textOf(done), title, others.length > 0 ? '' : reason];
    const text = parts.filter((part) => part !== '').join(' ');
    if (text !== '') showToast(text, extraOf?.(result));
  }

  async function run(action: BulkAction, items: readonly Subject[]): Promise<void> {
    const { label, work, onRemoved } = action;
    const { signal } = (stop.current = new AbortController());
    const total = items.length;
    setFailure(null);
    setProgress({ label, tried: 0, total });
    const runWith = (some: readonly Subject[], answer: ConsentAnswer) =>
      runAll(
        some,
        (subject) => withSignIn(() => work(subject, answer)),
        signal,
        (tried) => setProgress({ label, tried: total - some.length + tried, total }),
      );
    let result = await runWith(items, {});
    const refusals = result.failed.filter(({ error }) => needsConsentCheck(error));
    if (refusals.length > 0 && (await askConsentQuestions(refusals.map(({ error }) => error)))) {
      const refused = refusals.map(({ item }) => item);
      result = withRetry(result, await runWith(refused, { confirm: CONSENT_CONFIRMED }));
    }
    setProgress(null);
    for (const { error } of result.failed) logFailure(error);
    const removed = removedIn(result);
    for (const subject of removed) onRemoved?.(subject);
    if (removed.length === total) selection.leave();
    report(action, result, total);
  }

  return {
    selection,
    chosen: subjects.filter(({ id }) => selection.has(id)),
    progress,
    failure,
    run,
    /** Sends no further requests; those on their way still arrive. */
    stop: () => stop.current?.abort(),
  };
}

/** A button for some items, or for all that are chosen. */
interface BulkButton {
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

/** What a list shows of its selection, and of the bulk action on it. */
export interface BulkState extends Pick<
  ReturnType<typeof useBulkActions>,
  'selection' | 'progress' | 'failure' | 'stop'
> {
  readonly actions: readonly BulkButton[];
  /** Something else is being done with the items. */
  readonly isBusy?: boolean;
}
