import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { textOr } from '@content/field-types/field-type';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { formAddress } from '../../admin-ui/addresses';
import { countOf, titleOr, formatDateTime } from '../../admin-ui/labels';
import { EntryList } from '../../admin-ui/entry-list';
import type { BatchDraft } from '../bulk-create/batch';
import { isDraftFree } from '../drafts/draft-lock';
import { BATCH, draftKeys, parseDraftKey, readDraft, watchDrafts } from '../drafts/draft-store';
import type { FormDraft } from '../form/save/form-draft';

export interface PendingWork {
  readonly key: string;
  readonly type: ContentTypeDefinition;
  readonly title: string;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  readonly to: string;
  /** The outbox sends it once there is a connection. */
  readonly isQueued: boolean;
}

function workOf(key: string): PendingWork | null {
  const { kind, id } = parseDraftKey(key);
  const type: ContentTypeDefinition | undefined = contentTypeAt(kind === BATCH ? id : kind);
  const draft = readDraft<FormDraft | BatchDraft>(key);
  if (!type || !draft) return null;
  const { at, isQueued } = draft;
  if ('rows' in draft) {
    const title = countOf(type, draft.rows.length);
    return { key, type, title, at, to: adminPaths.bulkCreate(type.path), isQueued };
  }
  const typed = type.defaults ? type.label.one : draft.content.values[type.titleField];
  const to = draft.base || type.singleton ? formAddress(type, id) : adminPaths.new(type.path);
  return { key, type, title: titleOr(type, textOr(typed).trim()), at, to, isQueued };
}

/** All local drafts of the person, newest first; `path` narrows it to one type. */
export const pendingWork = (path?: string): PendingWork[] =>
  draftKeys()
    .flatMap((key) => workOf(key) ?? [])
    .filter(({ type }) => path === undefined || type.path === path)
    .toSorted((a, b) => b.at.localeCompare(a.at));

/** The local drafts that no tab has open or is sending, kept up to date. */
function usePendingWork(path?: string): readonly PendingWork[] {
  // Leaving a form releases its draft.
  const { key: visited } = useLocation();
  const { data = [], refetch } = useQuery({
    queryKey: ['pending work', path ?? '', visited],
    queryFn: async () => {
      const found = await Promise.all(
        pendingWork(path).map(async (work) => ((await isDraftFree(work.key)) ? [work] : [])),
      );
      return found.flat();
    },
    staleTime: 0,
    structuralSharing: false, // types have functions
    gcTime: 0,
  });
  useEffect(() => watchDrafts(() => void refetch()), [refetch]);
  return data;
}

/** Links to the forms of local drafts. `path` narrows it to one type. */
export function UnsavedWork({ path }: { path?: string }) {
  const entries = usePendingWork(path).map(({ type, title, at, to, isQueued }) => {
    const state = isQueued ? 'is sent when the connection is back' : `kept on ${formatDateTime(at)}`;
    return { to, text: title, more: `${type.label.one} · ${state}` };
  });
  return (
    <EntryList
      title="Unsaved on this device"
      css={{ borderInlineStartWidth: '4px', borderInlineStartColor: 'accent.mark' }}
      entries={entries}
    />
  );
}
