import type { AnyItem, ContentTypeDefinition } from '@content';
import PQueue from 'p-queue';
import { type StoreApi, createStore } from 'zustand';
import type { TargetStatus } from '@content/publishing-status';
import type { UploadWatch } from '../../../data/admin-content';
import { checkContent } from '../form/check';
import type { FormContent } from '../form/content';
import {
  type ManyFields,
  manyFields,
  type ForAll,
  type People,
  type Row,
  type RowState,
  type RowTexts,
  type Values,
  contentOfRow,
  isOnItsWay,
  isUnsent,
  newRow,
  numberedTitle,
  peopleIn,
} from './rows';
import type { PublishOptions } from '../form/publish-options';
import { logFailure } from '../../../data/admin-client';
import { NetworkError } from '../../../data/admin-transport';
import { failureText } from '../../admin-ui/failure-text';
import { withSignIn } from '../../session/sign-in-store';
import { isCancel } from '../form/status';
import { saveItem } from '../saving/save-item';

function checkRow(type: ContentTypeDefinition, fields: ManyFields, row: Row, forAll: ForAll) {
  return checkContent(type, contentOfRow(fields, row, forAll), 'create');
}

/** Two at the same time could arrive in either order, and the order in which they arrive is that of the list. */
const AT_ONCE = 1;

/** Sends one picture; `key` makes a repeat return the first result. */
export type SendRow = (
  content: FormContent,
  key: string,
  options: PublishOptions,
  watch: UploadWatch,
) => Promise<AnyItem>;

/** The message at a picture, and whether it is only the connection; null for a cancelled one. */
export type ReadFailure = (error: unknown) => { message: string; offline: boolean } | null;

export interface ManyState {
  readonly rows: readonly Row[];
  readonly forAll: ForAll;
  /** Texts of pictures whose files got lost with a closed tab, by file name. */
  readonly remembered: Readonly<Record<string, RowTexts>>;
  /** The message of the form, when something is missing; `attempt` changes with every try. */
  readonly status: { readonly detail: string | null; readonly attempt: number };
  add: (files: readonly File[]) => void;
  /** Changes what is typed about a picture; values that are not given stay. */
  change: (id: string, texts: Partial<RowTexts>) => void;
  chooseForAll: (values: Values) => void;
  /** Says who can be recognised in all that say nothing of their own. */
  sayForAll: (people: People) => void;
  /** Gives the pictures that are not on their way one title, numbered; returns what brings the titles before back. */
  titleAll: (pattern: string) => () => void;
  remove: (id: string) => void;
  removeFile: (file: File) => void;
  restore: (earlier: Pick<ManyState, 'rows' | 'forAll' | 'remembered'>) => void;
  /** Says at each picture what is missing; false where something is. */
  check: (ids?: readonly string[]) => boolean;
  /**
   * Sends all that have not been sent, or those of the given ids; nothing as long as something is missing. Without `to`
   * they become what was asked for before.
   */
  send: (ids?: readonly string[], to?: TargetStatus) => void;
  /** Ends what is on its way; what has arrived stays. */
  cancel: () => void;
}

export function createManyStore(
  type: ContentTypeDefinition,
  sendRow: SendRow,
  readFailure: ReadFailure,
): StoreApi<ManyState> {
  const fields = manyFields(type);
  return createStore((set, get) => {
    const queue = new PQueue({ concurrency: AT_ONCE });
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
      if (!row) return;
      const { signal } = abort;
      enter(id, { name: 'sending', percent: 0 });
      const onProgress = (percent: number) => enter(id, { name: 'sending', percent });
      try {
        const content = contentOfRow(fields, row, get().forAll);
        const isChild = peopleIn(row, get().forAll) === 'child';
        // The screen has asked about it.
        const options = { to: row.to, isConsentConfirmed: row.to === 'published' && isChild };
        enter(id, { name: 'done', item: await sendRow(content, row.key, options, { signal, onProgress }) });
      } catch (error) {
        const failure = readFailure(error);
        enter(id, failure ? { name: 'failed', ...failure } : { name: 'waiting' });
      }
    }

    return {
      rows: [],
      forAll: { values: Object.fromEntries(fields.common.map(([name]) => [name, ''])), people: '' },
      remembered: {},
      status: { detail: null, attempt: 0 },
      add: (files) =>
        set(({ rows, remembered }) => ({
          rows: [...rows, ...files.map((file) => newRow(fields, file, remembered[file.name]))],
          remembered: Object.fromEntries(
            Object.entries(remembered).filter(([name]) => !files.some((file) => file.name === name)),
          ),
        })),
      change: (id, { values, ...texts }) =>
        update(id, (row) => ({ ...row, ...texts, values: { ...row.values, ...values } })),
      chooseForAll: (values) =>
        set(({ forAll }) => ({ forAll: { ...forAll, values: { ...forAll.values, ...values } } })),
      sayForAll: (people) => set(({ forAll }) => ({ forAll: { ...forAll, people } })),
      titleAll: (pattern) => {
        const [name] = fields.title;
        const before = new Map(get().rows.map(({ id, values }) => [id, values[name] ?? '']));
        const entitle = (titleOf: (id: string) => string | undefined) =>
          set(({ rows }) => ({
            rows: rows.map((row) => {
              const title = isUnsent(row) && !isOnItsWay(row) ? titleOf(row.id) : undefined;
              return title === undefined ? row : { ...row, values: { ...row.values, [name]: title } };
            }),
          }));
        const free = get().rows.filter((row) => isUnsent(row) && !isOnItsWay(row));
        const numbers = new Map(free.map(({ id }, at) => [id, numberedTitle(pattern, at + 1)]));
        entitle((id) => numbers.get(id));
        return () => entitle((id) => before.get(id));
      },
      remove: (id) => set(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) })),
      removeFile: (file) => set(({ rows }) => ({ rows: rows.filter((row) => row.file !== file) })),
      restore: (earlier) => set(earlier),
      check: (ids) => {
        const { rows, forAll, status } = get();
        const chosen = toSend(ids);
        const found = new Map(chosen.map((row) => [row.id, checkRow(type, fields, row, forAll)]));
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
          void queue.add(() => sendOne(id));
      },
      cancel: () => {
        queue.clear();
        for (const { id, state } of get().rows) if (state.name === 'queued') enter(id, { name: 'waiting' });
        abort.abort();
        abort = new AbortController();
      },
    };
  });
}

/** Many pictures that are sent to the site; when the session has ended, the person signs in in place. */
export function sendingStore(type: ContentTypeDefinition) {
  return createManyStore(
    type,
    (content, key, options, watch) =>
      withSignIn(() => saveItem(type, { content, base: undefined, key, options }, watch)),
    (error) => {
      if (isCancel(error)) return null;
      logFailure(error);
      return { message: failureText(error, 'sent', type), offline: error instanceof NetworkError };
    },
  );
}

export function whenAtRest(store: StoreApi<ManyState>): Promise<void> {
  const isAtRest = () => !store.getState().rows.some(isOnItsWay);
  return new Promise((resolve) => {
    if (isAtRest()) return resolve();
    const end = store.subscribe(() => {
      if (!isAtRest()) return;
      end();
      resolve();
    });
  });
}
