import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { hydrateAll } from '../../components/lazy-hydration';
import { useLaterOrganisation } from '../../data/pages/globals';
import { settle } from '../../data/pages/outcome';
import { cachePage, isOld, MAX_AGE, noteShown, pageKey, type Readings } from '../../data/pages/page-cache';
import { browserReader } from '../../data/pages/reader';
import { useSiteFacts } from '../../data/site-facts';
import { isStaffPath } from '../../data/staff-area';

/** Reads the organisation's details again, for a page that comes from a cache; what cannot be read stays as it is. */
export async function refreshOrganisation(): Promise<void> {
  // Few pages need it, so that none loads it with its client.
  const read = await import('@site/web/read-organisation')
    .then(({ readOrganisation }) => settle(readOrganisation(browserReader)))
    .catch(() => null);
  if (read?.ok) useLaterOrganisation.setState({ details: read.value });
}

/** Puts the page that the server has rendered into the cache, and has the page on the screen read again where it is old. */
export function useFreshness(): void {
  const { renderedAt } = useSiteFacts();
  const { revalidate } = useRevalidator();
  const rendered = useMatches().at(-1)?.loaderData as Readings | undefined;
  const shown = pageKey(useLocation());
  const onStart = useEffectEvent(() => {
    const at = Math.min(Date.now(), Date.parse(renderedAt));
    // The server rendered nothing of a staff page that could be old.
    if (!isStaffPath(location.pathname) && rendered) cachePage(shown, rendered, at);
    if (Date.now() - at >= MAX_AGE) void refreshOrganisation();
  });
  const onShow = useEffectEvent(() => {
    noteShown(shown);
    if (!isOld(shown) || !navigator.onLine) return;
    // What still waits would be dropped by the change, and rendered anew only when it is needed.
    hydrateAll();
    void revalidate();
  });
  useEffect(() => onStart(), []);
  useEffect(() => onShow(), [shown]);
}
