import type { RecoverableDraft } from '../save/form-draft';

/** What a form does with local drafts; each tab and form has its own. */
export type DraftPhase =
  /** There may be a draft for it: nothing can be typed until that is known. */
  | { readonly name: 'finding' }
  /** There is none; what is typed is stored as soon as the form has the lock of its draft. */
  | { readonly name: 'opening' }
  /** Another tab has the lock: nothing is stored. */
  | { readonly name: 'elsewhere' }
  /** A draft has been found, and waits for the person's answer: nothing is stored over it. */
  | { readonly name: 'offered'; readonly draft: RecoverableDraft }
  /** What is typed is stored. */
  | { readonly name: 'storing' };

export type DraftEvent =
  | { readonly name: 'held' | 'elsewhere' | 'continued' }
  | { readonly name: 'searched'; readonly offered: RecoverableDraft | null };

/** The phase of a form that opens; `mayHaveDraft` says that this browser has one that may be meant for it. */
export const openingPhase = (mayHaveDraft: boolean): DraftPhase => ({
  name: mayHaveDraft ? 'finding' : 'opening',
});

export function nextDraftPhase(phase: DraftPhase, event: DraftEvent): DraftPhase {
  switch (event.name) {
    case 'held':
      return phase.name === 'opening' ? { name: 'storing' } : phase;
    case 'elsewhere':
      return { name: 'elsewhere' };
    case 'searched':
      return event.offered ? { name: 'offered', draft: event.offered } : { name: 'storing' };
    case 'continued':
      return { name: 'storing' };
  }
}

/** What a form does with a draft that was found for it; `hasNote` says that a message to colleagues has been typed into it. */
export function draftAction(
  { key, draft, missing }: RecoverableDraft,
  { storageKey, isDirty, hasNote }: { storageKey: string; isDirty: boolean; hasNote: boolean },
): 'offer' | 'resume' | 'ignore' {
  // Other new items can wait: what is typed here is stored under a key of its own.
  if (isDirty && key !== storageKey) return 'ignore';
  // A reload has interrupted its save, which continues; not over what is typed here.
  const isInterrupted = draft.isQueued && missing.length === 0;
  return isInterrupted && !isDirty && !hasNote ? 'resume' : 'offer';
}
