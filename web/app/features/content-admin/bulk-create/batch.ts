import type { ChoiceField, ContentTypeDefinition, PictureField, TextField } from '@content';
import type { MediaItem } from '@content/api/contract';
import { consentOf } from '@content/files/picture-details';
import type { PublishOptions } from '@content/items/publishing-status';
import { validateInput, type ValidationMode } from '@content/items/validate';
import { type FormEvent, type FormState, openForm, reduceForm } from '../item-form/form-reducer';
import { type FormFile, reusedFile } from '../item-form/form-content';
import { CLEAN, isCancel } from '../item-form/form-status';
import type { SaveOutcome } from '../item-form/save-item';
import type { BatchDraft, ForAll, People, RowDraft, RowFacts } from './batch-draft';
import { titleFromName } from './file-names';

/** The fields that a batch shows. */
export interface BatchFields {
  /** Name of the picture's field, and the field. */
  readonly picture: readonly [string, PictureField];
  readonly title: readonly [string, TextField];
  readonly common: readonly (readonly [string, ChoiceField])[];
}

/** The fields that the definition's `bulkCreate` names; throws where it names fields of other types. */
export function batchFields({ path, fields, bulkCreate }: ContentTypeDefinition): BatchFields {
  const picture = fields[bulkCreate?.picture ?? ''];
  const title = fields[bulkCreate?.title ?? ''];
  if (!bulkCreate || picture?.type !== 'picture' || title?.type !== 'text')
    throw new Error(`The definition of ${path} names no picture and title to add many by`);
  const common = bulkCreate.common.map((name) => {
    const field = fields[name];
    if (field?.type !== 'choice') throw new Error(`${name} of ${path} is no choice for all`);
    return [name, field] as const;
  });
  return { picture: [bulkCreate.picture, picture], title: [bulkCreate.title, title], common };
}

/** One picture of a batch: the form of its item, and what that does not hold. */
export interface Row extends RowFacts {
  readonly form: FormState;
  /** The file, if it was chosen in this browser. */
  readonly chosen?: File | undefined;
}

/** The forms of the pictures that are added together. */
export interface Batch {
  readonly rows: readonly Row[];
  readonly forAll: ForAll;
}

export const emptyBatch = ({ common }: BatchFields): Batch => ({
  rows: [],
  forAll: { values: Object.fromEntries(common.map(([name]) => [name, ''])), people: '' },
});

/** A batch with some of its rows changed. */
export const changedRows = (batch: Batch, ids: readonly string[], change: (row: Row) => Row): Batch => ({
  ...batch,
  rows: batch.rows.map((row) => (ids.includes(row.id) ? change(row) : row)),
});

const pictureField = ({ form }: Row) => batchFields(form.type).picture[0];

/** The picture of a row, as its form has it. */
export const fileOf = (row: Row): FormFile =>
  row.form.content.files[pictureField(row)]?.[0] ?? { id: row.id, alt: '' };

export const valueOf = ({ form }: Row, name: string): string => String(form.content.values[name] ?? '');

/** Who is in a picture: what was said on this screen, or else what the library has noted. */
export const peopleIn = (row: Row): People => fileOf(row).details?.consent?.people ?? row.noted ?? '';

const reduced = (row: Row, event: FormEvent): Row => ({ ...row, form: reduceForm(row.form, event) });

export const withValue = (row: Row, name: string, value: string): Row =>
  reduced(row, {
    name: 'changed',
    change: (now) => ({ ...now, values: { ...now.values, [name]: value } }),
  });

const withFile = (row: Row, part: Partial<FormFile>): Row =>
  reduced(row, {
    name: 'changed',
    change: (now) => ({
      ...now,
      files: { ...now.files, [pictureField(row)]: [{ ...fileOf(row), ...part }] },
    }),
  });

/** With another description, to which no translation belongs. */
export const withAlt = (row: Row, alt: string): Row => withFile(row, { alt, translations: {} });

/** With somebody else in the picture, whose publication nobody has confirmed. What the library has noted is not noted anew. */
export function withPeople(row: Row, people: People): Row {
  const details = people === '' || people === row.noted ? undefined : { consent: consentOf(people) };
  const next = withFile(row, { details });
  if (peopleIn(next) === peopleIn(row)) return next;
  return { ...next, form: { ...next.form, options: { ...next.form.options, confirm: undefined } } };
}

/** A row for a chosen file, with what was chosen for all. */
export function newRow(type: ContentTypeDefinition, forAll: ForAll, name: string, chosen?: File): Row {
  const { title } = batchFields(type);
  const form = openForm(type, undefined, crypto.randomUUID());
  const row = { id: crypto.randomUUID(), name, form, chosen };
  const values = Object.entries({ ...forAll.values, [title[0]]: titleFromName(name) });
  const filled = values.reduce(
    (now, [field, value]) => withValue(now, field, value),
    withFile(row, { fresh: chosen }),
  );
  return withPeople(filled, forAll.people);
}

/** Adds the library's entry to a row; what it says counts where nothing else has been typed or chosen for this picture. */
export function inLibrary(row: Row, item: MediaItem, forAll: ForAll): Row {
  const file = fileOf(row);
  const used = reusedFile(item);
  const texts = file.alt === '' || file.alt === used.alt ? used : file;
  const noted = item.consent?.people;
  const usedAs = item.uses.find(({ path }) => path === row.form.type.path)?.title;
  const next = withFile(
    { ...row, noted, usedAs },
    { ...texts, id: row.id, fresh: undefined, reused: used.reused },
  );
  const isOwn = peopleIn(row) !== forAll.people;
  return withPeople(next, noted && !isOwn ? noted : peopleIn(row));
}

/** Rows that have the earlier choice for all, or none, get the new one. */
export function chosenForAll(batch: Batch, part: Partial<ForAll>): Batch {
  const before = batch.forAll;
  const forAll = { ...before, ...part };
  const follow = (row: Row): Row => {
    if (isDone(row) || isOnItsWay(row)) return row;
    const isSaid = peopleIn(row) !== '' && (peopleIn(row) !== before.people || peopleIn(row) === row.noted);
    return Object.entries(forAll.values).reduce(
      (now, [name, value]) =>
        ['', before.values[name]].includes(valueOf(now, name)) ? withValue(now, name, value) : now,
      part.people === undefined || isSaid ? row : withPeople(row, part.people),
    );
  };
  return { forAll, rows: batch.rows.map(follow) };
}

/** The title of one of many pictures that share a pattern; counted from one. */
export const numberedTitle = (pattern: string, number: number): string => `${pattern} ${number}`;

export const isDone = ({ form }: Row): boolean => form.item !== undefined;
export const isOnItsWay = ({ form }: Row): boolean => form.phase.name === 'sending';
const isOffline = ({ form }: Row): boolean => form.phase.name === 'editing' && form.phase.offline;
/** Saved without further ado: it is on its way, or waits for the connection. */
export const isQueued = (row: Row): boolean => !isDone(row) && (isOnItsWay(row) || isOffline(row));

/** Those that are not to be published without a question: of a child, or of nobody knows whom. */
export const picturesToAsk = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => ['', 'child'].includes(peopleIn(row)) && row.form.options.confirm === undefined);

/** What tells that a picture is added once more: it stands earlier in the batch, or an item of the type has it. */
export function repetitionOf(rows: readonly Row[], row: Row): string {
  const mediaOf = (one: Row) => (fileOf(one).reused ?? fileOf(one).stored)?.media;
  const first = rows.findIndex((one) => mediaOf(one) !== undefined && mediaOf(one) === mediaOf(row));
  if (first !== -1 && rows[first] !== row) return `The same as picture ${first + 1}.`;
  return row.usedAs === undefined ? '' : `Already added as “${row.usedAs}”.`;
}

/** What a row lacks to be saved: null for nothing. */
export const lackOf = ({ form }: Row, mode: ValidationMode): string | null =>
  validateInput(form.type, form.content, mode).detail;

/** Asks for the save of a row, unless something is missing in it; without options for the one before again. */
export const askedToSave = (row: Row, options?: PublishOptions): Row =>
  reduced(row, { name: 'saveAsked', options });

/** A row after its save. One that is there already, and that a colleague has changed since, is done. */
export function afterSave(row: Row, outcome: SaveOutcome): Row {
  const next = reduced(row, { name: 'saveEnded', outcome, freshKey: crypto.randomUUID() });
  if (outcome.name === 'conflict') return reduced(next, { name: 'theirsTaken' });
  const isCancelled = outcome.name === 'failed' && isCancel(outcome.error);
  return isCancelled ? { ...next, form: { ...next.form, status: CLEAN } } : next;
}

/** The draft of a batch; null when all of it has been added. */
export function draftOf({ rows, forAll }: Batch): BatchDraft | null {
  const at = new Date().toISOString();
  const unsaved = rows
    .filter((row) => !isDone(row))
    .map((row): RowDraft => {
      const { id, name, noted, usedAs, form } = row;
      const { content, key, itemId, options } = form;
      const sent = { content, base: undefined, key, itemId, options };
      return { ...sent, id, name, noted, usedAs, at, isQueued: isQueued(row) };
    });
  return unsaved.length > 0
    ? { at, forAll, rows: unsaved, isQueued: unsaved.some((row) => row.isQueued) }
    : null;
}

/** The row of a draft; `chosen` is its file, if the library lacks it. */
export function rowOf(type: ContentTypeDefinition, draft: RowDraft, chosen?: File): Row {
  const { id, name, noted, usedAs } = draft;
  const opened = { id, name, noted, usedAs, form: openForm(type, undefined, draft.key) };
  const row = reduced(opened, { name: 'draftTaken', draft });
  return fileOf(row).reused ? row : withFile({ ...row, chosen }, { fresh: chosen });
}
