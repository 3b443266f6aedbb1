import { randomBytes } from 'node:crypto';
import { type AppLoadContext, type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import { renderSVG } from 'uqr';
import { structuredData } from '@site/web/structured-data/structured-data';
import { contentPolicy } from './client/content-policy';
import { DocumentContext, type DocumentDetails } from './client/document-context';
import { holdClient } from './client/hold-client';
import { isStaffPath } from './data/staff-area';
import { asPreview } from './preview/preview-page';
import { renderPage } from './render';

/** Logs a loader's failure with its request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as AppLoadContext).noteError(error);
};

/** Renders a whole page, with styles and structured data in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const isStaff = isStaffPath(new URL(request.url).pathname);
  const { preview } = context;
  const nonce = randomBytes(16).toString('base64url');
  const details: DocumentDetails = {
    nonce,
    // The development server adds inline scripts.
    policy: import.meta.env.DEV ? '' : contentPolicy(nonce, isStaff ? context.uploadOrigin : undefined),
    structuredData: preview ? '' : structuredData(routerContext.staticHandlerContext),
    qrCode: (text) => renderSVG(text, { border: 0 }),
  };
  const html = await renderPage(
    <DocumentContext value={details}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentContext>,
    nonce,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (preview) return new Response(await asPreview(html, context.reader, preview), { status, headers });
  const isHeld = !isStaff && !import.meta.env.DEV;
  return new Response(isHeld ? holdClient(html, nonce) : html, { status, headers });
}
