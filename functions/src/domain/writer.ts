import type { ContentTypeDefinition } from '@content';
import { valueFields } from '@content';
import type { Person } from '@content/contract';
import { isPossibleId } from '@content/ids';
import type { ConsentAnswer } from '@content/publishing-status';
import { COPY_OF } from '@content/publishing-status';
import { defaultValue } from '@content/default-values';
import { withEarlierValues } from '@content/translations';
import type { Services } from '../services';
import type { Revision, ItemState } from '../store/item-state';
import { applyDueSchedule, contentOf, isDraft, newestRevision, withNextVersion } from '../store/item-state';
import type { Author, Change, VersionCheck } from '../store/items';
import { WriteConflict } from '../store/items';
import type { Content, StoredFile, StoredPicture } from '../store/stored';
import { allFiles, descriptionOf } from '../store/stored';
import { requireConsent } from './consent-check';
import { ValidationFailed } from './errors';
import type { Form } from './form';
import { eraseTemporary, eraseUnused } from './unused-media';
import type { PublishOptions } from './publishing';
import { arranged, saved } from './publishing';
import type { Submission } from './submission';
import { contentAfter, demandComplete, readSubmission } from './submission';
import { dropClaimed } from './uploads';

type WriterServices = Pick<
  Services,
  'items' | 'records' | 'content' | 'files' | 'versions' | 'media' | 'uploadGrants' | 'clock'
>;

/** The values of a copy: without the original's dates, and with a title that says that it is one. */
function copiedValues(type: ContentTypeDefinition, values: Content['values']): Content['values'] {
  const days = valueFields(type).filter(([, { kind }]) => kind === 'date');
  const copied = {
    ...values,
    ...Object.fromEntries(days.map(([name, field]) => [name, defaultValue(type, name, field)])),
  };
  const field = type.fields[type.titleField];
  const title = values[type.titleField];
  if (typeof title !== 'string' || title === '' || field?.kind !== 'text') return copied;
  const characters = Array.from(COPY_OF + title).slice(0, field.maxLength);
  return { ...copied, [type.titleField]: characters.join('') };
}

/** The revisions that visitors see now or will see at a moment; a draft is not one. */
function publishedRevisions({ published, draft }: ItemState): Revision[] {
  return [published, draft?.from ? draft : null].filter((version) => version !== null);
}

/** What visitors come to see by a save: the newest revision, unless it is a draft. */
const shownOf = (state: ItemState): Revision[] => (isDraft(state) ? [] : [newestRevision(state)]);

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
    form: Form,
    person: Person,
  ): Promise<{ readonly state: ItemState; readonly isReplayed: boolean }> {
    const submission = await readSubmission(this.services, type, null, form, person);
    return this.submit(type, null, id, submission, person, (content, author) => {
      const change = (now: Date) => saved(null, id, content, submission.options, now);
      return this.services.items.create(type, id, change, author);
    });
  }

  /** Changes the fields of the form and nothing else. Throws ValidationFailed, WriteConflict. */
  async update(
    type: ContentTypeDefinition,
    current: ItemState,
    matches: VersionCheck | undefined,
    form: Form,
    person: Person,
  ): Promise<ItemState> {
    return this.basedOn(type, current, matches, async (before, isUnchanged) => {
      const submission = await readSubmission(this.services, type, before, form, person);
      const { options, values, isEmpty, isOrderAlone } = submission;
      if (isEmpty)
        throw new ValidationFailed(type.requireOneOf?.message ?? 'Send at least one field to change');
      // Reordering publishes nothing new: no consent check.
      if (isOrderAlone)
        return this.change(type, before.id, matches, { person, note: options.note }, (now, moment) =>
          arranged(now, values, moment),
        );
      return this.submit(type, before, before.id, submission, person, (content, author) =>
        this.change(type, before.id, isUnchanged, author, (now, moment) =>
          saved(now, now.id, content, options, moment),
        ),
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

  /** Changes an item without a form, such as `unpublished` and `withoutDraft`. Throws WriteConflict. */
  change(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck | undefined,
    author: Author,
    change: (current: ItemState, now: Date) => Change,
  ): Promise<ItemState> {
    return this.services.items.update(type, id, matches, change, author);
  }

  /**
   * Checks whether another picture may replace every use of one in an item, published and draft. Writes nothing yet, so that several
   * items can be checked before one is changed: the returned function writes, and throws WriteConflict if the item has changed
   * meanwhile. Throws ConsentRequired.
   */
  async pictureReplacement(
    type: ContentTypeDefinition,
    current: ItemState,
    media: string,
    picture: StoredPicture,
    answer: ConsentAnswer,
    person: Person,
  ): Promise<() => Promise<ItemState>> {
    const isReplaced = (file: StoredFile): file is StoredPicture =>
      file.kind === 'picture' && file.media === media;
    const inFiles = ({ files }: Content) =>
      Object.fromEntries(
        Object.entries(files).map(([name, list]) => [
          name,
          list.map((file) =>
            isReplaced(file) ? { ...picture, ...descriptionOf(file), alt: file.alt || picture.alt } : file,
          ),
        ]),
      );
    const replaced = (revision: Revision | null): Revision | null =>
      revision && allFiles(revision).some(isReplaced) ? { ...revision, files: inFiles(revision) } : revision;
    const change = (now: ItemState, updatedAt: Date): Change => ({
      state: withNextVersion(now, updatedAt, {
        published: replaced(now.published),
        draft: replaced(now.draft),
      }),
      action: 'update',
    });
    const planned = change(current, this.services.clock()).state;
    const confirmed = await requireConsent(this.services, type, current, publishedRevisions(planned), answer);
    const isThis = (version: number) => version === current.version;
    return () => this.change(type, current.id, isThis, { person, confirmed }, change);
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
    author: Author,
  ): Promise<ItemState> {
    const isFirst = version === 0 && type.defaults !== undefined;
    const earlier: Content | null = isFirst
      ? contentOf(type, {}, {})
      : await this.services.versions.get(type, current.id, version);
    if (!earlier) throw new WriteConflict('missing');
    return this.basedOn(type, current, matches, async (before, isUnchanged) => {
      const content = withEarlier(type, newestRevision(before), earlier, fields);
      const planned = saved(before, before.id, content, options, this.services.clock()).state;
      const confirmed = await requireConsent(this.services, type, before, shownOf(planned), options);
      if (!isDraft(planned)) demandComplete(type, content, before);
      return this.change(type, before.id, isUnchanged, { ...author, confirmed }, (now, moment) => ({
        state: saved(now, now.id, content, options, moment).state,
        action: 'bringBack',
      }));
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
    const change = (now: Date) => saved(null, id, content, { state: 'draft' }, now);
    const { state } = await this.services.items.create(type, id, change, { ...author, copyOf: original.id });
    return state;
  }

  /** Moves an item to the trash. Throws WriteConflict. */
  async remove(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck | undefined,
    person: Person,
  ): Promise<void> {
    if (!isPossibleId(id)) throw new WriteConflict('missing');
    await this.services.items.remove(type, id, matches, { person });
  }

  /** Brings a deleted item back. Throws WriteConflict, ConsentRequired. */
  async restore(
    type: ContentTypeDefinition,
    id: string,
    answer: ConsentAnswer,
    person: Person,
  ): Promise<ItemState> {
    const { items, records } = this.services;
    const trashed = isPossibleId(id) ? await records.trashed(type, id) : null;
    if (!trashed) throw new WriteConflict('missing');
    const shown = publishedRevisions(trashed.state);
    const confirmed = await requireConsent(this.services, type, null, shown, answer);
    return items.restore(type, id, { person, confirmed });
  }

  /** Removes a deleted item for good, with its versions and every upload that nothing else uses. Throws WriteConflict. */
  async erase(type: ContentTypeDefinition, id: string, person: Person): Promise<void> {
    if (!isPossibleId(id)) throw new WriteConflict('missing');
    const media = await this.services.items.erase(type, id, { person });
    await eraseUnused(this.services, media);
  }

  /** Saves a form with all that comes with it: consents, large uploads. Throws ValidationFailed, ConsentRequired. */
  private async submit<T>(
    type: ContentTypeDefinition,
    current: ItemState | null,
    id: string,
    submission: Submission,
    person: Person,
    write: (content: Content, author: Author) => Promise<T>,
  ): Promise<T> {
    const { options, consents } = submission;
    let content: Content;
    let confirmed: string[];
    try {
      content = contentAfter(type, submission, current);
      const planned = saved(current, id, content, options, this.services.clock()).state;
      confirmed = await requireConsent(this.services, type, current, shownOf(planned), options, consents);
    } catch (error) {
      // A refused form leaves no files behind; a colleague may have taken the same ones into the library.
      await eraseTemporary(this.services, submission.added);
      throw error;
    }
    await this.noteConsents(submission, person);
    const after = await write(content, { person, note: options.note, confirmed });
    await dropClaimed(this.services, submission.claimed, person);
    return after;
  }

  /** Consents are facts: they are noted even if the write that brings them fails. */
  private async noteConsents({ consents }: Submission, person: Person): Promise<void> {
    const { media } = this.services;
    const names = await media.names([...consents.keys()]);
    for (const [id, { consent, title }] of consents)
      await media.note({ id, title: title || (names.get(id) ?? '') }, { consent }, person);
  }
}
