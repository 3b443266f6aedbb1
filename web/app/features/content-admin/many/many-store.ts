import type { AnyItem, ContentTypeDefinition } from '@content';
import type { MediaItem } from '@content/contract';
import type { TargetStatus } from '@content/publishing-status';
import { type StoreApi, createStore } from 'zustand';
import { logFailure } from '../../../data/admin-client';
import { readMedia } from '../../../data/admin-media';
import { NetworkError } from '../../../data/admin-transport';
import { failureText } from '../../admin-ui/failure-text';
import { withSignIn } from '../../session/sign-in-store';
import { checkContent } from '../form/check';
import { isCancel } from '../form/status';
import { addUploads, isKnownUpload, uploaded, UploadFailed } from '../media/uploads';
import { saveItem } from '../saving/save-item';
import type { ManyOffer } from './many-draft';
import {
  type KeptRow,
  manyFields,
  type ForAll,
  type Row,
  type RowState,
  type RowTexts,
  inLibrary,
  inputOfRow,
  isOnItsWay,
  isUnsent,
  filesToKeep,
  numberedTitle,
} from './rows';

/** Adds the item of a row when the library has its picture. */
export type SendRow = (row: Row, forAll: () => ForAll, signal: AbortSignal) => Promise<AnyItem>;

/** The message at a picture, and whether it is only the connection; null for a cancelled one. */
export type ReadFailure = (error: unknown) => { message: string; offline: boolean } | null;

export interface ManyState {
  readonly rows: readonly Row[];
  readonly forAll: ForAll;
  /** The message of the form, when something is missing; `attempt` changes with every try. */
  readonly status: { readonly detail: string | null; readonly attempt: number };
  add: (rows: readonly Row[]) => void;
  /** Adds the media of complete uploads to their rows, by row id. */
  arrive: (arrived: Readonly<Record<string, MediaItem>>) => void;
  /** Changes what is typed about a picture; values that are not given stay. */
  change: (id: string, texts: Partial<RowTexts>) => void;
  /** Changes the values of all rows that have none of their own. */
  changeForAll: (said: Partial<ForAll>) => void;
  /** Gives the pictures that are not on their way one title, numbered; returns what brings the titles before back. */
  titleAll: (pattern: string) => () => void;
  remove: (id: string) => void;
  /** Says at each picture what is missing; false where something is. */
  check: (ids?: readonly string[]) => boolean;
  /**
   * Adds all that have not been added, or those of the given ids; nothing as long as something is missing. Without `to`
   * they become what was asked for before.
   */
  send: (ids?: readonly string[], to?: TargetStatus) => void;
  /** Resolves when no row is queued. */
  atRest: () => Promise<void>;
  /** Cancels queued rows; added items stay, and uploads continue. */
  cancel: () => void;
}

export function createManyStore(
  type: ContentTypeDefinition,
  sendRow: SendRow,
  readFailure: ReadFailure,
): StoreApi<ManyState> {
  const fields = manyFields(type);
  return createStore((set, get) => {
    // One after the other: the list shows items in the order in which they were added.
    let last = Promise.resolve();
    let abort = new AbortController();

    const update = (id: string, changed: (row: Row) => Row) =>
      set(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? changed(row) : row)) }));
    const enter = (id: string, state: RowState) => update(id, (row) => ({ ...row, state }));

    const toSend = (ids?: readonly string[]) =>
      get().rows.filter(
        (row) => isUnsent(row) && !isOnItsWay(row) && (ids === undefined || ids.includes(row.id)),
      );

    async function sendOne(id: string): Promise<void> {
      const row = get().rows.find((one) => one.id === id);
      if (row?.state.name !== 'queued') return; // cancelled
      try {
        enter(id, { name: 'done', item: await sendRow(row, () => get().forAll, abort.signal) });
      } catch (error) {
        const failure = readFailure(error);
        enter(id, failure ? { name: 'failed', ...failure } : { name: 'waiting' });
      }
    }

    return {
      rows: [],
      forAll: { values: Object.fromEntries(fields.common.map(([name]) => [name, ''])), people: '' },
      status: { detail: null, attempt: 0 },
      add: (added) => set(({ rows }) => ({ rows: [...rows, ...added] })),
      arrive: (arrived) =>
        set(({ rows }) => ({
          rows: rows.map((row) => {
            const item = row.media === undefined ? arrived[row.id] : undefined;
            return item ? inLibrary(row, item) : row;
          }),
        })),
      change: (id, { values, ...texts }) =>
        update(id, (row) => ({ ...row, ...texts, values: { ...row.values, ...values } })),
      changeForAll: ({ values, ...people }) =>
        set(({ forAll }) => ({
          forAll: { ...forAll, ...people, values: { ...forAll.values, ...values } },
        })),
      titleAll: (pattern) => {
        const [name] = fields.title;
        const before = new Map(get().rows.map(({ id, values }) => [id, values[name] ?? '']));
        const entitle = (titles: ReadonlyMap<string, string>) =>
          set(({ rows }) => ({
            rows: rows.map((row) => {
              const title = isUnsent(row) && !isOnItsWay(row) ? titles.get(row.id) : undefined;
              return title === undefined ? row : { ...row, values: { ...row.values, [name]: title } };
            }),
          }));
        entitle(new Map(toSend().map(({ id }, at) => [id, numberedTitle(pattern, at + 1)])));
        return () => entitle(before);
      },
      remove: (id) => set(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) })),
      check: (ids) => {
        const { rows, forAll, status } = get();
        const problemsOf = (row: Row) =>
          checkContent(type, inputOfRow(fields, row, forAll).content, 'create');
        const found = new Map(toSend(ids).map((row) => [row.id, problemsOf(row)]));
        const detail = [...found.values()].find((one) => one.detail !== null)?.detail ?? null;
        set({
          status: { detail, attempt: status.attempt + 1 },
          rows: rows.map((row) => ({ ...row, problems: found.get(row.id)?.problems ?? row.problems })),
        });
        return detail === null;
      },
      send: (ids, to) => {
        if (!get().check(ids)) return;
        const chosen = toSend(ids);
        for (const { id } of chosen)
          update(id, (row) => ({ ...row, to: to ?? row.to, state: { name: 'queued' } }));
        // Where the newest stands first, the first of them comes last.
        const [{ direction } = { direction: 'asc' }] = type.order;
        for (const { id } of direction === 'desc' ? chosen.toReversed() : chosen)
          last = last.then(() => sendOne(id));
      },
      atRest: async () => {
        let seen: Promise<void> | undefined;
        while (seen !== last) await (seen = last);
      },
      cancel: () => {
        for (const { id, state } of get().rows) if (state.name === 'queued') enter(id, { name: 'waiting' });
        abort.abort();
        abort = new AbortController();
      },
    };
  });
}

/** Many pictures that are added to the site; when the session has ended, the person signs in in place. */
export function sendingStore(type: ContentTypeDefinition) {
  return createManyStore(
    type,
    async (row, forAll, signal) => {
      const { id, media } = row;
      const known = () =>
        media === undefined ? uploaded(id, signal) : withSignIn(() => readMedia(media, signal));
      const item = row.item ?? (await known());
      const input = inputOfRow(manyFields(type), inLibrary(row, item), forAll());
      return withSignIn(() => saveItem(type, input, { signal }));
    },
    (error) => {
      if (isCancel(error)) return null;
      if (error instanceof UploadFailed) return { message: error.message, offline: false };
      logFailure(error);
      return { message: failureText(error, 'sent', type), offline: error instanceof NetworkError };
    },
  );
}

/** Rows of a draft whose files are lost: not in the library, not being uploaded, and not stored in this browser. */
export const lostOf = ({ draft, files }: Pick<ManyOffer, 'draft' | 'files'>): readonly KeptRow[] =>
  draft.rows.filter(({ id, media }) => media === undefined && !files.has(id) && !isKnownUpload(id));

/** Restores the rows of a draft except lost ones, and uploads the files that the library lacks. */
export function restoreMany(
  store: StoreApi<ManyState>,
  { draft, files }: Pick<ManyOffer, 'draft' | 'files'>,
): void {
  const lost = lostOf({ draft, files });
  const rows = draft.rows
    .filter((row) => !lost.includes(row))
    .map((row): Row => ({ ...row, file: files.get(row.id), problems: [], state: { name: 'waiting' } }));
  store.setState({ rows, forAll: { values: draft.values, people: draft.people } });
  addUploads(filesToKeep(rows));
}
