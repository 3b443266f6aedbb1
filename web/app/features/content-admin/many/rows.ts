import type { AnyItem } from '@content';
import type { FieldError } from '@content/contract';
import type { PeopleInPicture } from '@content/picture-details';
import type { TargetStatus } from '@content/publishing-status';
import type { FormContent } from '../form/content';
import type { ManyFields } from './fields';
import { titleFromName } from './title-from-name';

/** What becomes of one picture. */
export type RowState =
  | { readonly name: 'waiting' }
  | { readonly name: 'queued' }
  | { readonly name: 'sending'; readonly percent: number }
  | { readonly name: 'failed'; readonly message: string; readonly offline: boolean }
  | { readonly name: 'done'; readonly item: AnyItem };

/** Texts by field. */
export type Values = Readonly<Record<string, string>>;

/** Who can be recognised in a picture; '' where nobody has said, or for what is said of all. */
export type People = PeopleInPicture | '';

/** What is typed about one picture. */
export interface RowTexts {
  /** Its title and its own choices; '' for what is chosen for all. */
  readonly values: Values;
  /** Its description. */
  readonly alt: string;
  readonly people: People;
}

/** What is chosen once for all pictures. */
export interface ForAll {
  readonly values: Values;
  readonly people: People;
}

/** One of many pictures: its file, what is typed about it, and how far it has come. */
export interface Row extends RowTexts {
  readonly id: string;
  /** Idempotency-Key: a picture whose response got lost is not added twice. */
  readonly key: string;
  readonly file: File;
  readonly problems: readonly FieldError[];
  readonly state: RowState;
  /** What is to become of it when it is sent. */
  readonly to: TargetStatus;
}

/** A picture that has just been chosen; `texts` are those of an earlier one of its name. */
export function newRow({ title, common }: ManyFields, file: File, texts?: RowTexts): Row {
  const choices = common.map(([name]) => [name, '']);
  return {
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    file,
    values: { [title[0]]: titleFromName(file.name), ...Object.fromEntries(choices) } as Values,
    alt: '',
    people: '',
    ...texts,
    problems: [],
    state: { name: 'waiting' },
    to: 'published',
  };
}

/** The title of one of many pictures that share a pattern; counted from one. */
export const numberedTitle = (pattern: string, number: number): string => `${pattern} ${number}`;

/** Whether a picture still has to be sent. */
export const isUnsent = ({ state }: Row): boolean => state.name !== 'done';
/** Whether a picture is on its way, so that it cannot be changed. */
export const isOnItsWay = ({ state }: Row): boolean => state.name === 'queued' || state.name === 'sending';

/** Whether a picture is sent without further ado: it is on its way, or waits for the connection. */
export const isPromised = (row: Row): boolean =>
  isOnItsWay(row) || (row.state.name === 'failed' && row.state.offline);

/** Who can be recognised in a picture, as far as somebody has said. */
export const peopleIn = (row: Row, forAll: ForAll): People => row.people || forAll.people;

/** Those that are not to be published without a question: they show a child, or nobody has said whom they show. */
export const picturesToAsk = (rows: readonly Row[], forAll: ForAll): readonly Row[] =>
  rows.filter((row) => ['', 'child'].includes(peopleIn(row, forAll)));

/** A picture as the form of one would hold it; `forAll` are the choices for all. */
export function contentOfRow({ picture, common }: ManyFields, row: Row, forAll: ForAll): FormContent {
  const choices = common.map(([name]) => [name, row.values[name] || (forAll.values[name] ?? '')]);
  const people = peopleIn(row, forAll);
  const details = people === '' ? undefined : { consent: { people, who: '', given: '', until: '' } };
  return {
    values: { ...row.values, ...Object.fromEntries(choices) } as Values,
    files: { [picture[0]]: [{ id: row.id, alt: row.alt, fresh: row.file, ...(details && { details }) }] },
  };
}

/** How far all pictures have come together: 0 to 100. */
export function percentOfAll(rows: readonly Row[]): number {
  const parts = rows.map(({ state }): number => {
    if (state.name === 'done') return 100;
    return state.name === 'sending' ? state.percent : 0;
  });
  return Math.floor(parts.reduce((sum, part) => sum + part, 0) / Math.max(1, rows.length));
}
