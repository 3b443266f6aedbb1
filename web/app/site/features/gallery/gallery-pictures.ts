import { picturesOf } from '@content/items/item';
import { galleryCategories } from '@site/types/gallery';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import type { ListedAt } from '../../../data/pages/listed';

export type GalleryCategory = (typeof galleryCategories)[number];

/** The category of the gallery when the URL names none. */
export const DEFAULT_CATEGORY: GalleryCategory = 'Trainings';
export const TEASER_SIZE = 4;

/** The category that a URL names, in any case; the default for anything unknown. */
export function categoryOf(text: string | null): GalleryCategory {
  const name = text?.toLowerCase();
  return galleryCategories.find((category) => category.toLowerCase() === name) ?? DEFAULT_CATEGORY;
}

export function lightboxPicture(item: ListedAt<'galleries'>): LightboxPicture {
  return { id: item._id, title: item.title, picture: picturesOf(item, 'imageUrl')[0] };
}
