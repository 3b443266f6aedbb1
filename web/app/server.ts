import { AsyncLocalStorage } from 'node:async_hooks';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, type RequestHandler } from 'react-router';
import type { Reader } from '@content/api/contract';
import type { SiteContext, SiteHandler } from '@content/site-build';
import { languages, type Language } from '@site/locale';
import { languageOfPath, localizePath } from '@content/texts/language-paths';
import { isStaffPath } from './data/staff-area';
import { createHttpReader, reportFailures } from './data/pages/reader';
import { provideLanguage } from './language';
import { loadTexts } from './texts';

export { nameRequest } from './features/shell/request-number';
export { normalizeUrl } from './normal-form';
/** For `npm run dev`, whose pages read over HTTP. */
export { createHttpReader };

declare module 'react-router' {
  interface AppLoadContext extends SiteContext {
    readonly reader: Reader;
  }
}

/** The language of the request that is being handled. */
const requestLanguage = new AsyncLocalStorage<Language>();
provideLanguage(() => requestLanguage.getStore() ?? languages[0]);
await Promise.all(languages.map(loadTexts));

/** The client's files by their sources, as its build, which comes first, lists them. None under `npm run dev`. */
const [files = {}] = Object.values(
  import.meta.glob<Readonly<Record<string, { readonly file: string } | undefined>>>(
    '../build/client/.vite/manifest.json',
    { eager: true, import: 'default', exhaustive: true },
  ),
);

/** The router of a language: its links have the language's prefix, and its pages load the language's texts. */
function routerOf(language: Language) {
  const { entry } = build.assets;
  const catalogue = files[`app/site/texts/${language}.ts`];
  const imports = [...entry.imports, ...(catalogue ? [`/${catalogue.file}`] : [])];
  const assets = { ...build.assets, entry: { ...entry, imports } };
  return createRequestHandler(
    { ...build, basename: localizePath(language, '/'), assets },
    import.meta.env.MODE,
  );
}
const routers = Object.fromEntries(languages.map((each) => [each, routerOf(each)])) as Record<
  Language,
  RequestHandler
>;

function cacheControl(status: number, failed: boolean, pathname: string): string {
  // A 404 in the staff area is not cached.
  if (failed || status >= 500 || (status === 404 && isStaffPath(pathname))) return 'no-store';
  if (status === 404) return 'public, max-age=0, s-maxage=10';
  // The HTML of a staff page holds no content, and the files of earlier builds stay: it may be cached in the browser.
  return isStaffPath(pathname) ? 'public, max-age=600, s-maxage=600' : 'public, max-age=0, s-maxage=600';
}

const NOWHERE = '/404';

/** Renders the page, feed or sitemap at a path; an unknown path is a 404, not an error. */
export const handle: SiteHandler = async (request, { reader, ...context }) => {
  let failed = false;
  // A page that lacks a part must not be cached.
  const onFailure = (error: unknown) => {
    failed = true;
    context.noteError(error);
  };
  // The page of an ended preview reads nothing.
  const language = languageOfPath(new URL(request.url).pathname);
  const nowhere = new URL(localizePath(language, NOWHERE), request.url);
  const rendered = context.preview?.state === 'ended' ? new Request(nowhere) : request;
  const response = await requestLanguage.run(language, () =>
    routers[language](rendered, { ...context, reader: reportFailures(reader, onFailure) }),
  );
  response.headers.set('Cache-Control', cacheControl(response.status, failed, new URL(request.url).pathname));
  return response;
};
