import type { AuditAction } from '@content/api/contract';

interface Save {
  readonly action: AuditAction;
  /** ISO 8601. */
  readonly at: string;
  readonly actor: { readonly uid: string } | null;
}

/** The longest pause between two drafts of one sitting. */
const PAUSE_MS = 3600_000;

function isOneSitting(later: Save, earlier: Save): boolean {
  return later.actor?.uid === earlier.actor?.uid && Date.parse(later.at) - Date.parse(earlier.at) <= PAUSE_MS;
}

/** Counts the saves behind one (the newest is first) that belong to it: to a draft those of its sitting, to a publication all its drafts. */
export function savesBehind(saves: readonly Save[], at: number): number {
  const [first, ...behind] = saves.slice(at);
  if (!first || !['draft', 'publish', 'schedule'].includes(first.action)) return 0;
  const end = behind.findIndex(
    (save, i) =>
      save.action !== 'draft' || (first.action === 'draft' && !isOneSitting(behind[i - 1] ?? first, save)),
  );
  return end === -1 ? behind.length : end;
}

/** One save, or all drafts of one sitting. */
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
