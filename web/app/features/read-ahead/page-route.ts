import { matchPath } from 'react-router';
import { publicPages } from '@site/web/public-pages';

declare global {
  interface Window {
    /** The framework's routes, their modules, and the files that those import. */
    readonly __reactRouterManifest?: {
      readonly routes: Readonly<
        Record<string, { readonly module: string; readonly imports?: readonly string[] } | undefined>
      >;
    };
  }
}

/** The route of the visitors' page at a path without its language: parameters, and the files of its code, the page's module first. */
export function pageRoute(path: string) {
  for (const [pattern] of publicPages) {
    const match = matchPath(`/${pattern}`, path);
    const route = window.__reactRouterManifest?.routes[`/${pattern}`];
    if (match && route) return { params: match.params, files: [route.module, ...(route.imports ?? [])] };
  }
  return undefined;
}
