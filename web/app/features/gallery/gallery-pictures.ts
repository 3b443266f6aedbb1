import type { ItemAt } from '@content';
import { galleryCategories } from '@content/types/gallery';
import type { LightboxPicture } from '../lightbox/lightbox-store';
import { mainAddress } from '../slider/slides';

export type GalleryCategory = (typeof galleryCategories)[number];

/** The category of the full gallery when the address names none (specification section 9). */
export const DEFAULT_CATEGORY: GalleryCategory = 'Trainings';
/** At most this many pictures in the home page's teaser, of the category trainings (specification section 9). */
export const TEASER_SIZE = 4;

/** The category an address asks for, whatever its case; the default for anything unknown. */
export function categoryOf(asked: string | null): GalleryCategory {
  const wanted = asked?.toLowerCase();
  return galleryCategories.find((category) => category.toLowerCase() === wanted) ?? DEFAULT_CATEGORY;
}

/** A gallery item as the lightbox shows it. */
export function lightboxPicture({ _id, title, files, imageUrl }: ItemAt<'galleries'>): LightboxPicture {
  return { id: _id, title, file: files.imageUrl?.[0], address: mainAddress(imageUrl) };
}
