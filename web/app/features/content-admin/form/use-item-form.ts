import type { AnyItem, ContentTypeDefinition } from '@content';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiProblem } from '../../../data/admin-client';
import { readSingleton } from '../../../data/admin-content';
import { NetworkError } from '../../../data/admin-transport';
import { showToast } from '../../admin-ui/toasts';
import { withSignIn } from '../../session/sign-in-store';
import { checkContent } from './check';
import type { Conflict } from './conflict';
import { lastAuthor, readConflict } from './conflict';
import type { FormContent } from './content';
import { changedFields, contentOf, emptyContent } from './content';
import { reviveDraft } from './draft';
import { mergeContents, withoutVanished } from './merge';
import { ChangedSince, saveItem } from './save-item';
import { forgetDraft, keepDraft, keptAs, useDraftKeeping, useDraftOffer } from './use-draft';
import { useWhenOnline } from './use-when-online';
import type { FormVerdict } from './verdict';
import { CLEAN, failureVerdict, goneVerdict } from './verdict';

/** What the form is doing: `percent` is set while files go up. */
export interface Sending {
  readonly percent: number | null;
  /** The connection is gone and the upload waits for it. */
  readonly waiting: boolean;
  readonly cancel: () => void;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

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
  const { looked, offer, taken, dropped } = useDraftOffer(type, item, content);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  // Told when the form is clean again, so that whoever leaves the page then is not asked about unsaved changes.
  const [lastSaved, setLastSaved] = useState<{ item: AnyItem; isNew: boolean } | null>(null);
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (lastSaved) tell(lastSaved.item, lastSaved.isNew);
  }, [lastSaved]);

  const base = item ? contentOf(type, item) : emptyContent(type);
  const isDirty = changedFields(type, base, content).length > 0;
  const kept = useDraftKeeping(type, { item, content, key, isDirty, paused: offer !== null });

  /** The item is gone, or can be added no more under the form's key: what was typed becomes a new one. */
  function startAnew(target: AnyItem | undefined): void {
    forgetDraft(type.path, target?._id, key);
    setKey(crypto.randomUUID());
    setItem(undefined);
    setContent(withoutStored);
    setVerdict(goneVerdict(type, target && contentOf(type, target)));
  }

  /** `hasArrived`: the site may have had all of it before it failed or was cancelled. */
  async function fail(
    error: unknown,
    sent: FormContent,
    target: AnyItem | undefined,
    hasArrived: boolean,
  ): Promise<void> {
    setOffline(error instanceof NetworkError);
    const id = target?._id ?? key;
    const status = error instanceof ApiProblem ? error.problem.status : 0;
    const isBehind = error instanceof ChangedSince || (target && (status === 412 || status === 404));
    if (isBehind) {
      const found = await withSignIn(() => readConflict(type, id, target, sent)).catch(asError);
      if (found === 'deleted') return startAnew(target);
      if (found instanceof Error) return fail(found, sent, undefined, hasArrived);
      // An earlier try had arrived, and only its answer was lost: nobody has changed anything.
      if (found.isMine) return saved(found.latest, sent, target);
      return setConflict(found);
    }
    if (!target && status === 409) {
      if (!type.singleton) return startAnew(target);
      const found = await withSignIn(() => readSingleton(type.path)).catch(asError);
      if (!(found instanceof Error)) setItem(found);
    }
    setVerdict(failureVerdict(type, error, hasArrived));
  }

  function saved(result: AnyItem, sent: FormContent, target: AnyItem | undefined): void {
    // Whoever has left the form meanwhile finds what was typed after Save offered.
    if (isOpen.current || keptAs(type, target, key, sent)) forgetDraft(type.path, target?._id, key);
    setItem(result);
    // What was typed while the form was on its way stays typed.
    setContent((now) => mergeContents(type, sent, now, contentOf(type, result)).content);
    setLastSaved({ item: result, isNew: target === undefined });
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
    const up = { percent: null as number | null };
    const watch = {
      signal: abort.signal,
      onProgress: (percent: number) => change({ percent: (up.percent = percent) }),
      onWaiting: (waiting: boolean) => change({ waiting }),
    };
    try {
      saved(await withSignIn(() => saveItem(type, sent, { item: target, key }, watch)), sent, target);
    } catch (error) {
      await fail(error, sent, target, up.percent === null || up.percent === 100);
    } finally {
      setSending(null);
    }
  }

  useWhenOnline(offline, () => void save());

  /** Goes on after a conflict with the content the person chose, based on what the site has now. */
  function settle(chosen: FormContent): void {
    if (!conflict) return;
    // What was typed while the form was on its way stays typed.
    const merged = mergeContents(type, conflict.sent, content, chosen).content;
    const next = withoutVanished(type, merged, conflict.theirs);
    setConflict(null);
    setItem(conflict.latest);
    setContent(next);
    if (conflict.then === 'save') void save(next, conflict.latest);
  }

  function takeTheirs(): void {
    if (!conflict) return;
    forgetDraft(type.path, item?._id, key);
    setConflict(null);
    setItem(conflict.latest);
    setContent(conflict.theirs);
    setVerdict(CLEAN);
    offerBack(
      'What you see now is theirs.',
      withoutVanished(type, content, conflict.theirs),
      conflict.latest,
    );
  }

  /** What a click has just thrown away can be brought back. */
  function offerBack(text: string, thrown: FormContent, based: AnyItem | undefined): void {
    const run = () => {
      if (isOpen.current) return setContent(thrown);
      keepDraft(type, thrown, key, based);
      showToast('It is offered when you open the form again.');
    };
    showToast(text, { action: { label: 'Bring mine back', run } });
  }

  function undoChanges(): void {
    setContent(base);
    setVerdict(CLEAN);
    offerBack('Your changes are undone.', content, item);
  }

  function takeOffer(): void {
    if (!offer) return;
    const { base: was, mine } = reviveDraft(type, offer.draft, item, offer.files);
    const merge = mergeContents(type, was, mine, base);
    setKey(offer.draft.key);
    setContent(merge.content);
    if (item && merge.conflicts.length > 0) {
      setConflict({
        ...{ merge, theirs: base, latest: item, sent: merge.content, author: null },
        ...{ isMine: false, then: 'edit' },
      });
      void lastAuthor(type.path, item._id).then((author) => setConflict((now) => now && { ...now, author }));
    }
    taken();
  }

  function dropOffer(): void {
    if (offer) forgetDraft(type.path, item?._id, offer.draft.key);
    dropped();
  }

  return {
    ...{ item, content, setContent, verdict, sending, offline, isDirty, save, undoChanges },
    ...{
      conflict,
      settle,
      takeTheirs,
      backFromConflict: () => setConflict(null),
      looked,
      offer,
      kept,
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
