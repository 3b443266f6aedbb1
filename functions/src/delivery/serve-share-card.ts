import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { contentTypeAt, type ContentTypeDefinition, fileFields } from '@content';
import { sharePath } from '@content/items/item';
import { textOr } from '@content/field-types/field-type';
import { siteDay } from '@content/dates/calendar';
import { languages, type Language } from '@site/locale';
import { shareCardTexts } from '@site/share-card-texts';
import { cachePolicy } from '../cache-policy';
import { identityIn, siteNameIn } from '../domain/identity';
import { itemIn } from '../domain/lists';
import type { ContentIndex } from '../store/content-index/content-index';
import { variantName } from '../model/rendition-names';
import { firstPageOf, type StoredItem, titleOf } from '../model/content';
import { type createFiles, fileSecurity, sendNotFound } from './serve-file';

/** Pixels of width from which on a rendition of a picture is drawn sharply. */
const ENOUGH = 800;

/** Cards of 60 KB at most that are kept. */
const KEPT = 50;

/** The first picture of an item, or the first page of its document, with its focus; undefined without one. */
function pictureOf(type: ContentTypeDefinition, { id, files }: StoredItem) {
  const all = fileFields(type).flatMap(([field]) => files[field] ?? []);
  const [picture] = all.flatMap((file) => (file.kind === 'picture' ? file : (firstPageOf(file) ?? [])));
  if (!picture) return undefined;
  const { media, widths, crop, focus } = picture;
  const width = widths.find((each) => each >= ENOUGH) ?? Math.max(...widths);
  return { file: { path: type.path, id, media, object: variantName(width, 'webp', crop) }, focus };
}

/** The line with the day on which an item closes, or else that on which it was published. */
async function dateLine(
  content: ContentIndex,
  type: ContentTypeDefinition,
  item: StoredItem,
  language: Language,
): Promise<string> {
  const texts = shareCardTexts[language];
  const details = await identityIn(content);
  const closes = type.closing && textOr(item.values[type.closing]);
  return closes ? texts.closes(texts.date(closes, details)) : texts.date(siteDay(item.createdAt), details);
}

/**
 * Serves the picture by which an item's link is shown elsewhere: its own, with its title, its day and the organisation's
 * name over it, drawn when it is first asked for. It has one URL for each version of the item and each language; any other leads
 * there.
 */
export function createShareCards(
  content: ContentIndex,
  readVisible: ReturnType<typeof createFiles>['readVisible'],
) {
  /** By what they show. A card is drawn once for all who request it. */
  const cards = new LRUCache<string, Buffer, () => Promise<Buffer>>({
    max: KEPT,
    fetchMethod: (_key, _old, { context }) => context(),
    ignoreFetchAbort: true,
  });
  return async (request: Request, response: Response): Promise<void> => {
    const type = contentTypeAt(String(request.params['path'])) as ContentTypeDefinition | undefined;
    const items = type?.pages?.one ? await content.visibleItems(type) : [];
    const item = items.find(({ id }) => id === request.params['id']);
    if (!type || !item) return sendNotFound(response);
    const [, named] = /\.([\w-]+)\.jpg$/.exec(String(request.params['name'])) ?? [];
    const language = languages.find((each) => each === named) ?? languages[0];
    const url = sharePath(type, { _id: item.id, _version: item.version }, language);
    if (request.originalUrl !== url)
      return response.set('Cache-Control', cachePolicy.missing).redirect(302, url);
    const shown = pictureOf(type, item);
    const picture = shown && (await readVisible(shown.file));
    const title = titleOf(type, itemIn(type, item, language));
    const lines = [await siteNameIn(content, language), await dateLine(content, type, item, language)];
    const draw = async () => {
      const { drawShareCard } = await import('../media-processing/share-card');
      return drawShareCard({ title, lines, picture: picture?.bytes, focus: shown?.focus });
    };
    const key = JSON.stringify([url, title, lines, Boolean(picture)]);
    const card = await cards.forceFetch(key, { context: draw });
    response.set({ 'Cache-Control': picture?.caching ?? cachePolicy.file, ...fileSecurity });
    response.type('image/jpeg').send(card);
  };
}
