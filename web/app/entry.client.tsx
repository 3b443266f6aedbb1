import { CacheProvider } from '@emotion/react';
import { StyleSheet } from '@emotion/sheet';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { adoptStyles, createStyleCache } from './theme/style-cache';

/**
 * Takes the styles of the rendered page over where they stand. Emotion's own way appends each to the head anew, and the
 * browser works out the whole page once more.
 */
StyleSheet.prototype.hydrate = function hydrate(this: StyleSheet, styles: HTMLStyleElement[]): void {
  this.tags.push(...styles);
};

const cache = adoptStyles(createStyleCache());

startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={cache}>
      <HydratedRouter />
    </CacheProvider>,
  );
});
