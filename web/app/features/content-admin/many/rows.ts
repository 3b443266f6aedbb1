import type { ChoiceField, ContentTypeDefinition, PictureField, TextField, AnyItem } from '@content';
import type { FieldError, MediaItem } from '@content/contract';
import { consentOf, type PeopleInPicture } from '@content/picture-details';
import { CONSENT_CONFIRMED, type TargetStatus, publishingStateIn } from '@content/publishing-status';
import { reusedFile } from '../form/files';
import type { ChosenFile } from '../media/upload-queue';
import type { SaveInput } from '../saving/save';

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

/** A failed row `asks` where the API publishes it once somebody has confirmed it; `offline`: only the connection is missing. */
export type RowState =
  | { readonly name: 'waiting' }
  | { readonly name: 'queued' }
  | { readonly name: 'failed'; readonly message: string; readonly offline: boolean; readonly asks: boolean }
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

/** A row as a draft stores it. */
export interface KeptRow extends RowTexts {
  /** The id of the row and of its upload. */
  readonly id: string;
  /** Idempotency-Key: a picture whose response got lost is not added twice. */
  readonly key: string;
  /** The name of its file. */
  readonly name: string;
  /** Its media id, once the library has it. */
  readonly media?: string | undefined;
  /** Who is in the picture, as the library has noted it. */
  readonly noted?: PeopleInPicture | undefined;
  readonly to: TargetStatus;
  /** Whom it showed when its publication was confirmed: of anybody else nothing is confirmed. */
  readonly confirmed?: People | undefined;
}

/** One of many pictures: what is typed about it, and how far it has come. */
export interface Row extends KeptRow {
  /** The file, if it was chosen in this browser. */
  readonly file?: File | undefined;
  /** The library's entry; a restored row has none. */
  readonly item?: MediaItem | undefined;
  readonly problems: readonly FieldError[];
  readonly state: RowState;
}

export function newRow({ title, common }: ManyFields, name: string, file?: File): Row {
  const choices = common.map(([field]) => [field, '']);
  return {
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    name,
    file,
    values: { [title[0]]: titleFromName(name), ...Object.fromEntries(choices) } as Values,
    alt: '',
    people: '',
    problems: [],
    state: { name: 'waiting' },
    to: 'published',
  };
}

/** Adds the library's entry to a row; its description and people stand where nothing else has been typed or chosen. */
export function inLibrary<R extends Row>(row: R, item: MediaItem): R {
  const noted = item.consent?.people;
  const alt = row.alt || reusedFile(item).alt;
  const isUntouched = row.people === (row.noted ?? '');
  return { ...row, media: item.media, item, alt, noted, people: isUntouched ? (noted ?? '') : row.people };
}

/** The title of one of many pictures that share a pattern; counted from one. */
export const numberedTitle = (pattern: string, number: number): string => `${pattern} ${number}`;

export const isUnsent = ({ state }: Row): boolean => state.name !== 'done';
export const isOnItsWay = ({ state }: Row): boolean => state.name === 'queued';

/** Whether the row has been added as a draft. */
export const isDraft = ({ state }: Row): boolean =>
  state.name === 'done' && publishingStateIn(state.item).state === 'draft';

/** Sent without further ado: it is on its way, or waits for the connection. */
export const isQueued = (row: Row): boolean =>
  isOnItsWay(row) || (row.state.name === 'failed' && row.state.offline);

/** Files that the library lacks: a draft stores them in this browser. */
export const filesToKeep = (rows: readonly Row[]): readonly ChosenFile[] =>
  rows.flatMap(({ id, file, media }) => (file && media === undefined ? [{ id, file }] : []));

export const peopleIn = (row: Row, forAll: ForAll): People => row.people || forAll.people;

/** Why the API asks before it publishes a picture; undefined where it has not asked. */
export const questionOf = ({ state }: Row): string | undefined =>
  state.name === 'failed' && state.asks ? state.message : undefined;

/** Those that are not to be published without a question: of a child, of nobody knows whom, or the API asks. */
export const picturesToAsk = (rows: readonly Row[], forAll: ForAll): readonly Row[] =>
  rows.filter((row) => ['', 'child'].includes(peopleIn(row, forAll)) || questionOf(row) !== undefined);

/** What tells that a picture is added once more: it stands earlier in the list, or an item of the type has it. */
export function repetitionOf({ path }: ContentTypeDefinition, rows: readonly Row[], row: Row): string {
  const first = rows.findIndex(({ media }) => media !== undefined && media === row.media);
  if (first !== -1 && rows[first] !== row) return `The same as picture ${first + 1}.`;
  const use = row.item?.uses.find((one) => one.path === path);
  return use ? `Already added as “${use.title}”.` : '';
}

/** The input that saves a row as an item; `forAll` has the values of all rows. */
export function inputOfRow({ picture, common }: ManyFields, row: Row, forAll: ForAll): SaveInput {
  const { id, key, to, media, noted, item, alt, values } = row;
  const choices = common.map(([name]) => [name, values[name] || (forAll.values[name] ?? '')]);
  const people = peopleIn(row, forAll);
  // A consent that is noted already may say more than who is in the picture.
  const isNew = people !== '' && people !== noted;
  const details = isNew && { details: { consent: consentOf(people) } };
  const used = item && reusedFile(item);
  // A translation belongs to the original text only.
  const file = used?.alt === alt ? used : { reused: used?.reused };
  const content = {
    values: { ...values, ...Object.fromEntries(choices) } as Values,
    files: { [picture[0]]: [{ ...file, id: media ?? id, alt, ...details }] },
  };
  const confirm = row.confirmed === people ? CONSENT_CONFIRMED : undefined;
  return { content, base: undefined, key, options: { state: to, confirm } };
}
