import type { ChoiceField, ContentTypeDefinition, PictureField, TextField, AnyItem } from '@content';
import type { FieldError } from '@content/contract';
import type { PeopleInPicture } from '@content/picture-details';
import type { TargetStatus } from '@content/publishing-status';
import type { FormContent } from '../form/content';

/** Names that cameras, phones and messengers give their pictures; numbers, letters of a code, or nothing follow. */
const makers =
  /^(img|image|photo|picture|pic|dsc[nf]?|dcim|p|pxl|mvimg|vid|imag|cimg|sam|gopr|dji|fb img|received|signal|screenshot|screen shot|whats ?app image|wa|scan|untitled|unnamed|download|file)(?=[\d\s()]|$)/i;

/** The name that a camera or a messenger gave a picture tells visitors nothing. */
export function isCameraName(title: string): boolean {
  const words = title.trim().replaceAll(/[_.-]+/g, ' ');
  if (words === '') return false;
  const rest = words
    .replace(makers, '')
    .replaceAll(/\b(at|wa|am|pm|edited|copy|burst|hdr|night|portrait)\b/gi, '');
  // No word is left: digits, signs, and the letters of a code.
  return !/[\p{L}\p{M}]{3}/u.test(rest) && /\d|^\P{L}*$/u.test(words.replace(makers, '0'));
}

/** A title to begin with, from a file's name: without its ending, dashes and underscores; Nepali letters stay. */
export function titleFromName(name: string): string {
  const stem = name.normalize('NFC').replace(/\.[\p{L}\p{N}]{1,5}$/u, '');
  return stem.replace(/[_\s-]+/gu, ' ').trim();
}

export interface ManyFields {
  /** Name of the picture's field, and the field. */
  readonly picture: readonly [string, PictureField];
  readonly title: readonly [string, TextField];
  readonly common: readonly (readonly [string, ChoiceField])[];
}

/** The fields that the definition's `addMany` names; throws where it names fields of other kinds. */
export function manyFields({ path, fields, addMany }: ContentTypeDefinition): ManyFields {
  const picture = fields[addMany?.picture ?? ''];
  const title = fields[addMany?.title ?? ''];
  if (!addMany || picture?.kind !== 'picture' || title?.kind !== 'text') {
    throw new Error(`The definition of ${path} names no picture and title to add many by`);
  }
  const common = addMany.common.map((name) => {
    const field = fields[name];
    if (field?.kind !== 'choice') throw new Error(`${name} of ${path} is no choice for all`);
    return [name, field] as const;
  });
  return { picture: [addMany.picture, picture], title: [addMany.title, title], common };
}

export type RowState =
  | { readonly name: 'waiting' }
  | { readonly name: 'queued' }
  | { readonly name: 'sending'; readonly percent: number }
  | { readonly name: 'failed'; readonly message: string; readonly offline: boolean }
  | { readonly name: 'done'; readonly item: AnyItem };

export type Values = Readonly<Record<string, string>>;

/** Who can be recognised in a picture; '' where nobody has said, or for what is said of all. */
export type People = PeopleInPicture | '';

export interface RowTexts {
  /** Its title and its own choices; '' for what is chosen for all. */
  readonly values: Values;
  readonly alt: string;
  readonly people: People;
}

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

export const isUnsent = ({ state }: Row): boolean => state.name !== 'done';
export const isOnItsWay = ({ state }: Row): boolean => state.name === 'queued' || state.name === 'sending';

/** Sent without further ado: it is on its way, or waits for the connection. */
export const isPromised = (row: Row): boolean =>
  isOnItsWay(row) || (row.state.name === 'failed' && row.state.offline);

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
