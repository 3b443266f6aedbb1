import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Shell } from '@site/web/features/shell/shell';
import { ink } from '@site/brand';
import { localizePath } from '@content/language-paths';
import { readOrganisation } from '@site/web/read-organisation';
import { detailsText } from '@site/web/organisation';
import { useFonts } from '@site/web/features/shell/use-fonts';
import { fontFaces, languageClasses, preloadedFonts } from '@site/web/theme/fonts';
import { useFreshness } from './features/shell/use-freshness';
import { ROOT } from './client/document';
import { noScriptStyles } from './theme/no-script';
import type { SiteFacts } from './data/site-facts';
import { currentLanguage } from './language';
import { getTexts } from './texts';
import { settle } from './data/outcome';
import type { Route } from './+types/root';

/** Read once for every page. While the organisation's details cannot be read a page has those that the site came with. */
export async function loader({ context }: Route.LoaderArgs): Promise<SiteFacts> {
  const read = await settle(readOrganisation(context.reader));
  const organisation = read.ok ? read.value : (await import('@site/web/default-organisation')).defaultDetails;
  return {
    renderedAt: new Date().toISOString(),
    origin: context.origin,
    organisation: detailsText(organisation),
  };
}

export const shouldRevalidate = () => false;

/**
 * Draws its children after any page. What follows the router's state Preact draws one by one, from the outside inwards:
 * further out, the position would be restored while the page before is still there.
 */
const Innermost = ({ children, levels = 60 }: { children: ReactNode; levels?: number }): ReactNode =>
  levels > 0 ? <Innermost levels={levels - 1}>{children}</Innermost> : children;

/** The document around every page, the error pages included. The client takes over what is in ROOT, and nothing else. */
export function Layout({ children }: { children: ReactNode }) {
  const page = (
    <>
      {children}
      <Innermost>
        <ScrollRestoration />
      </Innermost>
    </>
  );
  if (!import.meta.env.SSR) return page;
  return (
    <html lang={currentLanguage()} className={languageClasses[currentLanguage()]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={ink} />
        {preloadedFonts[currentLanguage()]?.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: fontFaces() }} />
        <noscript>
          <style dangerouslySetInnerHTML={{ __html: noScriptStyles }} />
        </noscript>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizePath(currentLanguage(), '/site.webmanifest')} />
        <Links />
      </head>
      <body>
        <div id={ROOT}>{page}</div>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFreshness();
  useFonts();
  return <Outlet />;
}

/** Fetched once there is something to say; where that fails too, a line says so. */
const ErrorPage = lazy<ComponentType<{ status: number }>>(() =>
  import('@site/web/features/shell/error-page').catch(() => ({
    default: () => getTexts().common.unavailable,
  })),
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
