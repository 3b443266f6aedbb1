import type { ContentPath, ContentType, ContentTypeDefinition } from '@content';
import { fileFields } from '@content';
import { dayInNepal } from '@content/calendar';
import type {
  Overview,
  SignedIn,
  PictureQuestion,
  PictureUse,
  ReplacedPicture,
  UsedPicture,
  UsedPictures,
} from '@content/contract';
import type { Consent } from '@content/picture-details';
import { isPictureField } from '@content/kinds/registry';
import { logTrouble } from '../request-log';
import type { Services } from '../services';
import type { ItemVersion, ItemState } from '../store/editions';
import { publicVersionAt, isOpen, itemOf, newestVersion } from '../store/editions';
import { WriteConflict } from '../store/items';
import type { Content, StoredPicture } from '../store/stored';
import { mediaIn } from '../store/stored';
import { ConsentRequired } from './errors';
import type { Paging } from './paging';
import { limitOf } from './paging';
import { presentForStaff } from './present-state';
import { pageAt } from './staff-list';
import type { PreparedPicture } from './uploads';
import { storeUpload } from './uploads';
import { searchable, wordsIn, wordsOf } from './words';
import { ContentWriter } from './writer';

export interface PicturesQuery extends Paging {
  /** Words that must all occur in a picture's name or description, or in an item that uses it. */
  readonly text?: string | undefined;
  /** Only pictures that items of this type use. */
  readonly type?: ContentPath | undefined;
  readonly question?: PictureQuestion | undefined;
}

/** A use of a picture, with what is known of its item. */
interface Found {
  readonly type: ContentType;
  readonly state: ItemState;
  /** The content that uses it: the newest, or what visitors see instead. */
  readonly edition: ItemVersion;
  readonly field: string;
  readonly picture: StoredPicture;
  readonly isPublic: boolean;
  /** Neither the picture nor the field that stands for its description says what it shows. */
  readonly isUndescribed: boolean;
}

interface Group {
  readonly id: string;
  readonly uses: readonly Found[];
}

type ReadingServices = Pick<Services, 'content' | 'media' | 'previews' | 'clock'>;

function picturesOf(type: ContentTypeDefinition, content: Content) {
  return fileFields(type).flatMap(([field, declared]) => {
    if (!isPictureField(declared)) return [];
    const description = declared.describedBy === undefined ? '' : content.values[declared.describedBy];
    return (content.files[field] ?? []).flatMap((picture) =>
      picture.kind === 'picture'
        ? [{ field, picture, isUndescribed: picture.alt === '' && description === '' }]
        : [],
    );
  });
}

type AllContent = Awaited<ReturnType<Services['content']['everything']>>;

async function allUses({ content, clock }: Pick<ReadingServices, 'content' | 'clock'>): Promise<Found[]> {
  return usesIn(await content.everything(), clock());
}

/** Every use of every picture: of newest contents, and of what visitors still see instead. */
function usesIn(all: AllContent, now: Date): Found[] {
  const found: Found[] = [];
  for (const { type, states } of all) {
    const definition: ContentTypeDefinition = type;
    for (const state of states) {
      const [newest, seen] = [newestVersion(state), publicVersionAt(state, now)];
      const shown = new Set(seen ? mediaIn(seen) : []);
      const known = new Set<string>();
      for (const edition of seen && seen !== newest ? [newest, seen] : [newest]) {
        for (const use of picturesOf(definition, edition)) {
          const { media } = use.picture;
          if (known.has(media)) continue;
          known.add(media);
          found.push({ type, state, edition, ...use, isPublic: shown.has(media) });
        }
      }
    }
  }
  return found;
}

const changedAt = ({ state }: Found) => state.updatedAt.getTime();

/** Uses of the same picture together, what was changed last first. */
function grouped(uses: readonly Found[]): Group[] {
  const groups = new Map<string, Found[]>();
  for (const use of uses) {
    const { media } = use.picture;
    const group = groups.get(media);
    if (group) group.push(use);
    else groups.set(media, [use]);
  }
  return [...groups]
    .map(([id, found]) => ({ id, uses: found.toSorted((a, b) => changedAt(b) - changedAt(a)) }))
    .toSorted((a, b) => newest(b) - newest(a) || (a.id < b.id ? -1 : 1));
}

const newest = ({ uses }: Group) => (uses[0] ? changedAt(uses[0]) : 0);

const toUse = ({ type, state, field, picture, isPublic }: Found): PictureUse => ({
  path: type.path,
  _id: state.id,
  title: wordsOf(type, state).title,
  field,
  alt: picture.alt,
  isPublic,
});

async function present(
  services: ReadingServices,
  { id, uses }: Group,
  consents: ReadonlyMap<string, Consent>,
): Promise<UsedPicture[]> {
  const [use] = uses;
  if (!use) return [];
  const { type, state, edition } = use;
  // Files that visitors may not fetch are reached by a root for staff.
  const isReached = isOpen(state) && edition === state.live;
  const root = isReached ? '' : await services.previews.rootFor(type.path, state.id);
  const item = await presentForStaff(services.media, type, itemOf(state, edition), root);
  const file = Object.values(item.files)
    .flat()
    .find(({ media }) => media === id);
  if (file?.kind !== 'picture') return [];
  return [{ media: id, file, uses: uses.map(toUse), consent: consents.get(id) ?? null }];
}

async function fitting(
  { media, clock }: ReadingServices,
  groups: readonly Group[],
  question: PictureQuestion | undefined,
): Promise<readonly Group[]> {
  if (question === undefined) return groups;
  if (question === 'undescribed') return groups.filter(({ uses }) => uses.some((use) => use.isUndescribed));
  const asked = await media.withConsent(question, dayInNepal(clock()));
  if (question === 'children') {
    const ofChildren = new Set(asked);
    return groups.filter(({ id }) => ofChildren.has(id));
  }
  const known = new Map(groups.map((group) => [group.id, group]));
  return asked.flatMap((id) => known.get(id) ?? []);
}

/** One page of all pictures that items use, drafts included. Reads a document for each. Throws InvalidQuery. */
export async function listPictures(services: ReadingServices, query: PicturesQuery): Promise<UsedPictures> {
  const limit = limitOf(query);
  const words = wordsIn(query.text ?? '');
  const all = grouped(await allUses(services));
  const names = await services.media.names(words.length > 0 ? all.map(({ id }) => id) : []);
  const groups = all.filter(
    ({ id, uses }) =>
      (query.type === undefined || uses.some(({ type }) => type.path === query.type)) &&
      words.every(
        (isIn) =>
          isIn(searchable(names.get(id) ?? '')) ||
          uses.some(({ type, state }) => {
            const { title, text } = wordsOf(type, state);
            return isIn(text) || isIn(searchable(title));
          }),
      ),
  );
  const found = await fitting(services, groups, query.question);
  const { page, ...rest } = pageAt(found, ({ id }) => id, query, limit);
  const consents = await services.media.consents(page.map(({ id }) => id));
  const items = await Promise.all(page.map((group) => present(services, group, consents)));
  return { ...rest, items: items.flat() };
}

/** Of how many pictures that items use the consent has ended, and of how many it ends soon. */
export async function countConsents(
  { media, clock }: Pick<ReadingServices, 'media' | 'clock'>,
  all: AllContent,
): Promise<Overview['consents']> {
  const now = clock();
  const today = dayInNepal(now);
  const [ended, ending] = await Promise.all([
    media.withConsent('ended', today),
    media.withConsent('ending', today),
  ]);
  if (ended.length + ending.length === 0) return { ended: 0, ending: 0 };
  // A picture that only the trash or a version uses is nothing to look at.
  const used = new Set(usesIn(all, now).map(({ picture }) => picture.media));
  const count = (ids: readonly string[]) => ids.filter((id) => used.has(id)).length;
  return { ended: count(ended), ending: count(ending) };
}

/** One picture with its uses and what was noted of its people, or null where none uses it. */
export async function onePicture(services: ReadingServices, media: string): Promise<UsedPicture | null> {
  const group = grouped(await allUses(services)).find(({ id }) => id === media);
  if (!group) return null;
  const [picture] = await present(services, group, await services.media.consents([media]));
  return picture ? { ...picture, history: await services.media.history(media) } : null;
}

/** The upload that a picture shows a part of, whole, as a data URL; null where no item uses it or the upload is gone. */
export async function wholeUpload(
  services: ReadingServices & Pick<Services, 'files'>,
  media: string,
): Promise<string | null> {
  const isUsed = (await allUses(services)).some(({ picture }) => picture.media === media);
  const upload = isUsed ? await services.files.readOriginal(media) : null;
  if (!upload) return null;
  const { toWhole } = await import('../store/pictures');
  return `data:image/webp;base64,${(await toWhole(upload)).toString('base64')}`;
}

/** The work of putting another picture into an item, and how the item is told of. */
interface Replacement {
  readonly item: ReplacedPicture['left'][number];
  /** Null where the person may not change the item. */
  readonly write: (() => Promise<ItemState>) | null;
}

/** Decides for every item that uses a picture how to replace it. Throws ConsentRequired. */
async function replacements(
  services: Services,
  media: string,
  picture: PreparedPicture,
  isConsentConfirmed: boolean,
  person: SignedIn,
): Promise<Replacement[]> {
  const uses = (await allUses(services)).filter((use) => use.picture.media === media);
  const writer = new ContentWriter(services);
  const found: Replacement[] = [];
  const questions = new Set<string>();
  const items = new Map(uses.map((use) => [`${use.type.path}/${use.state.id}`, use]));
  for (const { type, state } of items.values()) {
    const item = { path: type.path, _id: state.id, title: wordsOf(type, state).title };
    if (person.role === 'editor' && (type as ContentTypeDefinition).access === 'administrator') {
      found.push({ item, write: null });
      continue;
    }
    const current = await services.items.get(type, state.id);
    if (!current) continue;
    try {
      const options = { isConsentConfirmed };
      const write = await writer.pictureReplacement(type, current, media, picture, options, person);
      found.push({ item, write });
    } catch (error) {
      if (!(error instanceof ConsentRequired)) throw error;
      for (const question of error.questions) questions.add(question);
    }
  }
  // Whoever confirms has read what is asked of all of them.
  if (questions.size > 0) throw new ConsentRequired([...questions]);
  return found;
}

/**
 * Replaces a picture in every item that uses it, with a version of each; null where none does. All is decided before the
 * first one is changed. Items that conflict, cannot be written, or are for administrators alone are left and named. Throws
 * ConsentRequired.
 */
export async function replaceEverywhere(
  services: Services,
  media: string,
  prepared: PreparedPicture,
  isConsentConfirmed: boolean,
  person: SignedIn,
): Promise<ReplacedPicture | null> {
  const decided = await replacements(services, media, prepared, isConsentConfirmed, person);
  if (decided.length === 0) return null;
  await storeUpload(services, prepared, person);
  const left: ReplacedPicture['left'][number][] = [];
  const failures: unknown[] = [];
  let replaced = 0;
  for (const { item, write } of decided) {
    if (!write) {
      left.push(item);
      continue;
    }
    try {
      await write();
      replaced += 1;
    } catch (error) {
      if (error instanceof WriteConflict && error.reason === 'missing') continue;
      left.push(item);
      if (error instanceof WriteConflict) continue;
      failures.push(error);
      logTrouble(`picture not replaced: ${item.path}/${item._id}`, error);
    }
  }
  if (replaced === 0 && failures.length > 0) throw failures[0];
  return { media: prepared.stored.media, replaced, left };
}
