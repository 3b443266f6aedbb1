import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { hydrateAll } from '../../components/lazy-hydration';
import { useSiteFacts } from '../../data/site-facts';
import { isStaffPath } from '../../data/staff-area';
import { noteArrival } from '../../data/visited-pages';

/** A page older than this comes from a cache and re-reads its data, in milliseconds. */
const STALE_AFTER = 60_000;

/** Reads the organisation's details again; without a connection they are as they were. */
export function refreshOrganisation(): void {
  // Few pages need it, so that none loads it with its client.
  import('@site/web/read-organisation').then(
    ({ readOrganisationAgain }) => void readOrganisationAgain(),
    () => undefined,
  );
}

/**
 * Reads the data of a page again, without a loading state: of one that was rendered over a minute before it was
 * hydrated, so that visitors see an edit within a minute, and of one that Back or Forward has shown from memory. The
 * server rendered nothing of a staff page that could be old.
 */
export function useFreshness(): void {
  const { renderedAt } = useSiteFacts();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (Date.now() - Date.parse(renderedAt) <= STALE_AFTER) return;
    if (!isStaffPath(location.pathname)) {
      hydrateAll();
      void revalidate();
    }
    refreshOrganisation();
  }, [renderedAt, revalidate]);
  const { key } = useLocation();
  useEffect(() => {
    if (noteArrival(key)) void revalidate();
  }, [key, revalidate]);
}
