import createCache, { type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/** What Safari, of the browsers that can run the program, knows only with its prefix. */
const PREFIXED = ['text-size-adjust', 'user-select'];

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.includes(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * The styles of a page, with the few prefixes that are needed today: emotion's own serve browsers of 2013 and were a third
 * of all styles in the HTML. Server and browser must have the same.
 */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefix] });

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
