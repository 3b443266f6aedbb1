import type { AnyItem, ContentTypeDefinition } from '@content';
import type { MediaItem } from '@content/contract';
import type { TargetStatus } from '@content/publishing-status';
import { type StoreApi, createStore } from 'zustand';
import { logFailure, NetworkError } from '../../../data/admin-client';
import { readMedia } from '../../../data/admin-media';
import { failureText } from '../../admin-ui/failure-text';
import { withSignIn } from '../../session/sign-in-store';
import { validateInput } from '@content/validate';
import { needsConsentCheck } from '../form/consent-check';
import { isCancel } from '../form/status';
import { addUploads, isKnownUpload, uploaded, UploadFailed } from '../media/upload-queue';
import { saveItem } from '../saving/save';
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
  peopleIn,
} from './rows';

/** How rows become items. */
export interface RowSender {
  /** Waits for the upload of a row; resolves to the library's entry as it is now. */
  readonly entryOf: (row: Row, signal: AbortSignal) => Promise<MediaItem>;
  /** Adds the item of a row. */
  readonly add: (row: Row, forAll: ForAll, signal: AbortSignal) => Promise<AnyItem>;
  /** What is said at the picture; null for a cancelled one. */
  readonly failureOf: (error: unknown) => { message: string; offline: boolean; asks: boolean } | null;
}

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
   * they become what was asked for before. The person has confirmed that the rows of the ids `confirmed` may be published.
   */
  send: (ids?: readonly string[], to?: TargetStatus, confirmed?: readonly string[]) => void;
  /** Resolves when no row is queued. */
  atRest: () => Promise<void>;
  /** Cancels queued rows; added items stay, and uploads continue. */
  cancel: () => void;
}

export function createManyStore(type: ContentTypeDefinition, sender: RowSender): StoreApi<ManyState> {
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
      const { signal } = abort;
      const queued = get().rows.find((one) => one.id === id);
      if (queued?.state.name !== 'queued') return; // cancelled
      try {
        const row = queued.item ? queued : inLibrary(queued, await sender.entryOf(queued, signal));
        update(id, () => row);
        enter(id, { name: 'done', item: await sender.add(row, get().forAll, signal) });
      } catch (error) {
        const failure = sender.failureOf(error);
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
          validateInput(type, inputOfRow(fields, row, forAll).content, 'create');
        const found = new Map(toSend(ids).map((row) => [row.id, problemsOf(row)]));
        const detail = [...found.values()].find((one) => one.detail !== null)?.detail ?? null;
        set({
          status: { detail, attempt: status.attempt + 1 },
          rows: rows.map((row) => ({ ...row, problems: found.get(row.id)?.problems ?? row.problems })),
        });
        return detail === null;
      },
      send: (ids, to, confirmed = []) => {
        if (!get().check(ids)) return;
        const chosen = toSend(ids);
        const { forAll } = get();
        for (const { id } of chosen)
          update(id, (row) => ({
            ...row,
            to: to ?? row.to,
            confirmed: confirmed.includes(id) ? peopleIn(row, forAll) : row.confirmed,
            state: { name: 'queued' },
          }));
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
  return createManyStore(type, {
    entryOf: ({ id, media }, signal) =>
      media === undefined ? uploaded(id, { signal }) : withSignIn(() => readMedia(media, signal)),
    add: (row, forAll, signal) => {
      const input = inputOfRow(manyFields(type), row, forAll);
      return withSignIn(() => saveItem(type, input, { signal }));
    },
    failureOf: (error) => {
      if (isCancel(error)) return null;
      if (error instanceof UploadFailed) return { message: error.message, offline: false, asks: false };
      logFailure(error);
      const message = failureText(error, 'sent', type);
      return { message, offline: error instanceof NetworkError, asks: needsConsentCheck(error) };
    },
  });
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
