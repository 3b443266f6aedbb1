import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { styleOptions } from './theme/system';

/** What is rendered, whole and in its order, and the elements of the styles that it needs; rejects when a part fails. */
export async function renderStyled(
  part: ReactNode,
  nonce?: string,
): Promise<{ html: string; styles: string }> {
  const cache = createCache(styleOptions);
  cache.compat = true; // styles are collected instead of standing beside their elements
  const emotion = createEmotionServer(cache);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<CacheProvider value={cache}>{part}</CacheProvider>, {
      nonce,
      // Every part stays where it belongs, so that it can be read without JavaScript.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
  // `data-s` tells Emotion in the browser to leave them in place: moving them would have all fonts loaded anew.
  const styles = emotion
    .extractCriticalToChunks(html)
    .styles.map(({ key, ids, css }) => `<style data-s data-emotion="${key} ${ids.join(' ')}">${css}</style>`);
  return { html, styles: styles.join('') };
}

/** The HTML of a page, with the styles that it needs at the end of its head. */
export async function renderPage(page: ReactNode, nonce: string): Promise<string> {
  const { html, styles } = await renderStyled(page, nonce);
  return html.replace('</head>', () => `${styles}</head>`);
}
