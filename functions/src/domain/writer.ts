import { type ContentTypeDefinition, isTemplate, valueFields } from '@content';
import type { Person } from '@content/api/contract';
import { becomesPublic, type ConsentAnswer, COPY_OF } from '@content/items/publishing-status';
import { defaultValue } from '@content/items/default-values';
import { withEarlierValues } from '@content/items/translations';
import type { Services } from '../services';
import type { Revision, ItemState } from '../store/item-state';
import { applyDueSchedule, contentOf, isDraft, newestRevision } from '../store/item-state';
import { type Author, type Change, type VersionCheck, WriteConflict } from '../store/items';
import type { Content, StoredFile } from '../store/stored';
import { type GivenConsents, requireConsent } from './consent-check';
import { requireSoundRedirect } from './links';
import { eraseUnused } from './unused-media';
import { planReorder, planSave, type PublishOptions } from './publishing';
import { type ItemInput, readSubmission, requireComplete, type Submission } from './submission';

type WriterServices = Pick<
  Services,
  'items' | 'content' | 'files' | 'media' | 'previews' | 'config' | 'clock'
>;

/** The values of a copy: without the original's dates, no template, and with a title that says that it is a copy of another item. */
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

/** The revisions that visitors see now or will see at a moment; a draft is not one. */
export function publishedRevisions({ published, draft }: ItemState): Revision[] {
  return [published, draft?.from ? draft : null].filter((version) => version !== null);
}

/** What visitors come to see by a save: the newest revision, unless it is a draft. */
const revisionsToShow = (state: ItemState): Revision[] => (isDraft(state) ? [] : [newestRevision(state)]);

/** A content to save, and the consents that come with it. */
type Saving = Pick<Submission, 'content' | 'options'> & Partial<Pick<Submission, 'consents'>>;

/** A version to bring back, whole or only some of its fields. */
export interface EarlierContent {
  readonly version: number;
  readonly fields?: readonly string[] | undefined;
}

function withEarlier(
  type: ContentTypeDefinition,
  present: Content,
  { values, files }: Content,
  fields?: readonly string[],
): Content {
  if (!fields) return { values, files };
  const chosen = Object.entries(files).filter(([name]) => fields.includes(name));
  return {
    values: withEarlierValues(type, present.values, values, fields),
    files: { ...present.files, ...Object.fromEntries(chosen) },
  };
}

/**
 * Writes content: new files first, then the record with its version and its audit entry, so that no record ever refers to a
 * missing file. API and seeds write through it. The nightly sweep removes files that nothing uses.
 */
export class ContentWriter {
  constructor(private readonly services: WriterServices) {}

  /** Adds an item under `id`; the same request once more returns what is there (`isReplayed`). Throws ValidationFailed, WriteConflict. */
  async create(
    type: ContentTypeDefinition,
    id: string,
    input: ItemInput,
    person: Person,
  ): Promise<{ readonly state: ItemState; readonly isReplayed: boolean }> {
    const submission = await readSubmission(this.services, type, null, input, person);
    return this.submit(type, null, id, submission, person, (change, author) =>
      this.services.items.create(type, id, (now) => change(null, now), author),
    );
  }

  /** Changes what the input names and nothing else; `read` reads it for the item as it is. Throws ValidationFailed, WriteConflict. */
  async update(
    type: ContentTypeDefinition,
    current: ItemState,
    matches: VersionCheck | undefined,
    read: (before: ItemState) => Promise<ItemInput>,
    person: Person,
  ): Promise<ItemState> {
    return this.basedOn(type, current, matches, async (before, isUnchanged) => {
      const submission = await readSubmission(this.services, type, before, await read(before), person);
      const { options, order } = submission;
      const { items } = this.services;
      // Reordering publishes nothing new: no consent check.
      if (order) {
        const change = (now: ItemState, moment: Date) => planReorder(now, order, moment);
        return items.update(type, before.id, matches, change, { person, note: options.note });
      }
      return this.submit(type, before, before.id, submission, person, (change, author) =>
        items.update(type, before.id, isUnchanged, change, author),
      );
    });
  }

  /**
   * Saves on top of an item as it is. Where somebody else was quicker, once more on top of that, if `matches` allows it. Throws
   * WriteConflict.
   */
  private async basedOn(
    type: ContentTypeDefinition,
    current: ItemState,
    matches: VersionCheck | undefined,
    save: (before: ItemState, isUnchanged: VersionCheck) => Promise<ItemState>,
  ): Promise<ItemState> {
    try {
      const before = applyDueSchedule(current, this.services.clock());
      return await save(before, (version) => version === current.version);
    } catch (error) {
      if (!(error instanceof WriteConflict && error.reason === 'stale')) throw error;
      const latest = await this.services.items.get(type, current.id);
      if (!latest) throw new WriteConflict('missing');
      if (matches && !matches(latest.version)) throw error;
      return this.basedOn(type, latest, matches, save);
    }
  }

  /**
   * Makes an earlier version the newest content, or gives the newest content the given fields of that version. Without publish
   * options it is a draft where the item has one. Version 0 is the defaults of a global. Throws WriteConflict,
   * ValidationFailed, ConsentRequired.
   */
  async bringBack(
    type: ContentTypeDefinition,
    current: ItemState,
    { version, fields }: EarlierContent,
    options: PublishOptions,
    matches: VersionCheck | undefined,
    person: Person,
  ): Promise<ItemState> {
    const isFirst = version === 0 && type.defaults !== undefined;
    const earlier: Content | null = isFirst
      ? contentOf(type, {}, {})
      : await this.services.items.version(type, current.id, version);
    if (!earlier) throw new WriteConflict('missing');
    return this.basedOn(type, current, matches, async (before, isUnchanged) => {
      const content = withEarlier(type, newestRevision(before), earlier, fields);
      if (becomesPublic(isDraft(before), options)) requireComplete(type, content, before);
      return this.submit(type, before, before.id, { content, options }, person, (change, author) => {
        const bringBack = (now: ItemState, moment: Date): Change => ({
          ...change(now, moment),
          action: 'bringBack',
        });
        return this.services.items.update(type, before.id, isUnchanged, bringBack, author);
      });
    });
  }

  /** Adds a draft that is a copy of an item, without its dates, and without its documents where that is asked. Throws WriteConflict. */
  async duplicate(
    type: ContentTypeDefinition,
    original: ItemState,
    id: string,
    { withDocuments }: { readonly withDocuments: boolean },
    author: Author,
  ): Promise<ItemState> {
    const { values, files } = newestRevision(original);
    const wanted = (list: readonly StoredFile[]) =>
      withDocuments ? list : list.filter(({ kind }) => kind === 'picture');
    const content: Content = {
      values: copiedValues(type, values),
      files: Object.fromEntries(Object.entries(files).map(([name, list]) => [name, wanted(list)])),
    };
    const change = (now: Date) => planSave(null, id, content, { state: 'draft' }, now);
    const { state } = await this.services.items.create(type, id, change, { ...author, copyOf: original.id });
    return state;
  }

  /** Brings a deleted item back. Throws WriteConflict, ValidationFailed, ConsentRequired. */
  async restore(
    type: ContentTypeDefinition,
    id: string,
    answer: ConsentAnswer,
    person: Person,
  ): Promise<ItemState> {
    const { items } = this.services;
    const trashed = await items.trashed(type, id);
    if (!trashed) throw new WriteConflict('missing');
    const shown = publishedRevisions(trashed.state);
    for (const revision of shown) await requireSoundRedirect(this.services, type, id, revision);
    const confirmed = await requireConsent(this.services, type, null, shown, answer);
    return items.restore(type, id, { person, confirmed });
  }

  /** Removes a deleted item for good, with its versions and every upload that nothing else uses. Throws WriteConflict. */
  async erase(type: ContentTypeDefinition, id: string, person: Person): Promise<void> {
    const media = await this.services.items.erase(type, id, { person });
    await eraseUnused(this.services, media);
  }

  /** Saves a content with the consents that come with it; `write` makes the change. Throws ConsentRequired, and ValidationFailed for a redirect. */
  private async submit<T>(
    type: ContentTypeDefinition,
    current: ItemState | null,
    id: string,
    { content, options, consents = new Map() }: Saving,
    person: Person,
    write: (change: (current: ItemState | null, now: Date) => Change, author: Author) => Promise<T>,
  ): Promise<T> {
    const change = (state: ItemState | null, now: Date) => planSave(state, id, content, options, now);
    const planned = change(current, this.services.clock()).state;
    if (!isDraft(planned)) await requireSoundRedirect(this.services, type, id, content);
    const confirmed = await requireConsent(
      this.services,
      type,
      current,
      revisionsToShow(planned),
      options,
      consents,
    );
    await this.noteConsents(consents, person);
    return write(change, { person, note: options.note, confirmed });
  }

  /** Consents are facts: they are noted even if the write that brings them fails. */
  private async noteConsents(consents: GivenConsents, person: Person): Promise<void> {
    const { media } = this.services;
    const names = await media.names([...consents.keys()]);
    for (const [id, { consent, picture }] of consents)
      await media.note({ id, title: picture.alt || (names.get(id) ?? '') }, { consent }, person);
  }
}
