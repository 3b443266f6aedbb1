import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { styleOptions } from './theme/system';

/** Renders a part of a page whole and in order, and the elements of its styles; rejects when anything fails. */
export async function renderStyled(
  part: ReactNode,
  nonce?: string,
): Promise<{ html: string; styles: string }> {
  const cache = createCache(styleOptions);
  cache.compat = true; // collects styles instead of placing them beside their elements
  const emotion = createEmotionServer(cache);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<CacheProvider value={cache}>{part}</CacheProvider>, {
      nonce,
      // Every part stays in its place, to be read without JavaScript.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
  // With `data-s` Emotion leaves them in place in the browser: moved, they would load all fonts again.
  const styles = emotion
    .extractCriticalToChunks(html)
    .styles.map(({ key, ids, css }) => `<style data-s data-emotion="${key} ${ids.join(' ')}">${css}</style>`);
  return { html, styles: styles.join('') };
}

/** Renders a page, with its styles at the end of the head. */
export async function renderPage(page: ReactNode, nonce: string): Promise<string> {
  const { html, styles } = await renderStyled(page, nonce);
  return html.replace('</head>', () => `${styles}</head>`);
}
