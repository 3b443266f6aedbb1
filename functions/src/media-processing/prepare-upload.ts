import type { Area } from '@content/files/picture-details';
import type { NewObject } from '../store/files';
import { ORIGINAL_NAME, partName } from '../store/rendition-names';
import type { NewMedia } from '../store/stored';
import type { CheckedFile } from './check-file';
import { FileRefused } from './check-file';

/** A new file of the library, and the objects that are stored of it. */
interface NewUpload {
  readonly media: NewMedia;
  readonly objects: readonly NewObject[];
}

/** The picture of a document, made of its drawn first page. Null where it cannot be made: a document is complete without. */
async function prepareCover(firstPage: Buffer) {
  const { isNearlyWhite, processPicture } = await import('./pictures');
  try {
    const { rendition, objects } = await processPicture(firstPage, 'The first page');
    const hasBlankCover = await isNearlyWhite(firstPage);
    return { cover: rendition, hasBlankCover, objects };
  } catch (error) {
    if (error instanceof FileRefused) return null;
    throw error;
  }
}

export const PDF = 'application/pdf';
/** The width in which first pages are drawn, in pixels: they may stand for a picture. */
const COVER_WIDTH = 1600;

/** A document with its first page, where it is a PDF that can be drawn. */
async function documentOf({ media, content }: CheckedFile, isDrawn: boolean): Promise<NewUpload> {
  const isPdf = media.type === PDF;
  const { pages, firstPage } = isPdf
    ? await (await import('./pdf')).readPdf(content, isDrawn ? COVER_WIDTH : null)
    : { pages: null, firstPage: null };
  const made = firstPage ? await prepareCover(firstPage) : null;
  const document = {
    pages,
    // Firestore takes no undefined.
    ...(made && { cover: made.cover }),
    ...(made?.hasBlankCover && { hasBlankCover: true as const }),
  };
  const objects = [{ name: media.name, type: media.type, bytes: content }, ...(made?.objects ?? [])];
  return { media: { ...media, document }, objects };
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
