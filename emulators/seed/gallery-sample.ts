import type { galleryCategories } from '@site/types/gallery';

/** An entry of the static gallery sample. */
export interface GallerySample {
  readonly id: number;
  readonly name: string;
  readonly desc: string;
  readonly img: string;
  readonly category: (typeof galleryCategories)[number];
  readonly categoryId: number;
}

/** The two items of the static sample, with placeholder text as specified. */
export const gallerySample: readonly GallerySample[] = [
  {
    id: 1,
    name: 'Activity one',
    desc: 'Placeholder text',
    img: 'activity-1',
    category: 'Activities',
    categoryId: 3,
  },
  {
    id: 2,
    name: 'Activity two',
    desc: 'Placeholder text',
    img: 'activity-2',
    category: 'Activities',
    categoryId: 3,
  },
];
