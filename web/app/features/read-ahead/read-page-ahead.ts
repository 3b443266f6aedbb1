import { matchPath } from 'react-router';
import type { PageLocation } from '../../data/page-loaders';
import { publicPages } from '../../public-pages';

interface PageModule {
  /** Absent from a page that reads nothing. */
  readonly clientLoader?: { readonly readAhead: (url: URL, params: PageLocation['params']) => void };
}

const modules = import.meta.glob<PageModule>('../../routes/public/*.tsx');

/** Fetches the code of a visitors' page, and what it reads, for whoever may go there next; nothing for other URLs. */
export async function readPageAhead(url: URL): Promise<void> {
  for (const [path, file] of publicPages) {
    const match = matchPath(`/${path}`, url.pathname);
    if (!match) continue;
    const page = await modules[`../../routes/public/${file}.tsx`]?.();
    page?.clientLoader?.readAhead(url, match.params);
    return;
  }
}
