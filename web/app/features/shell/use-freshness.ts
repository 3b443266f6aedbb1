import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import { hydrateAll } from '../../components/lazy-hydration';
import { useLaterOrganisation } from '../../data/pages/globals';
import { settle } from '../../data/pages/outcome';
import { cachePage, isStale, type LoaderData, MAX_AGE, pageKey, setShown } from '../../data/pages/page-cache';
import { browserReader } from '../../data/pages/reader';
import { useSiteFacts } from '../../data/site-facts';
import { isStaffPath } from '../../data/staff-area';

/** Reads the organisation's details again; what cannot be read stays as it is. */
export async function refreshOrganisation(): Promise<void> {
  // Few pages need it: none loads it at once.
  const read = await import('@site/web/read-organisation')
    .then(({ readOrganisation }) => settle(readOrganisation(browserReader)))
    .catch(() => null);
  if (read?.ok) useLaterOrganisation.setState(read.value, true);
}

/** Caches the page that the server has rendered, and reads the page on the screen again if it is old. */
export function useFreshness(): void {
  const { renderedAt } = useSiteFacts();
  const { revalidate } = useRevalidator();
  const rendered = useMatches().at(-1)?.loaderData as LoaderData | undefined;
  const key = pageKey(useLocation());
  const onStart = useEffectEvent(() => {
    const at = Math.min(Date.now(), Date.parse(renderedAt));
    // The server rendered nothing of a staff page that could be old.
    if (!isStaffPath(location.pathname) && rendered) cachePage(key, rendered, at);
    if (Date.now() - at >= MAX_AGE) void refreshOrganisation();
  });
  const onShow = useEffectEvent(() => {
    setShown(key);
    if (!isStale(key) || !navigator.onLine) return;
    // Parts that still wait for hydration would be dropped by the update.
    hydrateAll();
    void revalidate();
  });
  useEffect(() => onStart(), []);
  useEffect(() => onShow(), [key]);
}
