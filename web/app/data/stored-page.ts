import type { Outcome } from './outcome';

/**
 * Opens a page as this device has stored it (the service worker gives it). Resolves to false when there is none, and
 * not at all when the page is being left.
 */
async function openStored({ href }: URL): Promise<false> {
  // Browsers store pages of safe origins only.
  const page = 'caches' in window ? await caches.match(href).catch(() => undefined) : undefined;
  if (!page) return false;
  window.location.assign(href);
  return new Promise(() => undefined);
}

/**
 * The outcome of one of a page's reads. When the way to another page meets no connection, that page comes as it is
 * stored; what is read again for the page on the screen leaves it as it is.
 */
export function orStored<T>(url: URL, reading: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const isShown = window.location.href === url.href;
  return reading.then(async (outcome) => {
    if (!outcome.ok && outcome.status === 0 && !isShown) await openStored(url);
    return outcome;
  });
}
