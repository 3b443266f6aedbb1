import type { AnyItem, ChoiceField, ContentTypeDefinition, Field, PictureField, TextField } from '@content';
import type { MediaItem } from '@content/api/contract';
import { consentOf, type PeopleInPicture } from '@content/files/picture-details';
import { CONSENT_CONFIRMED, type PublishOptions, type TargetStatus } from '@content/items/publishing-status';
import { validateInput } from '@content/items/validate';
import { NetworkError } from '../../../data/staff/admin-client';
import { BATCH, draftKey, readDraft, readFiles } from '../drafts/draft-store';
import { emptyContent, type FormContent, reusedFile } from '../form/content/form-content';
import type { FormDraft } from '../form/save/form-draft';
import { failedStatus, type FormStatus, goneStatus, isCancel } from '../form/save/form-status';
import { runSave, type SaveOutcome } from '../form/save/save-item';

/** The people in a picture; '' where nobody has said who they are. */
export type People = PeopleInPicture | '';

/** The choices for each picture that has none itself. */
export interface ForAll {
  readonly values: Readonly<Record<string, string>>;
  readonly people: People;
}

export interface Row {
  /** Of the row, and of the upload of its file. */
  readonly id: string;
  /** Under which its item is added. */
  readonly key: string;
  /** Its file, if it was chosen in this browser. */
  readonly file?: File | undefined;
  /** The library's entry, once it has the file. */
  readonly media?: MediaItem | undefined;
  readonly values: Readonly<Record<string, string>>;
  /** Without it the description is the library's. */
  readonly alt?: string;
  readonly people?: People;
  /** The people in it whose publication somebody has confirmed. */
  readonly confirmed?: People;
  /** What it becomes, once that is agreed to. */
  readonly to?: TargetStatus | undefined;
  /** It is being saved, or is saved once there is a connection. */
  readonly phase?: 'sending' | 'offline' | undefined;
  /** Why the last save has failed. */
  readonly failure?: FormStatus | undefined;
  /** What it has become. */
  readonly item?: AnyItem;
}

/** Pictures that are added together. */
export interface Batch {
  readonly rows: readonly Row[];
  readonly forAll: ForAll;
}

export type BatchDraft = Batch & Pick<FormDraft, 'at' | 'isQueued'>;

/** The storage key of the batch of a type, of which each person has one. */
export const batchKey = (path: string): string => draftKey(BATCH, path);

/** The fields of a type that a batch shows, by name, as the definition's `bulkCreate` names them. */
export function batchFields({ fields, bulkCreate }: ContentTypeDefinition) {
  const { picture, title, common } = bulkCreate as NonNullable<typeof bulkCreate>;
  const named = <F extends Field>(name: string) => [name, fields[name] as F] as const;
  return {
    picture: named<PictureField>(picture),
    title: named<TextField>(title),
    common: common.map((name) => named<ChoiceField>(name)),
  };
}

export const fileNameOf = ({ file, media }: Pick<Row, 'file' | 'media'>): string =>
  (file ?? media?.file)?.name ?? '';

/** Whether a row is on its way, or waits for the connection. */
export const isQueued = ({ phase }: Row): boolean => phase !== undefined;

export const valueOf = ({ values }: Row, { values: ofAll }: ForAll, name: string): string =>
  values[name] || (ofAll[name] ?? '');

export const altOf = ({ alt, media }: Row): string => alt ?? (media ? reusedFile(media).alt : '');

/** The people in a picture: as chosen for it alone, as the library has noted, or as chosen for all. */
export const peopleIn = ({ people, media }: Row, forAll: ForAll): People =>
  people ?? media?.consent?.people ?? forAll.people;

/** The content of a row's item, as a form has it. People whom the library has noted are not noted anew. */
export function contentOf(type: ContentTypeDefinition, row: Row, forAll: ForAll): FormContent {
  const { picture, title, common } = batchFields(type);
  const { values, files } = emptyContent(type);
  const entered = [title, ...common].map(([name]) => [name, valueOf(row, forAll, name)] as const);
  const alt = altOf(row);
  const people = peopleIn(row, forAll);
  const used = row.media ? reusedFile(row.media) : { alt, fresh: row.file };
  const isNoted = people === '' || people === row.media?.consent?.people;
  const file = {
    ...used,
    id: row.id,
    alt,
    // To another description belongs no translation.
    ...(used.alt !== alt && { translations: {} }),
    ...(!isNoted && { details: { consent: consentOf(people) } }),
  };
  return {
    values: { ...values, ...Object.fromEntries(entered) },
    files: { ...files, [picture[0]]: [file] },
  };
}

/** Checks whether a row can become `to`. */
export const validateRow = (type: ContentTypeDefinition, row: Row, forAll: ForAll, to: TargetStatus) =>
  validateInput(type, contentOf(type, row, forAll), to === 'draft' ? 'draft' : 'create');

/** The pictures that need a question before they are published: of a child, or of unknown people. */
export const picturesToAsk = (rows: readonly Row[], forAll: ForAll): readonly Row[] =>
  rows.filter((row) => {
    const people = peopleIn(row, forAll);
    return (people === '' || people === 'child') && people !== row.confirmed;
  });

/** Says where a picture has been added already, earlier in the batch or by an item; '' if nowhere. */
export function repetitionOf(rows: readonly Row[], row: Row, path: string): string {
  const first = rows.findIndex(({ media }) => media !== undefined && media.media === row.media?.media);
  if (first !== -1 && rows[first] !== row) return `The same as picture ${first + 1}.`;
  const use = row.media?.uses.find((one) => one.path === path);
  return use === undefined ? '' : `Already added as “${use.title}”.`;
}

export const withChange = (rows: readonly Row[], id: string, part: Partial<Row>): readonly Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...part, values: { ...row.values, ...part.values } } : row));

/** The change of a row by a save; `freshKey` becomes its key should the item be gone. One that a colleague has changed since it was added is done. */
export function afterSave(type: ContentTypeDefinition, outcome: SaveOutcome, freshKey: string): Partial<Row> {
  const phase = undefined;
  switch (outcome.name) {
    case 'saved':
      return { phase, item: outcome.item };
    case 'conflict':
      return { phase, item: outcome.latest };
    case 'gone':
      return { phase, key: freshKey, failure: goneStatus(type) };
    case 'failed': {
      const { error } = outcome;
      if (error instanceof NetworkError) return { phase: 'offline' };
      return { phase, failure: isCancel(error) ? undefined : failedStatus(type, error) };
    }
  }
}

/**
 * Saves rows one after the other: where the list shows the newest first, the first of them comes last. Without a connection the
 * rest is not tried, so that they keep their order. `onSaved` gets the change of each.
 */
export async function saveRows(
  type: ContentTypeDefinition,
  { rows, forAll }: Batch,
  signal: AbortSignal,
  onSaved: (id: string, change: Partial<Row>) => void,
): Promise<void> {
  const isNewestFirst = type.order[0]?.direction === 'desc';
  let offline: SaveOutcome | undefined;
  for (const row of isNewestFirst ? rows.toReversed() : rows) {
    const confirm = row.confirmed === peopleIn(row, forAll) ? CONSENT_CONFIRMED : undefined;
    const options: PublishOptions = { state: row.to, confirm };
    const input = { content: contentOf(type, row, forAll), base: undefined, key: row.key, options };
    const outcome = offline ?? (await runSave(type, batchKey(type.path), input, signal));
    if (outcome.name === 'failed' && outcome.error instanceof NetworkError) offline = outcome;
    onSaved(row.id, afterSave(type, outcome, crypto.randomUUID()));
  }
}

/** The draft of a batch; null when all of it has been added. */
export function draftOf({ rows, forAll }: Batch): BatchDraft | null {
  const left = rows.filter(({ item }) => item === undefined);
  if (left.length === 0) return null;
  return { at: new Date().toISOString(), forAll, rows: left, isQueued: left.some(isQueued) };
}

/** The draft of a type's batch, with the pictures that the library or this browser has, and the names of the others; null for none. */
export async function recoverBatch(type: ContentTypeDefinition) {
  const key = batchKey(type.path);
  const draft = readDraft<BatchDraft>(key);
  if (!draft) return null;
  const kept = await readFiles(key);
  const isThere = ({ id, media }: Row) => media !== undefined || kept.has(id);
  const rows = draft.rows.filter(isThere).map((row): Row => ({ ...row, file: kept.get(row.id) }));
  return {
    at: draft.at,
    batch: { forAll: draft.forAll, rows: rows.map((row) => ({ ...row, phase: undefined })) },
    /** The rows that were being added, or waited for the connection: they are added without a question. */
    queued: draft.isQueued ? rows.filter(isQueued) : [],
    missing: draft.rows.filter((row) => !isThere(row)).map(fileNameOf),
  };
}

/** Puts an earlier batch before the one on the screen; its rows keep what was chosen for all of them. */
export function prependBatch({ rows, forAll }: Batch, now: Batch): Batch {
  if (now.rows.length === 0) return { rows, forAll };
  const own = (row: Row): Row => ({
    ...row,
    values: Object.fromEntries(
      Object.keys({ ...forAll.values, ...row.values }).map((name) => [name, valueOf(row, forAll, name)]),
    ),
    people: row.people ?? (row.media?.consent ? undefined : forAll.people),
  });
  return { ...now, rows: [...rows.map(own), ...now.rows] };
}

export type RecoverableBatch = NonNullable<Awaited<ReturnType<typeof recoverBatch>>>;
