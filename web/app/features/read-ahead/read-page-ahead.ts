import { matchPath } from 'react-router';
import type { PageLocation } from '../../data/page-loaders';
import { publicPages } from '../../public-pages';

interface PageModule {
  /** Absent from a page that reads nothing. */
  readonly clientLoader?: { readonly readAhead: (url: URL, params: PageLocation['params']) => void };
}

const modules = import.meta.glob<PageModule>('../../routes/public/*.tsx');

/** A visitors' page, and the parameters of its path. */
export interface FoundPage {
  readonly url: URL;
  readonly params: PageLocation['params'];
  readonly load: () => Promise<PageModule>;
}

/** The visitors' page at a URL; null for whatever else the site has, as files and feeds. */
export function findPage(url: URL): FoundPage | null {
  for (const [path, file] of publicPages) {
    const match = matchPath(`/${path}`, url.pathname);
    const load = modules[`../../routes/public/${file}.tsx`];
    if (match && load) return { url, params: match.params, load };
  }
  return null;
}

/** Fetches the code of a page, and what it reads, for whoever may go there next. */
export async function readPageAhead({ url, params, load }: FoundPage): Promise<void> {
  const page = await load();
  page.clientLoader?.readAhead(url, params);
}
