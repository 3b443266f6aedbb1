import type { Outcome } from './outcome';

/**
 * Opens a page as this device has stored it (the service worker gives it), in place of one whose reads met no
 * connection. Resolves to false when there is none, and not at all when the page is being left.
 */
async function openStored({ href }: URL): Promise<false> {
  // Browsers store pages of safe origins only.
  const page = 'caches' in window ? await caches.match(href).catch(() => undefined) : undefined;
  if (!page) return false;
  if (window.location.href === href) window.location.reload();
  else window.location.assign(href);
  return new Promise(() => undefined);
}

/** The outcome of one of a page's reads; without a connection the page as it is stored comes in its place. */
export async function orStored<T>(url: URL, reading: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await reading;
  if (!outcome.ok && outcome.status === 0) await openStored(url);
  return outcome;
}
