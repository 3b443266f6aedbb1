import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { hydrateAll } from '../../components/lazy-hydration';
import { cachePage, isOld, MAX_AGE, noteShown, pageKey, type Readings } from '../../data/pages/page-cache';
import { useSiteFacts } from '../../data/pages/site-facts';
import { isStaffPath } from '../../data/staff/staff-area';

/** Reads the organisation's details again; without a connection they are as they were. */
export function refreshOrganisation(): void {
  // Few pages need it, so that none loads it with its client.
  import('@site/web/read-organisation').then(
    ({ readOrganisationAgain }) => void readOrganisationAgain(),
    () => undefined,
  );
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
    if (Date.now() - at >= MAX_AGE) refreshOrganisation();
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
