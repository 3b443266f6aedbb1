import type { WorkboxPlugin } from 'workbox-core';

interface Limits {
  /** The size of the largest response that is stored. */
  readonly kilobytes: number;
  /** The number of entries, of which the newest are kept. */
  readonly entries: number;
  /** The age from which on a response is not used. */
  readonly days: number;
  /** Whether an entry goes when the site answers a URL with 404 or 410. */
  readonly isEntryOf?: (entry: string, url: string) => boolean;
}

async function deleteEntries(cacheName: string, choose: (all: readonly Request[]) => readonly Request[]) {
  const cache = await caches.open(cacheName);
  await Promise.all(choose(await cache.keys()).map((entry) => cache.delete(entry)));
}

/** The age of a response in seconds; NaN if unknown. */
const ageOf = (response: Response | undefined): number =>
  (Date.now() - Date.parse(response?.headers.get('date') ?? '')) / 1000;

/**
 * The options of a cache that stores complete, successful responses within limits. (Workbox's own plugin needs a database, a third of
 * this worker.)
 */
export function limitedCache(
  cacheName: string,
  { kilobytes, entries, days, isEntryOf = (entry, url) => entry === url }: Limits,
  ...plugins: readonly WorkboxPlugin[]
) {
  const limits: WorkboxPlugin = {
    cacheWillUpdate: async ({ response }) => {
      if (response.status !== 200 || response.headers.get('cache-control')?.includes('no-store')) return null;
      const { size } = await response.clone().blob();
      return size <= kilobytes * 1024 ? response : null;
    },
    // New entries come last.
    cacheDidUpdate: () => deleteEntries(cacheName, (all) => all.slice(0, -entries)),
    cachedResponseWillBeUsed: ({ cachedResponse }) =>
      Promise.resolve(ageOf(cachedResponse) > days * 24 * 3600 ? null : (cachedResponse ?? null)),
    fetchDidSucceed: async ({ request: { url }, response }) => {
      if (response.status === 404 || response.status === 410)
        await deleteEntries(cacheName, (all) => all.filter((entry) => isEntryOf(entry.url, url)));
      return response;
    },
  };
  return { cacheName, plugins: [...plugins, limits] };
}
