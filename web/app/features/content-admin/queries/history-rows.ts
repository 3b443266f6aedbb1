import type { AuditAction } from '@content/api/contract';

/** The facts of a save that history and versions share. */
interface Save {
  readonly action: AuditAction;
  /** ISO 8601. */
  readonly at: string;
  readonly actor: { readonly uid: string } | null;
}

/** Drafts that one person saves with pauses no longer than this belong to one sitting. */
const PAUSE_MS = 3600_000;

function isOneSitting(later: Save, earlier: Save): boolean {
  return later.actor?.uid === earlier.actor?.uid && Date.parse(later.at) - Date.parse(earlier.at) <= PAUSE_MS;
}

/**
 * How many saves after one (the newest comes first) belong to it: to a draft those of the same sitting, to a publication all
 * drafts of it, whoever saved them.
 */
export function savesBehind(saves: readonly Save[], at: number): number {
  const first = saves[at];
  const isDraft = first?.action === 'draft';
  if (!first || (!isDraft && first.action !== 'publish' && first.action !== 'schedule')) return 0;
  let last = at;
  for (;;) {
    const [later, earlier] = [saves[last], saves[last + 1]];
    if (!later || earlier?.action !== 'draft' || (isDraft && !isOneSitting(later, earlier))) return last - at;
    last += 1;
  }
}

/** A row of a history: one save, or all drafts of one sitting. */
export interface HistoryRow<E> {
  readonly entry: E;
  readonly count: number;
}

export function rowsOf<E extends Save>(saves: readonly E[]): readonly HistoryRow<E>[] {
  const rows: HistoryRow<E>[] = [];
  for (let at = 0; at < saves.length;) {
    const entry = saves[at] as E;
    const count = 1 + (entry.action === 'draft' ? savesBehind(saves, at) : 0);
    rows.push({ entry, count });
    at += count;
  }
  return rows;
}
