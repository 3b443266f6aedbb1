import type { ItemPicture } from '@content/items/item';
import { create } from 'zustand';

export interface LightboxPicture {
  readonly id: string;
  readonly title: string;
  readonly picture: ItemPicture | undefined;
}

interface LightboxState {
  readonly pictures: readonly LightboxPicture[];
  /** Of the open picture; null when the lightbox is closed. One that no picture has opens nothing. */
  readonly id: string | null;
}

/** The open picture. The URL says which one (?photo=); this is the dialog's copy. */
export const useLightbox = create<LightboxState>(() => ({ pictures: [], id: null }));
