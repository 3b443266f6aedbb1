import { StyleSheet } from '@emotion/sheet';

/** The attribute that bears, on the styles of a rendered page, what Emotion calls `data-emotion`. */
export const RENDERED_STYLES = 'data-rendered';

/**
 * Has Emotion take the styles of the rendered page over where they stand, before its cache is made. Its own way
 * appends each to the head anew, and the browser works out the whole page once more.
 */
export function keepRenderedStyles(): void {
  StyleSheet.prototype.hydrate = function hydrate(this: StyleSheet, styles: HTMLStyleElement[]): void {
    this.tags.push(...styles);
  };
  for (const style of document.querySelectorAll(`style[${RENDERED_STYLES}]`)) {
    style.setAttribute('data-emotion', style.getAttribute(RENDERED_STYLES) ?? '');
    style.setAttribute('data-s', ''); // stands where it belongs
  }
}
