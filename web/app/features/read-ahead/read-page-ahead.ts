import { matchPath } from 'react-router';
import { delocalizePath } from '@content/language-paths';
import { publicPages } from '@site/web/public-pages';
import type { PageLocation } from '../../data/page-loaders';

interface PageModule {
  /** Absent from a page that reads nothing. */
  readonly clientLoader?: { readonly readAhead: (url: URL, params: PageLocation['params']) => void };
}

declare global {
  interface Window {
    /** The framework's routes and their modules. */
    readonly __reactRouterManifest?: {
      readonly routes: Readonly<Record<string, { readonly module: string } | undefined>>;
    };
  }
}

/** A visitors' page, the parameters of its path, and the URL of its code. */
export interface FoundPage {
  readonly url: URL;
  readonly params: PageLocation['params'];
  readonly module: string;
}

/** The visitors' page at a URL; null for whatever else the site has, as files and feeds. */
export function findPage(url: URL): FoundPage | null {
  for (const [path, file] of publicPages) {
    const match = matchPath(`/${path}`, delocalizePath(url.pathname));
    const route = window.__reactRouterManifest?.routes[`site/routes/${file}`];
    if (match && route) return { url, params: match.params, module: route.module };
  }
  return null;
}

/** Fetches the code of a page, and what it reads, for whoever may go there next. */
export async function prefetchPage({ url, params, module }: FoundPage): Promise<void> {
  const page = (await import(/* @vite-ignore */ module)) as PageModule;
  page.clientLoader?.readAhead(url, params);
}
