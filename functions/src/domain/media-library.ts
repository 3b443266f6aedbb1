import type { ContentPath } from '@content';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import type { MediaItem } from '@content/api/contract';
import type { MediaPage, MediaQuestion } from '@content/api/staff-contract';
import { consentState } from '@content/files/picture-details';
import { isMediaId, type FileKind } from '@content/files/media-types';
import type { Services } from '../services';
import { defaultsOf, historyOf, type MediaRecord } from '../model/media';
import type { FileRoots } from '../store/previews';
import type { StoredFile } from '../model/content';
import { allUses, changedAt, serializeUse, type Use } from './media-uses';
import { pageAt, type Paging } from './paging';
import { serializeMedia } from './serialize';
import { matchersOf, type SearchableText, searchableText, searchEntryOf } from './staff-search';

export interface MediaQuery extends Paging {
  /** Words that must all occur in a file's name and description, or in an item that uses it. */
  readonly text?: string | undefined;
  readonly kind?: FileKind | undefined;
  /** Only files that items of this type use. */
  readonly type?: ContentPath | undefined;
  readonly question?: MediaQuestion | undefined;
}

/** An uploaded file with its uses, the last changed item first. */
interface Entry {
  readonly id: string;
  readonly record: MediaRecord;
  readonly uses: readonly Use[];
}

/** All files but those that have just been uploaded for an item and are not used yet. */
async function entriesOf(services: Services): Promise<Entry[]> {
  const [uses, records] = await Promise.all([allUses(services), services.media.all()]);
  const dayAgo = services.clock().getTime() - DAY_MS;
  return [...records]
    .map(([id, record]) => ({ id, record, uses: uses.get(id) ?? [] }))
    .filter(
      ({ record, uses: { length } }) =>
        length > 0 || record.isInLibrary || record.createdAt.getTime() < dayAgo,
    );
}

/** The last moment at which a file was uploaded or an item with it changed. */
function activeAt({ record, uses: [use] }: Entry): number {
  return Math.max(record.createdAt.getTime(), use ? changedAt(use) : 0);
}

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
    uses: uses.map(serializeUse),
    uploadedAt: record.createdAt.toISOString(),
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
