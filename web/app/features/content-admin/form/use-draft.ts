import type { AnyItem, ContentTypeDefinition } from '@content';
import { useEffect, useRef, useState } from 'react';
import type { FormContent } from './content';
import { changedFields } from './content';
import type { Draft } from './draft';
import { draftKey, dropDraft, makeDraft, readDraft, reviveDraft, writeDraft } from './draft';
import type { KeptFile } from './draft-files';
import { dropFiles, keepFiles, readFiles } from './draft-files';

/** A kept draft that still says something new about the item. */
function worthOffering(
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  now: FormContent,
): Draft | null {
  const draft = readDraft(window.localStorage, type.path, item?._id);
  if (!draft) return null;
  const { mine } = reviveDraft(type, draft, item);
  return changedFields(type, now, mine).length > 0 || draft.lostFiles.length > 0 ? draft : null;
}

/** The draft found when the form opened, and the files kept with it, until the person has decided about it. */
export function useDraftOffer(type: ContentTypeDefinition, item: AnyItem | undefined, content: FormContent) {
  const [offer, setOffer] = useState<Draft | null>(() => worthOffering(type, item, content));
  const [files, setFiles] = useState<ReadonlyMap<string, File> | null>(null);
  useEffect(() => {
    if (!offer) return;
    void readFiles(draftKey(type.path, item?._id)).then(setFiles);
  }, [type, item, offer]);
  return { offer, offeredFiles: files, decided: () => setOffer(null) };
}

/** Forgets the draft of an item, its files included. */
export function forgetDraft(path: string, id: string | undefined): void {
  dropDraft(window.localStorage, path, id);
  void dropFiles(draftKey(path, id));
}

interface Keeping {
  readonly item: AnyItem | undefined;
  readonly content: FormContent;
  readonly key: string;
  readonly isDirty: boolean;
  /** While an older draft is being offered. */
  readonly paused: boolean;
}

/** Keeps what is typed in this browser as long as it is not saved. */
function useTextKeeping(type: ContentTypeDefinition, { item, content, key, isDirty, paused }: Keeping): void {
  const kept = useRef(false);
  useEffect(() => {
    if (paused) return;
    if (isDirty)
      kept.current = writeDraft(
        window.localStorage,
        type.path,
        item?._id,
        makeDraft(type, content, key, item),
      );
    else if (kept.current) dropDraft(window.localStorage, type.path, item?._id);
  }, [type, item, content, key, isDirty, paused]);
}

const freshFiles = ({ files }: FormContent): KeptFile[] =>
  Object.values(files)
    .flat()
    .flatMap(({ id, fresh }) => (fresh ? [{ id, file: fresh }] : []));

/** Keeps chosen files as long as they are not saved; answers whether all of them are kept. */
function useFileKeeping(path: string, { item, content, paused }: Keeping): boolean {
  const id = item?._id;
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
    const here = draftKey(path, id);
    const before = place.current;
    place.current = chosen === '' ? null : here;
    if (before !== null && before !== place.current) void dropFiles(before);
    if (chosen !== '') {
      void keepFiles(here, current.current).then((isKept) => setKept(isKept ? chosen : ''));
    }
  }, [path, id, chosen, paused]);
  return chosen === '' || kept === chosen;
}

/** Keeps what is typed and chosen in this browser; answers whether the chosen files are kept, too. */
export function useDraftKeeping(type: ContentTypeDefinition, form: Keeping): boolean {
  useTextKeeping(type, form);
  return useFileKeeping(type.path, form);
}
