import createCache, { type StylisPlugin } from '@emotion/cache';

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
