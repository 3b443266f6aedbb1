import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { hydrateAll } from '../../components/lazy-hydration';
import { cachePage, MAX_AGE, pageKey, type Readings, whenRefreshed } from '../../data/page-cache';
import { useSiteFacts } from '../../data/site-facts';
import { isStaffPath } from '../../data/staff-area';

/** Reads the organisation's details again; without a connection they are as they were. */
export function refreshOrganisation(): void {
  // Few pages need it, so that none loads it with its client.
  import('@site/web/read-organisation').then(
    ({ readOrganisationAgain }) => void readOrganisationAgain(),
    () => undefined,
  );
}

/**
 * Puts the page that the server has rendered into the cache, and has it read again where it is old, without a loading state.
 * The server rendered nothing of a staff page that could be old.
 */
export function useFreshness(): void {
  const { renderedAt } = useSiteFacts();
  const { revalidate } = useRevalidator();
  const rendered = useMatches().at(-1)?.loaderData as Readings | undefined;
  const shown = pageKey(useLocation());
  const refreshed = useRef<string>(undefined);
  // A page that is not on the screen yet waits: a revalidation before that would cost it the place it is to be scrolled to.
  const takeIn = useEffectEvent(() => {
    if (refreshed.current !== shown) return;
    refreshed.current = undefined;
    hydrateAll();
    void revalidate();
  });
  useEffect(
    () =>
      whenRefreshed((key) => {
        refreshed.current = key;
        takeIn();
      }),
    [],
  );
  useEffect(() => takeIn(), [shown]);
  const onStart = useEffectEvent(() => {
    const at = Math.min(Date.now(), Date.parse(renderedAt));
    const isStaff = isStaffPath(location.pathname);
    if (!isStaff && rendered) cachePage(pageKey(location), rendered, at);
    if (Date.now() - at < MAX_AGE) return;
    // What still waits would be dropped by the change, and rendered anew only when it is needed.
    hydrateAll();
    if (!isStaff) void revalidate();
    refreshOrganisation();
  });
  useEffect(() => onStart(), []);
}
