import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

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

const MARK = 'data-styles';

/**
 * The style elements of a rendered page under a name that Emotion does not look for: it would append what it finds to the
 * head anew as soon as its code is there, the browser would work out the whole page once more, and letters that came
 * late would move it. Those of `Global` keep theirs: they are found one by one, and taken over where they stand.
 */
export const markStyles = (tags: string) =>
  tags
    .replaceAll('<style data-emotion="css ', `<style ${MARK}="css `)
    .replaceAll('<style data-emotion=', '<style data-s data-emotion=');

/** Tells a cache which styles the rendered page has, so that none is added again; returns the cache. */
export function adoptStyles(cache: EmotionCache): EmotionCache {
  for (const element of document.querySelectorAll(`style[${MARK}]`))
    for (const id of (element.getAttribute(MARK) ?? '').split(' ').slice(1)) cache.inserted[id] = true;
  return cache;
}
