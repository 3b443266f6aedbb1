import type { AnyItem, ContentTypeDefinition } from '@content';
import { useEffect, useRef, useState } from 'react';
import type { FormContent } from './content';
import { changedFields } from './content';
import type { Draft } from './draft';
import { dropDraft, makeDraft, readDraft, reviveDraft, writeDraft } from './draft';

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

/** The draft found when the form opened, until the person has decided about it. */
export function useDraftOffer(type: ContentTypeDefinition, item: AnyItem | undefined, content: FormContent) {
  const [offer, setOffer] = useState<Draft | null>(() => worthOffering(type, item, content));
  return { offer, decided: () => setOffer(null) };
}

/** Keeps what is typed in this browser as long as it is not saved; `paused` while an older draft is being offered. */
export function useDraftKeeping(
  type: ContentTypeDefinition,
  form: { item: AnyItem | undefined; content: FormContent; key: string; isDirty: boolean; paused: boolean },
): void {
  const { item, content, key, isDirty, paused } = form;
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
