import type { AnyItem, ContentTypeDefinition } from '@content';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormContent } from './content';
import { changedFields } from './content';
import type { Draft } from './draft';
import { draftKey, draftStore, dropDraft, makeDraft, readDrafts, reviveDraft, writeDraft } from './draft';
import type { KeptFile } from './draft-files';
import { dropFiles, keepFiles, readFiles } from './draft-files';
import { openDrafts, useHeldDraft } from './draft-holder';

/** What was typed earlier and not saved, and the chosen files that were kept with it. */
export interface Offer {
  readonly draft: Draft;
  readonly files: ReadonlyMap<string, File>;
}

/** The kept drafts that still say something new about the item, newest first; not those that a tab is working on. */
export async function findOffers(
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  now: FormContent,
  id = item?._id,
): Promise<Offer[]> {
  const drafts = readDrafts(draftStore(), type.path, id).filter((draft) => {
    const { mine } = reviveDraft(type, draft, item);
    return changedFields(type, now, mine).length > 0 || draft.lostFiles.length > 0;
  });
  const nameOf = (draft: Draft) => draftKey(type.path, id, draft.key);
  const open = drafts.length > 0 ? await openDrafts(drafts.map(nameOf)) : [];
  const free = drafts.filter((draft) => !open.includes(nameOf(draft)));
  return Promise.all(free.map(async (draft) => ({ draft, files: await readFiles(nameOf(draft)) })));
}

/** The drafts found when the form opened, one after the other; `looked` is false until that is known. */
export function useDraftOffer(type: ContentTypeDefinition, item: AnyItem | undefined, content: FormContent) {
  const [offers, setOffers] = useState<readonly Offer[] | null>(null);
  const look = useEffectEvent(() => findOffers(type, item, content));
  useEffect(() => {
    void look().then(setOffers);
  }, []);
  return {
    looked: offers !== null,
    offer: offers?.[0] ?? null,
    taken: () => setOffers([]),
    dropped: () => setOffers((now) => now?.slice(1) ?? now),
  };
}

/** Forgets a draft of an item, its files included. */
export function forgetDraft(path: string, id: string | undefined, key: string): void {
  dropDraft(draftStore(), path, id, key);
  void dropFiles(draftKey(path, id, key));
}

/** Whether what is kept of a form is just what was sent: more may have been typed since. */
export function keptAs(
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  key: string,
  sent: FormContent,
): boolean {
  const draft = readDrafts(draftStore(), type.path, item?._id).find((each) => each.key === key);
  return !draft || JSON.stringify(draft.mine) === JSON.stringify(makeDraft(type, sent, key, item).mine);
}

/** Keeps the content of a form that is closed, so that it is offered when the form is opened again. */
export function keepDraft(
  type: ContentTypeDefinition,
  content: FormContent,
  key: string,
  item: AnyItem | undefined,
): void {
  writeDraft(draftStore(), type.path, item?._id, makeDraft(type, content, key, item));
  const files = freshFiles(content);
  if (files.length > 0) void keepFiles(draftKey(type.path, item?._id, key), files);
}

interface Keeping {
  readonly item: AnyItem | undefined;
  readonly content: FormContent;
  readonly key: string;
  readonly isDirty: boolean;
  /** While an older draft is being offered. */
  readonly paused: boolean;
}

/** Keeps what is typed in this browser as long as it is not saved; answers whether that works. */
function useTextKeeping(
  type: ContentTypeDefinition,
  { item, content, key, isDirty, paused }: Keeping,
): boolean {
  const kept = useRef(false);
  const [works, setWorks] = useState(true);
  useEffect(() => {
    if (paused) return;
    if (isDirty) {
      kept.current = writeDraft(draftStore(), type.path, item?._id, makeDraft(type, content, key, item));
      setWorks(kept.current);
    } else if (kept.current) dropDraft(draftStore(), type.path, item?._id, key);
  }, [type, item, content, key, isDirty, paused]);
  return works;
}

const freshFiles = ({ files }: FormContent): KeptFile[] =>
  Object.values(files)
    .flat()
    .flatMap(({ id, fresh }) => (fresh ? [{ id, file: fresh }] : []));

/** Keeps chosen files as long as they are not saved; answers whether all of them are kept. */
function useFileKeeping(path: string, { item, content, key, paused }: Keeping): boolean {
  const here = draftKey(path, item?._id, key);
  const files = freshFiles(content);
  const chosen = files.map((file) => file.id).join(' ');
  const current = useRef(files);
  const place = useRef<string | null>(null);
  const [kept, setKept] = useState('');
  useEffect(() => {
    current.current = files;
  });
  useEffect(() => {
    if (paused) return;
    const before = place.current;
    place.current = chosen === '' ? null : here;
    if (before !== null && before !== place.current) void dropFiles(before);
    if (chosen !== '') {
      void keepFiles(here, current.current).then((isKept) => setKept(isKept ? chosen : ''));
    }
  }, [here, chosen, paused]);
  return chosen === '' || kept === chosen;
}

/** What this browser keeps of a form: what was typed, and the chosen files. */
export interface Kept {
  readonly text: boolean;
  readonly files: boolean;
}

/** Keeps what is typed and chosen in this browser; answers what of it is kept. */
export function useDraftKeeping(type: ContentTypeDefinition, form: Keeping): Kept {
  useHeldDraft(draftKey(type.path, form.item?._id, form.key));
  return { text: useTextKeeping(type, form), files: useFileKeeping(type.path, form) };
}
