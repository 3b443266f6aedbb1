import type { ContentTypeDefinition } from '@content';
import { isVisible, valueFields } from '@content';
import { dayInNepal } from '@content/calendar';
import type { Person } from '@content/contract';
import { isPossibleId } from '@content/ids';
import { COPY_OF } from '@content/publishing-status';
import { defaultValue, defaultValues } from '@content/validate';
import { logTrouble } from '../request-log';
import type { Services } from '../services';
import { StoreUnavailable } from '../store/deadline';
import type { ItemVersion, ItemState } from '../store/editions';
import { publicVersionAt, filesOfState, newestVersion, openFiles, withNextVersion } from '../store/editions';
import type { Author, Change, VersionCheck } from '../store/items';
import { WriteConflict } from '../store/items';
import type { UploadedPicture } from '../store/picture-records';
import type { Content, StoredFile, StoredPicture } from '../store/stored';
import { picturesIn } from '../store/stored';
import { consentProblem } from './consent-questions';
import { ConsentRequired, ValidationFailed } from './errors';
import type { Form } from './form';
import type { PublishOptions } from './publishing';
import { arranged, becomesPublic, saved } from './publishing';
import type { Submission } from './submission';
import { contentAfter, demandComplete, locationsOf, readSubmission } from './submission';
import type { PreparedFile } from './uploads';
import { copyFile, withOwnUploadId } from './uploads';

type WriterServices = Pick<
  Services,
  'items' | 'documents' | 'files' | 'versions' | 'pictures' | 'accounts' | 'clock'
>;

/** The documents of an item before and after a write. */
interface Written {
  readonly before: ItemState | null;
  readonly after: ItemState;
}

function preparedFiles({ files, remade }: Submission): PreparedFile[] {
  return [...Object.values(files).flat(), ...Object.values(remade)];
}

/** The values of a copy, without the days of the original. */
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

function isUse(file: StoredFile, source: string): file is StoredPicture {
  return file.kind === 'picture' && file.source === source;
}

const visiblePictures = (type: ContentTypeDefinition, content: Content) =>
  isVisible(type, content.values) ? picturesIn(content) : [];

/** The versions that visitors see now or at a moment to come; a draft is none. */
function publishedVersions({ live, next }: ItemState): ItemVersion[] {
  return [live, next?.from ? next : null].filter((version) => version !== null);
}

function newPictures(prepared: readonly PreparedFile[]): UploadedPicture[] {
  return prepared.flatMap(({ stored, name }) =>
    stored.kind === 'picture' && name !== undefined ? [{ source: stored.source, name }] : [],
  );
}

/** A version to bring back, whole or only some of its fields. */
export interface EarlierContent {
  readonly version: number;
  readonly fields?: readonly string[] | undefined;
}

function withEarlier(present: Content, { values, files }: Content, fields?: readonly string[]): Content {
  if (!fields) return { values, files };
  const chosen = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)));
  return {
    values: { ...present.values, ...chosen(values) },
    files: { ...present.files, ...chosen(files) },
  };
}

function without(files: readonly StoredFile[], others: readonly StoredFile[]): StoredFile[] {
  const ids = new Set(others.map(({ uploadId }) => uploadId));
  return files.filter(({ uploadId }) => !ids.has(uploadId));
}

/**
 * Writes content in the order that never leaves a document pointing at nothing: new files, then what becomes public is
 * brought into the public's reach, then the document (with its version and its audit entry), then what is public no longer
 * is taken out of reach. The API and the seeds both write through it. Files that nothing uses are left to the sweep.
 */
export class ContentWriter {
  constructor(private readonly services: WriterServices) {}

  /** Adds an item under `id`; a repeat with the same id returns the first result. Throws ValidationFailed, WriteConflict. */
  async create(type: ContentTypeDefinition, id: string, form: Form, person: Person): Promise<ItemState> {
    const submission = await readSubmission(this.services, type, null, form, person);
    const change = (now: Date) =>
      saved(null, id, contentAfter(type, id, submission, null), submission.options, now);
    const planned = change(this.services.clock()).state;
    return this.submit(type, null, planned, submission, person, (author) =>
      this.add(type, planned, change, author),
    );
  }

  /** Changes the fields of the form and nothing else. Throws ValidationFailed, WriteConflict. */
  async update(
    type: ContentTypeDefinition,
    current: ItemState,
    matches: VersionCheck | undefined,
    form: Form,
    person: Person,
  ): Promise<ItemState> {
    const { id } = current;
    const submission = await readSubmission(this.services, type, current, form, person);
    if (submission.isEmpty) {
      throw new ValidationFailed(type.requireOneOf?.message ?? 'Send at least one field to change');
    }
    // Visitors come to see nothing that they do not see already: no picture is asked about.
    if (submission.isOrderAlone)
      return this.change(type, current, matches, { person, note: submission.options.note }, (now, moment) =>
        arranged(now, submission.values, moment),
      );
    const change = (now: ItemState, moment: Date) =>
      saved(now, id, contentAfter(type, id, submission, now), submission.options, moment);
    const planned = change(current, this.services.clock()).state;
    return this.submit(type, current, planned, submission, person, (author) =>
      this.services.items.update(type, id, matches, change, author),
    );
  }

  /** Changes an item without new files, such as `unpublished` and `withoutDraft`. Throws WriteConflict. */
  async change(
    type: ContentTypeDefinition,
    current: ItemState,
    matches: VersionCheck | undefined,
    author: Author,
    change: (current: ItemState, now: Date) => Change,
  ): Promise<ItemState> {
    const planned = change(current, this.services.clock()).state;
    return this.carryOut(type, current, planned, [], () =>
      this.services.items.update(type, current.id, matches, change, author),
    );
  }

  /**
   * Decides whether another picture may take the place of every use of one in an item: in what visitors see and in the draft
   * of what comes next. Writes nothing yet, so that of several items all are decided before one is changed: what is returned
   * does that, and throws WriteConflict where the item is not this one any more. Throws ConsentRequired.
   */
  async pictureReplacement(
    type: ContentTypeDefinition,
    current: ItemState,
    source: string,
    picture: PreparedFile,
    { isConsentConfirmed }: Pick<PublishOptions, 'isConsentConfirmed'>,
    person: Person,
  ): Promise<() => Promise<ItemState>> {
    const uses = filesOfState(current).flatMap((file) => (isUse(file, source) ? [file.uploadId] : []));
    const others = new Map([...new Set(uses)].map((uploadId) => [uploadId, withOwnUploadId(picture)]));
    const replaced = (edition: ItemVersion | null): ItemVersion | null =>
      edition && { ...edition, files: inFiles(edition) };
    const inFiles = ({ files }: Content) =>
      Object.fromEntries(
        Object.entries(files).map(([name, list]) => [
          name,
          list.map((file) => {
            if (!isUse(file, source)) return file;
            const other = others.get(file.uploadId)?.stored;
            return other?.kind === 'picture' ? { ...other, alt: file.alt } : file;
          }),
        ]),
      );
    const change = (now: ItemState, updatedAt: Date): Change => {
      const state = { ...now, live: replaced(now.live), next: replaced(now.next) };
      return { state: withNextVersion(state, updatedAt), action: 'update' };
    };
    const planned = change(current, this.services.clock()).state;
    const options: PublishOptions = { to: 'published', isConsentConfirmed };
    const confirmed = await this.requireConsent(type, current, publishedVersions(planned), options);
    const isThis = (version: number) => version === current.version;
    return async () => {
      await this.services.pictures.add(newPictures([picture]));
      return this.carryOut(type, current, planned, [...others.values()], () =>
        this.services.items.update(type, current.id, isThis, change, { person, confirmed }),
      );
    };
  }

  /**
   * Makes an earlier version the newest one, or of the present one the given fields what they were then, with the
   * publish options asked for; without any it is a draft where the item has one. Version 0 is what a type's one item began with.
   * Throws WriteConflict, ValidationFailed, ConsentRequired.
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
      ? { values: defaultValues(type), files: {} }
      : await this.services.versions.get(type, current.id, version);
    if (!earlier) throw new WriteConflict('missing');
    const then = (now: ItemState) => withEarlier(newestVersion(now), earlier, fields);
    const planned = saved(current, current.id, then(current), options, this.services.clock()).state;
    const confirmed = await this.requireConsent(type, current, [newestVersion(planned)], options);
    return this.change(type, current, matches, { ...author, confirmed }, (now, moment) => {
      const content = then(now);
      if (becomesPublic(now, options)) demandComplete(type, content, 'update');
      const { state } = saved(now, now.id, content, options, moment);
      return { state, action: 'bringBack' };
    });
  }

  /**
   * Adds a draft that is called a copy, with everything that an item has but its dates, which were those of the old one, and
   * its documents where they are not wanted. Files are copied. Throws WriteConflict.
   */
  async duplicate(
    type: ContentTypeDefinition,
    original: ItemState,
    id: string,
    { withDocuments }: { readonly withDocuments: boolean },
    author: Author,
  ): Promise<ItemState> {
    const { values, files } = newestVersion(original);
    const copies = Object.entries(files).map(([name, list]) => {
      const used = withDocuments ? list : list.filter(({ kind }) => kind === 'picture');
      const { path } = type;
      return [
        name,
        used.map((file) => copyFile(file, { path, id: original.id, uploadId: file.uploadId })),
      ] as const;
    });
    const content: Content = {
      values: copiedValues(type, values),
      files: Object.fromEntries(copies.map(([name, list]) => [name, list.map(({ stored }) => stored)])),
    };
    const change = (now: Date) => saved(null, id, content, { to: 'draft' }, now);
    const planned = change(this.services.clock()).state;
    const prepared = copies.flatMap(([, list]) => list);
    return this.carryOut(type, null, planned, prepared, () => this.add(type, planned, change, author));
  }

  /** Moves an item to the trash, then its files out of the public's reach. Throws WriteConflict. */
  async remove(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck | undefined,
    person: Person,
  ): Promise<void> {
    if (!isPossibleId(id)) throw new WriteConflict('missing');
    const state = await this.services.items.remove(type, id, matches, { person });
    await this.closeQuietly(type, id, openFiles(state));
  }

  /** Brings a deleted item back, its files first. Throws WriteConflict, ConsentRequired. */
  async restore(
    type: ContentTypeDefinition,
    id: string,
    { isConsentConfirmed }: Pick<PublishOptions, 'isConsentConfirmed'>,
    person: Person,
  ): Promise<ItemState> {
    const { items, documents, files } = this.services;
    const trashed = isPossibleId(id) ? await documents.trashed(type, id) : null;
    if (!trashed) throw new WriteConflict('missing');
    const options: PublishOptions = { to: 'published', isConsentConfirmed };
    const confirmed = await this.requireConsent(type, null, publishedVersions(trashed.state), options);
    const locations = locationsOf(type.path, id, openFiles(trashed.state));
    await files.open(locations);
    try {
      return await items.restore(type, id, { person, confirmed });
    } catch (error) {
      // Somebody else may have restored it at the same time: then the files stay where they are.
      const isDeleted = error instanceof WriteConflict && (await items.get(type, id)) === null;
      if (isDeleted) await files.close(locations);
      throw error;
    }
  }

  /** Removes a deleted item for good, its versions and all originals included. Throws WriteConflict. */
  async erase(type: ContentTypeDefinition, id: string, person: Person): Promise<void> {
    if (!isPossibleId(id)) throw new WriteConflict('missing');
    await this.services.items.erase(type, id, { person });
    await this.services.files.dropItem(type.path, id);
  }

  private async add(
    type: ContentTypeDefinition,
    planned: ItemState,
    change: (now: Date) => Change,
    author: Author,
  ): Promise<Written> {
    const { items, files } = this.services;
    const { id } = planned;
    const { state, created } = await items.create(type, id, change, author);
    if (created) return { before: null, after: state };
    await files.drop(locationsOf(type.path, id, filesOfState(planned)));
    return { before: state, after: state };
  }

  /** Saves a form with all that comes with it: files, consents, large uploads. Throws ConsentRequired. */
  private async submit(
    type: ContentTypeDefinition,
    current: ItemState | null,
    planned: ItemState,
    submission: Submission,
    person: Person,
    write: (author: Author) => Promise<Written>,
  ): Promise<ItemState> {
    const { options } = submission;
    const shown = [newestVersion(planned)];
    const confirmed = await this.requireConsent(type, current, shown, options, submission);
    const prepared = preparedFiles(submission);
    await this.services.pictures.add(newPictures(prepared));
    await this.noteConsents(submission, person);
    const author = { person, note: options.note, confirmed };
    const after = await this.carryOut(type, current, planned, prepared, () => write(author));
    await this.dropClaimed(submission, person);
    return after;
  }

  /**
   * Throws ConsentRequired where visitors would come to see a picture that needs a decision, and nobody has confirmed it.
   * Returns the sources of those that were confirmed. `current` is null where visitors see nothing yet, `shown` is what they
   * would come to see, and `submission` brings new pictures and consents.
   */
  private async requireConsent(
    type: ContentTypeDefinition,
    current: ItemState | null,
    shown: readonly ItemVersion[],
    options: PublishOptions,
    submission?: Submission,
  ): Promise<string[]> {
    if (!becomesPublic(current, options)) return [];
    const now = this.services.clock();
    const today = dayInNepal(now);
    const pictures = shown.flatMap((version) => {
      const day = dayInNepal(version.from ?? now);
      return visiblePictures(type, version).map(({ source }) => ({ source, day }));
    });
    const sources = pictures.map(({ source }) => source);
    const consents = await this.services.pictures.consents(sources);
    const names = await this.services.pictures.names(sources);
    const uploaded = submission ? newPictures(preparedFiles(submission)) : [];
    const newNames = new Map(uploaded.map(({ source, name }) => [source, name]));
    const before = current && publicVersionAt(current, now);
    const seen = new Set(before ? visiblePictures(type, before).map(({ source }) => source) : []);
    const questions = new Map<string, string>();
    for (const { source, day } of pictures) {
      const known = consents.get(source) ?? null;
      const isKnownToShowChild = seen.has(source) && known?.people === 'child';
      const given = submission?.consents.get(source);
      const name = names.get(source) ?? newNames.get(source) ?? '';
      const consent = given ? given.consent : known;
      const question = consentProblem(name, consent, { today, day }, isKnownToShowChild);
      if (question !== null) questions.set(source, question);
    }
    if (questions.size > 0 && !options.isConsentConfirmed)
      throw new ConsentRequired([...new Set(questions.values())]);
    return [...questions.keys()];
  }

  /** Consents are facts: they stay noted whatever becomes of the write that brings them. */
  private async noteConsents({ consents }: Submission, person: Person): Promise<void> {
    const { pictures } = this.services;
    const names = await pictures.names([...consents.keys()]);
    for (const [source, { consent, title }] of consents)
      await pictures.note({ source, title: title || (names.get(source) ?? '') }, consent, person);
  }

  /**
   * Runs a write, with files in the order above. `planned` is what the item becomes where no other write comes in between;
   * a write that surely did not happen takes its files back.
   */
  private async carryOut(
    type: ContentTypeDefinition,
    current: ItemState | null,
    planned: ItemState,
    prepared: readonly PreparedFile[],
    write: () => Promise<Written>,
  ): Promise<ItemState> {
    const { files } = this.services;
    const { id } = planned;
    const locations = (some: readonly StoredFile[]) => locationsOf(type.path, id, some);
    const stored = prepared.map((file) => file.stored);
    const opening = without(openFiles(planned), openFiles(current));
    const known = without(opening, stored);
    const isNewOpen = new Set(opening.map(({ uploadId }) => uploadId));
    let written: Written;
    try {
      for (const { stored: file, objects, copyOf: from } of prepared) {
        const place = { path: type.path, id, uploadId: file.uploadId };
        const isOpen = isNewOpen.has(file.uploadId);
        if (from) await files.copy(from, place, isOpen);
        else await files.add(place, objects, isOpen);
      }
      await files.open(locations(known));
      written = await write();
    } catch (error) {
      // After a time-out the write may still arrive: its files stay until the sweep, which removes what no item uses.
      if (!(error instanceof StoreUnavailable)) {
        await files.drop(locations(stored));
        await this.closeQuietly(type, id, known);
      }
      throw error;
    }
    // The write stands: whatever fails from here on takes none of its files back.
    const { before, after } = written;
    const open = openFiles(after);
    const wereOpen = [...openFiles(before), ...opening];
    await files.open(locations(without(open, wereOpen)));
    await this.closeQuietly(type, id, without(wereOpen, open));
    return after;
  }

  /** Takes files out of the public's reach, but those that somebody else has published at the same time. */
  private async closeQuietly(
    type: ContentTypeDefinition,
    id: string,
    files: readonly StoredFile[],
  ): Promise<void> {
    if (files.length === 0) return;
    try {
      const open = openFiles(await this.services.items.get(type, id));
      await this.services.files.close(locationsOf(type.path, id, without(files, open)));
    } catch (error) {
      // No page shows them any more; the scheduled sweep moves what is left of them.
      logTrouble(`files not taken out of reach: ${type.path}/${id}`, error);
    }
  }

  /**
   * Removes large uploads that a write has taken, and the accounts that they were sent with. It stands whatever becomes of
   * them: what stays ends after a day.
   */
  private async dropClaimed({ claimed }: Submission, person: Person): Promise<void> {
    const { files, accounts } = this.services;
    try {
      await Promise.all(
        claimed.flatMap((uploadId) => [
          files.dropIncoming(person.uid, uploadId),
          accounts.endUpload(uploadId),
        ]),
      );
    } catch (error) {
      logTrouble('claimed upload not removed', error);
    }
  }
}
