import type { StoreApi } from 'zustand';
import { isPeopleInPicture } from '@content/picture-details';
import type { StoredDraft } from '../drafts/draft-store';
import { createDraftStore } from '../drafts/draft-store';
import type { ManyFields } from './fields';
import type { ManyState } from './many-store';
import type { People, Row, RowTexts, Values } from './rows';
import { isPromised, isUnsent } from './rows';

/** What of a picture fits into local storage, beside the texts of its fields; its file is kept under its id. */
type KeptRow = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly alt: string;
  readonly people: string;
  readonly to: string;
} & Values;

/** Pictures that were not sent when the tab was closed, beside the choices for all by their fields' names. */
export interface ManyDraft {
  /** When they were kept, ISO 8601. */
  readonly at: string;
  readonly rows: readonly KeptRow[];
  /** Ids of those that were on their way or waited for the connection: they are sent by themselves. */
  readonly promised?: readonly string[];
  /** The uid of the person who chose them. */
  readonly owner?: string;
  readonly [field: string]: unknown;
}

/** Pictures of an earlier visit, until the person has decided about them. */
export type ManyOffer = StoredDraft<ManyDraft>;

/** The storage keys of all pictures of a type begin with this. */
export const manyPrefix = (path: string) => `many:${path}:`;

/** The storage key of a screen's pictures: each tab has its own. */
export const newManyKey = (path: string) => manyPrefix(path) + crypto.randomUUID();

/** Whether a value read from local storage holds pictures. */
export function isManyDraft(value: unknown): value is ManyDraft {
  const draft = value as Partial<ManyDraft> | null;
  return typeof draft?.at === 'string' && Array.isArray(draft.rows) && draft.rows.length > 0;
}

/** The pictures kept in this browser. */
export const bulkDrafts = createDraftStore(isManyDraft);

/** What is to be kept of the screen; null when nothing on it is unsent. */
export function makeManyDraft({
  rows,
  forAll,
  remembered,
}: Pick<ManyState, 'rows' | 'forAll' | 'remembered'>): ManyDraft | null {
  const kept = rows.filter(isUnsent).map(({ id, key, file, values, alt, people, to }): KeptRow => {
    return { ...values, id, key, name: file.name, alt, people, to };
  });
  // Texts that wait for their lost files are kept on as well.
  const lost = Object.entries(remembered).map(([name, { values, alt, people }]): KeptRow => {
    return { ...values, id: `lost:${name}`, key: crypto.randomUUID(), name, alt, people, to: '' };
  });
  const all = [...kept, ...lost];
  const promised = rows.filter(isPromised).map(({ id }) => id);
  return all.length > 0
    ? { ...forAll.values, people: forAll.people, at: new Date().toISOString(), rows: all, promised }
    : null;
}

const textIn = (values: Readonly<Record<string, unknown>>, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

const peopleOf = (values: Readonly<Record<string, unknown>>): People => {
  const people = textIn(values, 'people');
  return isPeopleInPicture(people) ? people : '';
};

/** Those of the kept pictures that can be sent by themselves. */
export const readyToSend = ({ draft, files }: ManyOffer): string[] =>
  (draft.promised ?? []).filter((id) => files.has(id));

/** How a kept picture is called: its title, or else its file's name. */
export const nameOfKept = ({ title }: ManyFields, row: KeptRow): string => textIn(row, title[0]) || row.name;

/** Brings kept pictures back; the texts of those whose files are gone wait for the file of that name. */
export function restoreMany(
  store: StoreApi<ManyState>,
  { title, common }: ManyFields,
  draft: ManyDraft,
  files: ReadonlyMap<string, File>,
): void {
  const choices = common.map(([name]) => name);
  const textsOf = (row: KeptRow): RowTexts => ({
    values: Object.fromEntries([title[0], ...choices].map((name) => [name, textIn(row, name)])),
    alt: row.alt,
    people: peopleOf(row),
  });
  const rows = draft.rows.flatMap((row): Row[] => {
    const { id, key } = row;
    const file = files.get(id);
    const to = row.to === 'draft' ? 'draft' : 'published';
    return file ? [{ id, key, file, ...textsOf(row), problems: [], state: { name: 'waiting' }, to }] : [];
  });
  const lost = draft.rows.filter(({ id }) => !files.has(id));
  store.getState().restore({
    rows,
    forAll: {
      values: Object.fromEntries(choices.map((name) => [name, textIn(draft, name)])),
      people: peopleOf(draft),
    },
    remembered: Object.fromEntries(lost.map((row) => [row.name, textsOf(row)])),
  });
}
