import { ChakraProvider } from '@chakra-ui/react';
import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { Shell } from '@site/web/features/shell/shell';
import { ink } from '@site/brand';
import { localizePath } from '@content/texts/language-paths';
import { detailsOrDefaults } from '@site/web/read-organisation';
import { ofEveryPage } from '@site/web/organisation';
import { fontFaces, preloadedFonts } from '@site/web/theme/fonts';
import { isStaffPath } from './data/staff-area';
import { Ready } from './features/shell/ready';
import { useFreshness } from './features/shell/use-freshness';
import { DocumentContext } from './client/document-context';
import printUrl from './theme/print.css?url';
import { system } from './theme/system';
import type { SiteFacts } from './data/site-facts';
import { currentLanguage } from './language';
import { getTexts } from './texts';
import type { Route } from './+types/root';

/** Read once for every page, with default details while the organisation's cannot be read. */
export async function loader({ context }: Route.LoaderArgs): Promise<SiteFacts> {
  return {
    renderedAt: new Date().toISOString(),
    origin: context.origin,
    organisation: ofEveryPage(await detailsOrDefaults(context.reader)),
  };
}

export const shouldRevalidate = () => false;

/** The document around every page, the error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const language = currentLanguage();
  const details = use(DocumentContext);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        {details?.policy ? <meta httpEquiv="Content-Security-Policy" content={details.policy} /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={ink} />
        {preloadedFonts[language]?.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: fontFaces(language) }} />
        <noscript>
          <style>{'[data-needs-script]{display:none!important}'}</style>
        </noscript>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localizePath(language, '/site.webmanifest')} />
        <link rel="stylesheet" href={printUrl} media="print" />
        {details?.structuredData ? (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: details.structuredData }} />
        ) : null}
        <Links nonce={details?.nonce} />
      </head>
      <body>
        <ChakraProvider value={system}>{children}</ChakraProvider>
        <ScrollRestoration nonce={details?.nonce} />
        <Scripts nonce={details?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useFreshness();
  const isStaff = isStaffPath(useLocation().pathname);
  return (
    <>
      <Outlet />
      {isStaff ? <Ready /> : null}
    </>
  );
}

/** Loaded with the first error; if that fails too, a line of text remains. */
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
