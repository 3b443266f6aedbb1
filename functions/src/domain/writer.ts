import { type ContentTypeDefinition, isTemplate, valueFields } from '@content';
import type { AuditAction, Person } from '@content/api/contract';
import { becomesPublic, COPY_OF } from '@content/items/publishing-status';
import { defaultValue } from '@content/items/default-values';
import { withEarlierValues } from '@content/items/translation-sources';
import type { Services } from '../services';
import { applyDueSchedule, isDraft, type ItemState, newestRevision } from '../model/item-state';
import type { Author, VersionCheck } from '../store/item-write';
import { type Content, type StoredFile, withDefaults } from '../model/content';
import { WriteConflict } from '../store/write-conflict';
import { type GivenConsents, requireConsent } from './consent-check';
import { requireSoundRedirect } from './links';
import { planReorder, planSave, type PublishOptions } from './publishing';
import { type ItemInput, readSubmission, requireComplete, type Submission } from './submission';

/*
 * A write reads what was sent, plans the change, checks what visitors come to see by it, and stores it with its version and its audit
 * entry. New files are in the library before, so that no record ever refers to a missing file.
 */

/** A content that a person saves under an id. */
interface Save extends Omit<Submission, 'order'> {
  readonly id: string;
  readonly current: ItemState | null;
  readonly person: Person;
}
/** A change of an item by a person; `matches` says whether a newer version than `current` may be changed too. */
interface ItemChange {
  readonly current: ItemState;
  readonly matches?: VersionCheck | undefined;
  readonly person: Person;
}
interface Update extends ItemChange {
  /** Reads what was sent, for the item as it is. */
  readonly read: (before: ItemState) => Promise<ItemInput>;
}
interface BringBack extends ItemChange {
  readonly version: number;
  readonly fields?: readonly string[] | undefined;
  readonly options: PublishOptions;
}
interface Copy extends Pick<Save, 'id' | 'person'> {
  readonly original: ItemState;
  readonly withDocuments: boolean;
}

/** Consents are facts: they are noted even if the write that brings them fails. Throws WriteConflict where a picture is gone. */
async function noteConsents(
  { media }: Pick<Services, 'media'>,
  type: ContentTypeDefinition,
  consents: GivenConsents,
  person: Person,
): Promise<void> {
  for (const [id, { consent, picture }] of consents) {
    const result = await media.note({ id, title: picture.alt }, { consent }, person);
    if (result === 'missing') throw new WriteConflict('mediaMissing', type);
  }
}

/**
 * Checks what visitors come to see by a save, and notes the consents that come with it. Returns the author of the write. Throws
 * ConsentRequired, and ValidationFailed for a redirect.
 */
async function checkSave(
  services: Services,
  type: ContentTypeDefinition,
  { id, current, content, options, consents, person }: Save,
): Promise<Author> {
  const { state } = planSave(current, id, content, options, services.clock());
  const shown = isDraft(state) ? [] : [newestRevision(state)];
  if (shown.length > 0) await requireSoundRedirect(services, type, id, content);
  const confirmed = await requireConsent(services, type, current, shown, options, consents);
  await noteConsents(services, type, consents, person);
  return { person, note: options.note, confirmed };
}

/**
 * Adds an item under `id`. A repeated request returns the item as it is, with `isReplayed`. Throws ValidationFailed,
 * ConsentRequired, WriteConflict.
 */
export async function createItem(
  services: Services,
  type: ContentTypeDefinition,
  id: string,
  input: ItemInput,
  person: Person,
): Promise<{ readonly state: ItemState; readonly isReplayed: boolean }> {
  const submission = await readSubmission(services, type, null, input, person);
  const author = await checkSave(services, type, { ...submission, id, current: null, person });
  const { content, options } = submission;
  return services.items.create(type, id, (now) => planSave(null, id, content, options, now), author);
}

/**
 * Saves on top of an item, due schedule applied, what is submitted for it then. Where somebody else was quicker, saves again on
 * top of their version if `matches` allows it. Throws WriteConflict.
 */
async function saveOnTop(
  services: Services,
  type: ContentTypeDefinition,
  { current, matches, person }: ItemChange,
  submit: (before: ItemState) => Submission | Promise<Submission>,
  action?: AuditAction,
): Promise<ItemState> {
  const { id } = current;
  try {
    const before = applyDueSchedule(current, services.clock());
    const submission = await submit(before);
    const { content, options, order } = submission;
    if (order) {
      // Reordering publishes nothing new: no consent check.
      const reorder = (now: ItemState, moment: Date) => planReorder(now, order, moment);
      return await services.items.update(type, id, matches, reorder, { person, note: options.note });
    }
    const author = await checkSave(services, type, { ...submission, id, current: before, person });
    const isUnchanged = (version: number) => version === current.version;
    const change = (now: ItemState, moment: Date) => ({
      ...planSave(now, id, content, options, moment),
      ...(action && { action }),
    });
    return await services.items.update(type, id, isUnchanged, change, author);
  } catch (error) {
    if (!(error instanceof WriteConflict && error.reason === 'stale')) throw error;
    const latest = await services.items.get(type, id);
    if (!latest) throw new WriteConflict('missing', type);
    if (matches && !matches(latest.version)) throw error;
    return saveOnTop(services, type, { current: latest, matches, person }, submit, action);
  }
}

/** Changes what the input names and nothing else. Throws ValidationFailed, ConsentRequired, WriteConflict. */
export function updateItem(
  services: Services,
  type: ContentTypeDefinition,
  { read, ...change }: Update,
): Promise<ItemState> {
  return saveOnTop(services, type, change, async (before) =>
    readSubmission(services, type, before, await read(before), change.person),
  );
}

/** A content with the given fields of an earlier one, or with all of them. */
function withEarlier(
  type: ContentTypeDefinition,
  present: Content,
  { values, files }: Content,
  fields: readonly string[] | undefined,
): Content {
  if (!fields) return { values, files };
  const chosen = Object.entries(files).filter(([name]) => fields.includes(name));
  return {
    values: withEarlierValues(type, present.values, values, fields),
    files: { ...present.files, ...Object.fromEntries(chosen) },
  };
}

/**
 * Makes an earlier version the newest content, or gives the newest content the given fields of that version. Without publish
 * options it is a draft where the item has one. Version 0 is the defaults of a global. Throws WriteConflict,
 * ValidationFailed, ConsentRequired.
 */
export async function bringBack(
  services: Services,
  type: ContentTypeDefinition,
  { version, fields, options, ...change }: BringBack,
): Promise<ItemState> {
  const isFirst = version === 0 && type.defaults !== undefined;
  const earlier = isFirst
    ? withDefaults(type, { values: {}, files: {} })
    : await services.versions.get(type, change.current.id, version);
  if (!earlier) throw new WriteConflict('missing', type);
  const submit = (before: ItemState): Submission => {
    const content = withEarlier(type, newestRevision(before), earlier, fields);
    if (becomesPublic(isDraft(before), options)) requireComplete(type, content, before);
    return { content, options, consents: new Map(), order: null };
  };
  return saveOnTop(services, type, change, submit, 'bringBack');
}

/** The values of a copy: without the original's dates, no template, and with a title that begins with `COPY_OF`. */
function copiedValues(type: ContentTypeDefinition, values: Content['values']): Content['values'] {
  const days = valueFields(type).filter(([, { type: fieldType }]) => fieldType === 'date');
  const copied = {
    ...values,
    ...Object.fromEntries(days.map(([name, field]) => [name, defaultValue(type, name, field)])),
    ...(type.template && { [type.template]: false }),
  };
  if (isTemplate(type, values)) return copied;
  const field = type.fields[type.titleField];
  const title = values[type.titleField];
  if (typeof title !== 'string' || title === '' || field?.type !== 'text') return copied;
  const characters = Array.from(COPY_OF + title).slice(0, field.maxLength);
  return { ...copied, [type.titleField]: characters.join('') };
}

/** Adds a draft that is a copy of an item, without its dates, and unless `withDocuments` without its documents. Throws WriteConflict. */
export async function duplicateItem(
  { items }: Pick<Services, 'items'>,
  type: ContentTypeDefinition,
  { original, id, withDocuments, person }: Copy,
): Promise<ItemState> {
  const { values, files } = newestRevision(original);
  const copied = (list: readonly StoredFile[]) =>
    withDocuments ? list : list.filter(({ kind }) => kind === 'picture');
  const content: Content = {
    values: copiedValues(type, values),
    files: Object.fromEntries(Object.entries(files).map(([name, list]) => [name, copied(list)])),
  };
  const change = (now: Date) => planSave(null, id, content, { state: 'draft' }, now);
  const { state } = await items.create(type, id, change, { person, copyOf: original.id });
  return state;
}
