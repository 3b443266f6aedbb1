import { type ContentPath, type ContentType, type ContentTypeDefinition, fileFields } from '@content';
import { lacksDescription } from '@content/items/attention';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import type { MediaAction, MediaItem, MediaUse, Overview, Person } from '@content/api/contract';
import { MEDIA_LOG, type MediaPage, type MediaQuestion } from '@content/api/staff-contract';
import { consentState } from '@content/files/picture-details';
import { isMediaId, type FileKind } from '@content/files/media-types';
import type { Services } from '../services';
import type { AllStates } from '../store/content-index';
import { StoreUnavailable } from '../store/deadline';
import { type ItemState, newestRevision, revisionsOf, visibleRevisionAt } from '../store/item-state';
import { defaultsOf, historyOf, type MediaRecord } from '../store/media-record';
import { type Content, mediaIn, type StoredFile } from '../store/stored';
import { serializeMedia } from './serialize';
import type { FileRoots } from '../store/previews';
import { MediaInUse, ValidationFailed } from './errors';
import { pageAt, type Paging } from './paging';
import { eraseUnused, mediaInItems } from './unused-media';
import type { UploadedFile } from '../media-processing/check-file';
import { refusalOf, storeFile } from './uploads';
import { matchersOf, type SearchableText, searchableText, searchEntryOf } from './staff-search';

export interface MediaQuery extends Paging {
  /** Words that must all occur in a file's name and description, or in an item that uses it. */
  readonly text?: string | undefined;
  readonly kind?: FileKind | undefined;
  /** Only files that items of this type use. */
  readonly type?: ContentPath | undefined;
  readonly question?: MediaQuestion | undefined;
}

/** A use of a file in an item. */
interface Use {
  readonly type: ContentType;
  readonly state: ItemState;
  readonly field: string;
  readonly file: StoredFile;
  readonly isPublic: boolean;
  /** Of a picture: neither it nor the field that stands for its description says what it shows. */
  readonly isUndescribed: boolean;
}

/** An uploaded file with its uses, the last changed item first. */
interface Entry {
  readonly id: string;
  readonly record: MediaRecord;
  readonly uses: readonly Use[];
}

function filesIn(type: ContentTypeDefinition, content: Content) {
  return fileFields(type).flatMap(([field, declared]) =>
    (content.files[field] ?? []).map((file) => ({
      field,
      file,
      isUndescribed: file.kind === 'picture' && lacksDescription(declared, content.values, file.alt),
    })),
  );
}

/** The uses of files by an item, one of each: in its newest content, or else in what is published beside it. */
function usesOf(type: ContentType, state: ItemState, now: Date): Use[] {
  const visible = visibleRevisionAt(type, state, now);
  const publicMedia = visible ? mediaIn(visible) : [];
  const uses = [newestRevision(state), ...revisionsOf(state)].flatMap((content) => filesIn(type, content));
  const medias = uses.map(({ file }) => file.media);
  return uses
    .filter(({ file }, at) => medias.indexOf(file.media) === at)
    .map((use) => ({ type, state, ...use, isPublic: publicMedia.includes(use.file.media) }));
}

const changedAt = ({ state }: Use) => state.updatedAt.getTime();

/** The uses of all files by media: in newest contents, and in what is published beside drafts. */
export async function allUses({ content, clock }: Services): Promise<ReadonlyMap<string, readonly Use[]>> {
  const now = clock();
  const uses = (await content.allStates()).flatMap(({ type, states }) =>
    states.flatMap((state) => usesOf(type, state, now)),
  );
  const byMedia = new Map<string, Use[]>();
  for (const use of uses.toSorted((a, b) => changedAt(b) - changedAt(a)))
    byMedia.set(use.file.media, [...(byMedia.get(use.file.media) ?? []), use]);
  return byMedia;
}

/** All files but those that have just been uploaded for an item and are not used yet. */
async function entriesOf(services: Services): Promise<Entry[]> {
  const [uses, records] = await Promise.all([allUses(services), services.media.all()]);
  const dayAgo = services.clock().getTime() - DAY_MS;
  return [...records]
    .map(([id, record]) => ({ id, record, uses: uses.get(id) ?? [] }))
    .filter(
      ({ record, uses: { length } }) =>
        length > 0 || record.isInLibrary || record.createdAt.toMillis() < dayAgo,
    );
}

/** The last moment at which a file was uploaded or an item with it changed. */
function activeAt({ record, uses: [use] }: Entry): number {
  return Math.max(record.createdAt.toMillis(), use ? changedAt(use) : 0);
}

const toUse = ({ type, state, field, file, isPublic }: Use): MediaUse => ({
  path: type.path,
  _id: state.id,
  title: searchEntryOf(type, state).title,
  field,
  alt: (file.kind === 'picture' ? file.alt : file.label) ?? '',
  isPublic,
});

/** A file as it is used, or without a use as it was uploaded. */
function shownFile({ id, record, uses: [use] }: Entry): StoredFile {
  if (use) return use.file;
  const { name, type, bytes, renditions, document } = record;
  if (document) return { kind: 'document', media: id, name, type, bytes, ...document };
  const { picture, ...parts } = renditions ?? {};
  const rendition = picture ?? Object.values(parts)[0];
  if (!rendition) throw new Error(`media/${id} has no rendition`);
  const { alt, focus } = defaultsOf(record);
  return { kind: 'picture', media: id, alt, ...rendition, ...(focus && { focus }) };
}

function serialize(entry: Entry, roots: FileRoots): MediaItem {
  const { id, record, uses } = entry;
  const names = new Map([[id, record.name]]);
  return {
    media: id,
    file: serializeMedia(shownFile(entry), names, roots),
    uses: uses.map(toUse),
    uploadedAt: record.createdAt.toDate().toISOString(),
    uploadedBy: record.createdBy,
    consent: record.consent,
    ...defaultsOf(record),
  };
}

/** An unused picture without a description, or one that lacks it in some use. */
function isUndescribed({ record, uses }: Entry): boolean {
  if (uses.length > 0) return uses.some((use) => use.isUndescribed);
  return !record.document && defaultsOf(record).alt === '';
}

/** The searchable texts of a file: its own, and those of the items that use it. */
const textsOf = ({ record, uses }: Entry): SearchableText[] => [
  searchableText(`${record.name} ${defaultsOf(record).alt}`),
  ...uses.flatMap(({ type, state }) => {
    const { title, text } = searchEntryOf(type, state);
    return [text, searchableText(title)];
  }),
];

/** Whether a file fits a question of the library. */
function fitsQuestion(question: MediaQuestion, entry: Entry, today: string): boolean {
  const { consent } = entry.record;
  if (question === 'unused') return entry.uses.length === 0;
  if (question === 'undescribed') return isUndescribed(entry);
  return question === 'children' ? consent?.people === 'child' : consentState(consent, today) === question;
}

/** The consent that ends first comes first. */
const byEnd = (a: Entry, b: Entry) =>
  (a.record.consent?.until ?? '').localeCompare(b.record.consent?.until ?? '');

/** One page of the media library, the last active file first. Reads every media document. Throws InvalidQuery. */
export async function listMedia(services: Services, query: MediaQuery): Promise<MediaPage> {
  const matchers = matchersOf(query.text ?? '');
  const { kind, type: path, question } = query;
  const today = siteDay(services.clock());
  const entries = (await entriesOf(services))
    .filter(
      (entry) =>
        (kind === undefined || (entry.record.document ? 'document' : 'picture') === kind) &&
        (path === undefined || entry.uses.some(({ type }) => type.path === path)) &&
        (question === undefined || fitsQuestion(question, entry, today)) &&
        matchers.every((matches) => textsOf(entry).some(matches)),
    )
    .toSorted((a, b) => activeAt(b) - activeAt(a) || (a.id < b.id ? -1 : 1));
  const found = question === 'ended' || question === 'ending' ? entries.toSorted(byEnd) : entries;
  const page = pageAt(found, ({ id }) => id, query);
  const roots = await services.previews.staffRoots();
  return { ...page, items: page.items.map((entry) => serialize(entry, roots)), total: found.length };
}

/** The numbers of pictures in items whose consent has ended or ends soon. */
export async function countConsents(
  { media, clock }: Services,
  all: AllStates,
): Promise<Overview['consents']> {
  const today = siteDay(clock());
  const consents = await media.endingConsents(today);
  // A picture that only the trash or a version uses needs no attention.
  const used = mediaInItems(all);
  const states = [...consents].flatMap(([id, consent]) => (used.has(id) ? consentState(consent, today) : []));
  const count = (state: 'ended' | 'ending') => states.filter((each) => each === state).length;
  return { ended: count('ended'), ending: count('ending') };
}

/** One file with its uses and the history of its consents, or null. A new one has no uses. */
export async function oneMedia(
  services: Services,
  id: string,
  { isNew = false } = {},
): Promise<MediaItem | null> {
  const record = isMediaId(id) ? await services.media.get(id) : null;
  if (!record) return null;
  const uses = isNew ? [] : ((await allUses(services)).get(id) ?? []);
  const roots = await services.previews.staffRoots();
  return { ...serialize({ id, record, uses }, roots), history: historyOf(record) };
}

/** The upload that a picture shows a part of, whole, as a data URL; null where it is gone. */
export async function originalAsDataUrl({ files }: Services, id: string): Promise<string | null> {
  const upload = isMediaId(id) ? await files.readOriginal(id) : null;
  if (!upload) return null;
  const { renderWhole } = await import('../media-processing/pictures');
  return `data:image/webp;base64,${(await renderWhole(upload)).toString('base64')}`;
}

/** Runs work on the file of a field, and turns its refusal into a ValidationFailed of the field. */
export async function asValidationError<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = refusalOf(error, field);
    throw new ValidationFailed(refusal.error.message, [refusal.error], refusal.reason);
  }
}

/** The purpose of an upload. */
export interface UploadOptions {
  /** What it has to be; by default a picture or a document. */
  readonly kind?: FileKind | undefined;
  /** For an item that is being written: the sweep takes it after a day unless something uses it, and no log tells of it. */
  readonly isTemporary: boolean;
}

/** Adds a file to the library. Throws ValidationFailed. */
export async function uploadMedia(
  services: Services,
  file: UploadedFile,
  { kind, isTemporary }: UploadOptions,
  person: Person,
): Promise<MediaItem> {
  const { media: id, isNew } = await asValidationError('file', storeFile(services, kind, file, person));
  const wasKept = (await services.media.get(id))?.isInLibrary ?? false;
  if (!isTemporary && !wasKept) await services.media.keep(id);
  const item = await oneMedia(services, id, { isNew });
  if (!item) throw new StoreUnavailable('media');
  if (!isTemporary && !wasKept) await note(services, 'uploadMedia', item, person);
  return item;
}

async function note(
  { audit, clock }: Pick<Services, 'audit' | 'clock'>,
  action: MediaAction,
  { media: itemId, file: { name: title = '' } }: MediaItem,
  actor: Person,
): Promise<void> {
  await audit.note({ action, path: MEDIA_LOG, itemId, title, actor, at: clock() });
}

/** Deletes a file for good that nothing uses. Returns false where there is none. Throws MediaInUse. */
export async function deleteMedia(services: Services, id: string, person: Person): Promise<boolean> {
  const item = await oneMedia(services, id);
  if (!item) return false;
  if (item.uses.length > 0) throw new MediaInUse(item.uses);
  await eraseUnused(services, [id]);
  if (await services.media.get(id)) throw new MediaInUse((await oneMedia(services, id))?.uses ?? []);
  await note(services, 'deleteMedia', item, person);
  return true;
}
