import type { Area } from '@content/files/picture-details';
import type { NewMedia, NewObject } from '../model/media';
import { ORIGINAL_NAME, partName } from '../model/rendition-names';
import { type CheckedFile, FileRefused } from './check-file';

/** A new file of the library, and the objects that are stored of it. */
interface NewUpload {
  readonly media: NewMedia;
  readonly objects: readonly NewObject[];
}

export const PDF = 'application/pdf';
/** The width in which first pages are drawn, in pixels: they may stand for a picture. */
const COVER_WIDTH = 1600;

/** The picture of a document, made of its drawn first page; nothing where it cannot be made: a document is complete without. */
async function coverOf(firstPage: Buffer) {
  const { isNearlyWhite, processPicture } = await import('./pictures');
  try {
    const { rendition: cover, objects } = await processPicture(firstPage, 'The first page');
    const isBlank = await isNearlyWhite(firstPage);
    // Firestore takes no undefined.
    return { document: { cover, ...(isBlank && { hasBlankCover: true as const }) }, objects };
  } catch (error) {
    if (error instanceof FileRefused) return undefined;
    throw error;
  }
}

/** A document with its first page, where it is a PDF that can be drawn. */
async function documentOf({ media, content }: CheckedFile, isDrawn: boolean): Promise<NewUpload> {
  const { pages = null, firstPage } =
    media.type === PDF ? await (await import('./pdf')).readPdf(content, isDrawn ? COVER_WIDTH : null) : {};
  const { document, objects = [] } = (firstPage && (await coverOf(firstPage))) ?? {};
  const original = { name: media.name, type: media.type, bytes: content };
  return { media: { ...media, document: { pages, ...document } }, objects: [original, ...objects] };
}

/** A part of a picture, or all of it, with the objects that show it. Throws FileRefused. */
export async function renderPart(subject: string, content: Buffer, crop?: Area) {
  const { processPicture } = await import('./pictures');
  const { rendition, objects } = await processPicture(content, subject, crop);
  return { renditions: { [partName(crop)]: { ...rendition, ...(crop && { crop }) } }, objects };
}

/** What is stored of a checked file: a picture whole; with `isDrawn`, a PDF gets its first page as a cover. Throws FileRefused. */
export async function prepareUpload(checked: CheckedFile, isDrawn: boolean): Promise<NewUpload> {
  if (checked.kind === 'document') return documentOf(checked, isDrawn);
  const { subject, media, content } = checked;
  const { renditions, objects } = await renderPart(subject, content);
  const original = { name: ORIGINAL_NAME, type: media.type, bytes: content };
  return { media: { ...media, renditions }, objects: [...objects, original] };
}
