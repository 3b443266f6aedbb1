import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Shell } from '@site/web/features/shell/shell';
import { ink } from '@site/brand';
import { localizePath } from '@content/language-paths';
import { readOrganisation } from '@site/web/read-organisation';
import { detailsText } from '@site/web/organisation';
import { useFonts } from '@site/web/features/shell/use-fonts';
import { fontFaces, languageClasses, preloadedFonts } from '@site/web/theme/fonts';
import { useFreshness } from './features/shell/use-freshness';
import { READY } from './client/starter';
import { noScriptStyles } from './theme/no-script';
import type { SiteFacts } from './data/site-facts';
import { currentLanguage } from './language';
import { getTexts, loadPageTexts } from './texts';
import { settle } from './data/outcome';
import { originOf, readerOf } from './data/server-args';
import type { Route } from './+types/root';

/** Read once for every page. While the organisation's details cannot be read a page has those that the site came with. */
export async function loader(args: Route.LoaderArgs): Promise<SiteFacts> {
  const read = await settle(readOrganisation(readerOf(args)));
  const organisation = read.ok ? read.value : (await import('@site/web/default-organisation')).defaultDetails;
  return {
    renderedAt: new Date().toISOString(),
    origin: originOf(args),
    organisation: detailsText(organisation),
  };
}

export const shouldRevalidate = () => false;

/** Styles that stand in the server's HTML alone: the client leaves them as they are, and need not bring them. */
const fontStyles = { __html: import.meta.env.SSR ? fontFaces() : '' };
const noScript = { __html: import.meta.env.SSR ? noScriptStyles : '' };

/** The document around every page, the error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={currentLanguage()} className={languageClasses[currentLanguage()]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={ink} />
        {preloadedFonts[currentLanguage()]?.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style suppressHydrationWarning dangerouslySetInnerHTML={fontStyles} />
        <noscript>
          <style dangerouslySetInnerHTML={noScript} />
        </noscript>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizePath(currentLanguage(), '/site.webmanifest')} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFreshness();
  useFonts();
  useEffect(() => void window.dispatchEvent(new Event(READY)), []);
  return <Outlet />;
}

/** Fetched, with its texts, once there is something to say; where that fails too, a line says so. */
const ErrorPage = lazy<ComponentType<{ status: number }>>(() =>
  loadPageTexts(currentLanguage())
    .then(() => import('@site/web/features/shell/error-page'))
    .catch(() => ({ default: () => getTexts().common.unavailable })),
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <Suspense>
        <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
      </Suspense>
    </Shell>
  );
}
