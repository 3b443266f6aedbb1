import type { ItemPicture } from '@content/items/item';
import { create } from 'zustand';

export interface LightboxPicture {
  readonly id: string;
  readonly title: string;
  readonly picture: ItemPicture | undefined;
}

interface LightboxState {
  readonly pictures: readonly LightboxPicture[];
  /** Which picture is open; null when the lightbox is closed. */
  readonly index: number | null;
  /** Opens the picture with this id; an unknown id closes. */
  open: (pictures: readonly LightboxPicture[], id: string) => void;
  close: () => void;
}

/** The open picture. The URL says which one (?photo=); this is the dialog's copy. */
export const useLightbox = create<LightboxState>((set) => ({
  pictures: [],
  index: null,
  open: (pictures, id) => {
    const index = pictures.findIndex((picture) => picture.id === id);
    set(index === -1 ? { pictures: [], index: null } : { pictures, index });
  },
  close: () => set({ pictures: [], index: null }),
}));
