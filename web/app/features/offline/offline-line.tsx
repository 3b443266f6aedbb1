import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { FootLine } from '../../components/layout';
import { formatDateTime } from '../../components/text';
import { useConnection } from '../../data/device/connection';
import { markAllStale } from '../../data/pages/page-cache';
import { useSiteFacts } from '../../data/site-facts';
import { getTexts } from '../../texts';

/** A line at the foot of the window that shows the age of the page while there is no connection, and announces a new one. */
export function OfflineLine() {
  const { asOf, isBack, lose, regain } = useConnection();
  const { revalidate } = useRevalidator();
  const renderedAt = useSiteFacts().renderedAt;

  useEffect(() => {
    const onOffline = () => lose(Date.parse(renderedAt));
    const onOnline = () => {
      markAllStale();
      void revalidate().then(regain);
    };
    if (!navigator.onLine) onOffline();
    const listening = new AbortController();
    window.addEventListener('offline', onOffline, { signal: listening.signal });
    window.addEventListener('online', onOnline, { signal: listening.signal });
    return () => listening.abort();
  }, [renderedAt, lose, regain, revalidate]);

  const { offline, unreachable, online } = getTexts().connection;
  const stored = (at: number) => (navigator.onLine ? unreachable : offline)(formatDateTime(at));
  const text = asOf !== null ? stored(asOf) : isBack ? online : '';
  return (
    <FootLine role="status" data-screen-only>
      {text}
    </FootLine>
  );
}
