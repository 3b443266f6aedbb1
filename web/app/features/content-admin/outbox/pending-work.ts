import { type ContentTypeDefinition, contentTypeAt, contentTypes } from '@content';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { textOr } from '@content/kinds/kind';
import { titleOr } from '../../admin-ui/labels';
import { watchDrafts, locksHeld, oneFreed, openDrafts } from '../drafts/draft-lock';
import { formDraftTarget, formDrafts } from '../drafts/form-draft';
import { bulkDrafts, manyPrefix } from '../many/many-draft';

/** A local draft of the person's work. */
export interface PendingWork {
  readonly key: string;
  readonly type: ContentTypeDefinition;
  /** The item that it changes; undefined for something new. */
  readonly id: string | undefined;
  readonly title: string;
  /** When it was stored, ISO 8601. */
  readonly at: string;
  readonly to: string;
  /** The outbox will send it once there is a connection. */
  readonly isPromised: boolean;
}

function pendingForms(): PendingWork[] {
  return formDrafts.list('draft:').flatMap(({ key, draft }): PendingWork[] => {
    const target = formDraftTarget(key);
    const type: ContentTypeDefinition | undefined = contentTypeAt(target?.path ?? '');
    if (!target || !type) return [];
    const { id } = target;
    const isNew = id === undefined || type.singleton;
    const typed = type.defaults ? type.label.one : draft.mine.values[type.titleField];
    const title = titleOr(type, textOr(typed).trim());
    const form = isNew ? adminPaths.new(type.path) : adminPaths.edit(type.path, id);
    const to = type.singleton ? adminPaths.list(type.path) : form;
    return [{ key, type, id, title, at: draft.at, to, isPromised: draft.promised === true }];
  });
}

function pendingPictures(): PendingWork[] {
  return contentTypes.flatMap((type) =>
    bulkDrafts.list(manyPrefix(type.path)).map(({ key, draft }): PendingWork => {
      const count = draft.rows.length;
      return {
        key,
        type,
        id: undefined,
        title: count === 1 ? '1 picture' : `${count} pictures`,
        at: draft.at,
        to: adminPaths.many(type.path),
        isPromised: draft.promised.length > 0,
      };
    }),
  );
}

/** All local drafts of the person, newest first; `path` narrows it to one type. */
function pendingWork(path?: string): PendingWork[] {
  return [...pendingForms(), ...pendingPictures()]
    .filter(({ type }) => path === undefined || type.path === path)
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

const unchanged = (a: readonly PendingWork[], b: readonly PendingWork[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** The local drafts that no tab has open or is sending; updates as they change. */
export function usePendingWork(path?: string): readonly PendingWork[] {
  const [work, setWork] = useState<readonly PendingWork[]>([]);
  // Leaving a form releases its draft.
  const { key: visited } = useLocation();
  useEffect(() => {
    let newest = new AbortController();
    const look = async () => {
      newest.abort();
      const own = new AbortController();
      newest = own;
      const found = pendingWork(path);
      const keys = found.map(({ key }) => key);
      const held = await locksHeld(keys);
      const busy = held.length > 0 ? await openDrafts(keys) : [];
      const free = found.filter(({ key }) => !busy.includes(key));
      // An earlier look may end later, with an outdated result.
      if (own.signal.aborted) return;
      setWork((now) => (unchanged(now, free) ? now : free));
      if (await oneFreed(held, own.signal)) await look();
    };
    void look();
    const end = watchDrafts(() => void look());
    return () => {
      newest.abort();
      end();
    };
  }, [path, visited]);
  return work;
}
