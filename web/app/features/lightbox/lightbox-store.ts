import type { ItemPicture } from '@content/items/item';
import { create } from 'zustand';

export interface LightboxPicture {
  readonly id: string;
  readonly title: string;
  readonly picture: ItemPicture | undefined;
}

interface LightboxState {
  readonly pictures: readonly LightboxPicture[];
  /** The id of the open picture; null, or unknown, while the lightbox is closed. */
  readonly id: string | null;
}

/** The pictures of the page and the open one, which follows the URL (?photo=). */
export const useLightbox = create<LightboxState>(() => ({ pictures: [], id: null }));
