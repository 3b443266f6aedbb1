import { type ContentType, type ContentTypeDefinition, fileFields } from '@content';
import type { MediaUse } from '@content/api/contract';
import { lacksDescription } from '@content/items/attention';
import type { Services } from '../services';
import { type ItemState, newestRevision, revisionsOf, visibleRevisionAt } from '../model/item-state';
import { type Content, mediaIn, type StoredFile } from '../model/content';
import { searchEntryOf } from './staff-search';

/** A use of a file in an item. */
export interface Use {
  readonly type: ContentType;
  readonly state: ItemState;
  readonly field: string;
  readonly file: StoredFile;
  readonly isPublic: boolean;
  /** Of a picture: neither it nor the field that stands for its description says what it shows. */
  readonly isUndescribed: boolean;
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

/** When the item of a use was last changed, in milliseconds since 1970. */
export const changedAt = ({ state }: Use) => state.updatedAt.getTime();

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

/** A use as the API returns it. */
export const serializeUse = ({ type, state, field, file, isPublic }: Use): MediaUse => ({
  path: type.path,
  _id: state.id,
  title: searchEntryOf(type, state).title,
  field,
  alt: (file.kind === 'picture' ? file.alt : file.label) ?? '',
  isPublic,
});
