import type { ShownPicture } from '@content/items/item';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';

export const MOST_SLIDES = 30;
/** Milliseconds between two slides. */
export const ADVANCE_AFTER = 5000;
/** Milliseconds of the transition from one slide to the next. */
export const TRANSITION = 500;

/** The slide after (or before, with step -1) `index` of `count`; wraps at both ends. */
export function wrap(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** Drops the blurred placeholders of all slides but the first; the other pictures are fetched before their turn. */
export function withFirstPlaceholder({ items }: { readonly items: readonly ListedAt<'sliders'>[] }) {
  return {
    items: items.map((slide, index) => {
      const { files } = slide as { readonly files?: { readonly imageUrl?: readonly ShownPicture[] } };
      const [picture] = files?.imageUrl ?? [];
      return index === 0 || !picture
        ? slide
        : { ...slide, files: { imageUrl: [{ ...picture, placeholder: '' }] } };
    }),
  };
}

/** A slide's text alternative: its title, or 'Slide N' counting from 1. */
export function slideAlt(title: string | undefined, index: number): string {
  return title?.trim() ? title : getTexts().home.slider.slide(index + 1);
}

/** Whether a slide is the current one or beside it, so that its picture is worth fetching. */
export function isNear(slide: number, index: number, count: number): boolean {
  return [0, 1, -1].some((step) => wrap(index, step, count) === slide);
}
