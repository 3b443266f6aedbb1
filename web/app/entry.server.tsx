import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { holdBackProgram } from './program/hold-back';
import { RENDERED_STYLES } from './theme/rendered-styles';
import { structuredData } from './structured-data/structured-data';

function render(request: Request, routerContext: EntryContext): Promise<string> {
  const cache = createCache({ key: 'css' });
  // Styles are collected and put into the head, instead of standing beside each element.
  cache.compat = true;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const emotion = createEmotionServer(cache);
        const html = Buffer.concat(chunks).toString();
        const tags = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
        // Not under Emotion's own name: it would append them to the head anew as soon as it is loaded.
        const styles = tags.replaceAll('<style data-emotion=', `<style ${RENDERED_STYLES}=`);
        const data = structuredData(routerContext.staticHandlerContext);
        resolve(html.replace('</head>', () => `${styles}${data}</head>`));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(
      <CacheProvider value={cache}>
        <ServerRouter context={routerContext} url={request.url} />
      </CacheProvider>,
      {
        // Every part stays where it belongs in the HTML, so that the page can be read without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    );
  });
}

/** Renders a page whole, with its styles and structured data in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const rendered = await render(request, routerContext);
  // The development server has scripts of its own in the page.
  const html = import.meta.env.DEV ? rendered : holdBackProgram(rendered, new URL(request.url).pathname);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
