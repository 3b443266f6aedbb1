import type { AnyItem, ContentTypeDefinition } from '@content';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiProblem, SessionExpired } from '../../../data/admin-client';
import { NoNetwork } from '../../../data/admin-transport';
import { withSignIn } from '../../session/sign-in-store';
import { checkContent } from './check';
import type { Conflict } from './conflict';
import { readConflict } from './conflict';
import type { FormContent } from './content';
import { changedFields, contentOf, emptyContent } from './content';
import { reviveDraft } from './draft';
import { mergeContents } from './merge';
import { saveItem } from './save-item';
import { forgetDraft, useDraftKeeping, useDraftOffer } from './use-draft';
import { useWhenOnline } from './use-when-online';
import type { FormVerdict } from './verdict';
import { CLEAN, failureVerdict } from './verdict';

/** What the form is doing: `percent` is set while files go up. */
export interface Sending {
  readonly percent: number | null;
  /** The connection is gone and the upload waits for it. */
  readonly waiting: boolean;
  readonly cancel: () => void;
}

const isCancel = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The state of one form and everything that can happen to it. `onSaved` is told whether the item is a new one. */
export function useItemForm(
  type: ContentTypeDefinition,
  given: AnyItem | undefined,
  onSaved: (item: AnyItem, isNew: boolean) => void,
) {
  const [item, setItem] = useState(given);
  const [content, setContent] = useState(() => (given ? contentOf(type, given) : emptyContent(type)));
  const [verdict, setVerdict] = useState<FormVerdict>(CLEAN);
  const [sending, setSending] = useState<Sending | null>(null);
  const [offline, setOffline] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [key, setKey] = useState<string>(() => crypto.randomUUID());
  const { offer, offeredFiles, decided } = useDraftOffer(type, item, content);

  // Told when the form is clean again, so that whoever leaves the page then is not asked about unsaved changes.
  const [lastSaved, setLastSaved] = useState<{ item: AnyItem; isNew: boolean } | null>(null);
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (lastSaved) tell(lastSaved.item, lastSaved.isNew);
  }, [lastSaved]);

  const base = item ? contentOf(type, item) : emptyContent(type);
  const isDirty = changedFields(type, base, content).length > 0;
  const filesKept = useDraftKeeping(type, { item, content, key, isDirty, paused: offer !== null });

  async function fail(error: unknown, sent: FormContent, target: AnyItem | undefined): Promise<void> {
    if (isCancel(error))
      return setVerdict({ ...CLEAN, detail: 'Cancelled. Nothing was saved; what you typed is still here.' });
    if (error instanceof SessionExpired) {
      return setVerdict({
        ...CLEAN,
        detail: 'Not saved: you are not signed in. What you typed is still here.',
      });
    }
    if (error instanceof NoNetwork) return setOffline(true);
    const status = error instanceof ApiProblem ? error.problem.status : 0;
    if (target && (status === 412 || status === 404)) {
      const found = await withSignIn(() => readConflict(type, target, sent)).catch(
        (problem: unknown) => problem,
      );
      if (found === 'deleted') {
        forgetDraft(type.path, target._id);
        setItem(undefined);
        setContent(withoutStored(sent));
        return setVerdict({
          ...CLEAN,
          detail: 'Someone deleted this in the meantime. What you typed is still here: Save adds it again.',
        });
      }
      if (found instanceof Error) return setVerdict(failureVerdict(type, found));
      return setConflict(found as Conflict);
    }
    setVerdict(failureVerdict(type, error));
  }

  async function save(sent: FormContent = content, target: AnyItem | undefined = item): Promise<void> {
    if (sending) return;
    setOffline(false);
    const found = checkContent(type, sent, target ? 'update' : 'create');
    setVerdict({ ...found, count: Date.now() });
    if (found.detail !== null) return;
    const abort = new AbortController();
    const cancel = () => abort.abort();
    setSending({ percent: null, waiting: false, cancel });
    const change = (news: Partial<Sending>) => setSending((now) => now && { ...now, ...news });
    const watch = {
      signal: abort.signal,
      onProgress: (percent: number) => change({ percent }),
      onWaiting: (waiting: boolean) => change({ waiting }),
    };
    try {
      const saved = await withSignIn(() => saveItem(type, sent, { item: target, key }, watch));
      forgetDraft(type.path, target?._id);
      setItem(saved);
      // What was typed while the form was on its way stays typed.
      setContent((now) => mergeContents(type, sent, now, contentOf(type, saved)).content);
      setLastSaved({ item: saved, isNew: target === undefined });
    } catch (error) {
      await fail(error, sent, target);
    } finally {
      setSending(null);
    }
  }

  useWhenOnline(offline, () => void save());

  /** Goes on after a conflict with the content the person chose, based on what the site has now. */
  function settle(chosen: FormContent): void {
    if (!conflict) return;
    setConflict(null);
    setItem(conflict.latest);
    setContent(chosen);
    if (conflict.then === 'save') void save(chosen, conflict.latest);
  }

  function takeTheirs(): void {
    if (!conflict) return;
    forgetDraft(type.path, item?._id);
    setConflict(null);
    setItem(conflict.latest);
    setContent(conflict.theirs);
    setVerdict(CLEAN);
  }

  function takeOffer(): void {
    if (!offer || !offeredFiles) return;
    const { base: was, mine } = reviveDraft(type, offer, item, offeredFiles);
    const merge = mergeContents(type, was, mine, base);
    setKey(offer.key);
    setContent(merge.content);
    if (item && merge.conflicts.length > 0) {
      setConflict({ merge, theirs: base, latest: item, author: null, then: 'edit' });
    }
    decided();
  }

  function dropOffer(): void {
    forgetDraft(type.path, item?._id);
    decided();
  }

  return {
    ...{ item, content, setContent, verdict, sending, offline, isDirty, save },
    ...{
      conflict,
      settle,
      takeTheirs,
      backFromConflict: () => setConflict(null),
      offer,
      offeredFiles,
      filesKept,
      takeOffer,
      dropOffer,
    },
  };
}

/** The content with only the files that this browser still has. */
function withoutStored({ values, files }: FormContent): FormContent {
  const entries = Object.entries(files).map(([name, list]) => [name, list.filter((file) => file.fresh)]);
  return { values, files: Object.fromEntries(entries) as FormContent['files'] };
}
