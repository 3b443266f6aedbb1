import { randomBytes } from 'node:crypto';
import { renderToStringAsync } from 'preact-render-to-string';
import { type AppLoadContext, type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import { isStaffPath } from './data/staff-area';
import { markedScripts, withPolicy } from './client/content-policy';
import { asPreview } from './preview/preview-page';
import { deferHydration, starterText } from './client/defer-hydration';
import { asDocument } from './client/document';
import { withEarlyReads } from './client/early-reads';
import { structuredData } from '@site/web/structured-data/structured-data';
import paperUrl from './theme/paper.css?url';
import { inlineCriticalCss, parseSheet } from './theme/rendered-styles';
import sheetText from './theme/sheet.css?inline';
import sheetUrl from './theme/sheet.css?url';
import staffSheetUrl from './theme/staff-sheet.css?url';

const sheet = parseSheet(sheetText);

/** A page's HTML and its styles: of a visitors' page the rules that it needs, of a staff screen a link to the sheet. */
function withStyles(html: string, pathname: string): { html: string; styles: string } {
  const paper = `<link rel="stylesheet" href="${paperUrl}" media="print">`;
  const isStaff = isStaffPath(pathname);
  if (import.meta.env.DEV || isStaff)
    return { html, styles: `<link rel="stylesheet" href="${isStaff ? staffSheetUrl : sheetUrl}">${paper}` };
  const page = inlineCriticalCss(html, sheet);
  return { html: page.html, styles: `<style>${page.styles}</style>${paper}` };
}

/** The HTML of the matched routes, whole: every part stays where it belongs, so that it can be read without JavaScript. */
async function render(url: string, routerContext: EntryContext, nonce: string): Promise<string> {
  const html = await renderToStringAsync(<ServerRouter context={routerContext} url={url} nonce={nonce} />);
  return asDocument(html);
}

/** The log tells a loader's failure with its request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as AppLoadContext).noteError(error);
};

/** Renders a page whole, with its styles and structured data in the head. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const nonce = randomBytes(16).toString('base64url');
  const plain = await render(request.url, routerContext, nonce);
  const rendering = withEarlyReads(plain, routerContext, nonce);
  const asVisitors = markedScripts(rendering, nonce);
  const { preview } = context;
  const shown = preview ? await asPreview(asVisitors, context.reader, preview) : asVisitors;
  const { html: rendered, styles } = withStyles(shown, pathname);
  const head = styles + (preview ? '' : structuredData(routerContext.staticHandlerContext));
  const page = rendered.replace('</head>', () => `${head}</head>`);
  // The development server has scripts of its own in the page.
  const html = import.meta.env.DEV
    ? page
    : withPolicy(
        preview ? page : deferHydration(page, pathname, sheetUrl),
        { nonce, added: starterText },
        isStaffPath(pathname) ? context.uploadOrigins : undefined,
      );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
