import type { AnyItem, ContentTypeDefinition } from '@content';
import type { StoreApi } from 'zustand';
import { createStore } from 'zustand';
import type { UploadWatch } from '../../../data/admin-content';
import type { FormContent } from '../form/content';
import type { Row, RowState, RowTexts } from './rows';
import { checkRow, contentOfRow, isOnItsWay, isUnsent, newRow } from './rows';

/** Pictures that go up at the same time. */
const AT_ONCE = 2;

/** Sends one picture; `key` makes a repeat answer the first result. */
export type SendRow = (content: FormContent, key: string, watch: UploadWatch) => Promise<AnyItem>;

/** What a failure says at its picture, and whether it is only the connection; null for a cancelled one. */
export type ReadFailure = (error: unknown) => { message: string; offline: boolean } | null;

export interface ManyState {
  readonly rows: readonly Row[];
  readonly category: string;
  /** Texts of pictures whose files got lost with a closed tab, by file name. */
  readonly remembered: Readonly<Record<string, RowTexts>>;
  /** The specified message, when something is missing; `count` changes with every try. */
  readonly verdict: { readonly detail: string | null; readonly count: number };
  add: (files: readonly File[]) => void;
  change: (id: string, texts: Partial<RowTexts>) => void;
  chooseCategory: (category: string) => void;
  remove: (id: string) => void;
  removeFile: (file: File) => void;
  restore: (kept: Pick<ManyState, 'rows' | 'category' | 'remembered'>) => void;
  /** Sends all that have not been sent, or those of the given ids; nothing as long as something is missing. */
  send: (ids?: readonly string[]) => void;
  /** Ends what is on its way; what has arrived stays. */
  cancel: () => void;
}

/** The state of a screen on which many pictures are added at once. */
export function createManyStore(
  type: ContentTypeDefinition,
  sendRow: SendRow,
  readFailure: ReadFailure,
): StoreApi<ManyState> {
  return createStore((set, get) => {
    const queue: string[] = [];
    let active = 0;
    let abort = new AbortController();

    const change = (id: string, changed: Partial<Row>) =>
      set(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? { ...row, ...changed } : row)) }));
    const enter = (id: string, state: RowState) => change(id, { state });

    async function sendOne(row: Row): Promise<void> {
      const { signal } = abort;
      enter(row.id, { name: 'sending', percent: 0 });
      const onProgress = (percent: number) => enter(row.id, { name: 'sending', percent });
      try {
        const content = contentOfRow(row, get().category);
        enter(row.id, { name: 'done', item: await sendRow(content, row.key, { signal, onProgress }) });
      } catch (error) {
        const failure = readFailure(error);
        enter(row.id, failure ? { name: 'failed', ...failure } : { name: 'waiting' });
      }
    }

    function pump(): void {
      while (active < AT_ONCE) {
        const id = queue.shift();
        if (id === undefined) return;
        const row = get().rows.find((one) => one.id === id);
        if (!row) continue;
        active += 1;
        void sendOne(row).finally(() => {
          active -= 1;
          pump();
        });
      }
    }

    return {
      rows: [],
      category: '',
      remembered: {},
      verdict: { detail: null, count: 0 },
      add: (files) =>
        set(({ rows, remembered }) => ({
          rows: [...rows, ...files.map((file) => newRow(file, remembered[file.name]))],
          remembered: Object.fromEntries(
            Object.entries(remembered).filter(([name]) => !files.some((file) => file.name === name)),
          ),
        })),
      change,
      chooseCategory: (category) => set({ category }),
      remove: (id) => set(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) })),
      removeFile: (file) => set(({ rows }) => ({ rows: rows.filter((row) => row.file !== file) })),
      restore: (kept) => set(kept),
      send: (ids) => {
        const { rows, category, verdict } = get();
        const chosen = rows.filter(
          (row) => isUnsent(row) && !isOnItsWay(row) && (ids === undefined || ids.includes(row.id)),
        );
        const found = new Map(chosen.map((row) => [row.id, checkRow(type, row, category)]));
        const detail = [...found.values()].find((one) => one.detail !== null)?.detail ?? null;
        set({
          verdict: { detail, count: verdict.count + 1 },
          rows: rows.map((row) => ({ ...row, problems: found.get(row.id)?.problems ?? row.problems })),
        });
        if (detail !== null) return;
        for (const { id } of chosen) {
          enter(id, { name: 'queued' });
          queue.push(id);
        }
        pump();
      },
      cancel: () => {
        for (const id of queue.splice(0)) enter(id, { name: 'waiting' });
        abort.abort();
        abort = new AbortController();
      },
    };
  });
}
