/** Milliseconds between two slides (specification section 9). */
export const ADVANCE_AFTER = 5000;
/** Milliseconds that one slide takes to give way to the next (specification section 9). */
export const TRANSITION = 500;

/** The slide after (or before, with step -1) `index` of `count`; wraps at both ends. */
export function wrap(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

/** A slide's text alternative: its title, or 'Slide N' counting from 1. */
export function slideAlt(title: string | undefined, index: number): string {
  return title?.trim() ? title : `Slide ${index + 1}`;
}

/** The address in a picture field, which is a plain text or an object with `main` (specification section 3). */
export function mainAddress(imageUrl: string | { readonly main: string } | null): string | null {
  return typeof imageUrl === 'string' ? imageUrl : (imageUrl?.main ?? null);
}

/** Whether a slide is shown or next in line, so that its picture is worth fetching. */
export function isNear(slide: number, index: number, count: number): boolean {
  return [0, 1, -1].some((step) => wrap(index, step, count) === slide);
}
