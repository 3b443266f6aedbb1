import type { ReactNode } from 'react';
import { LanguageOffer } from '@site/web/features/navigation/language-offer';
import { useReadAhead } from './use-read-ahead';
import { useStoredPages } from './use-stored-pages';

interface OnceTouchedProps {
  /** The touch itself, which may be on a link; absent when it was before the client was there. */
  readonly touch: Event | undefined;
}

/** What nobody needs who opens a page and goes away: fetches the pages that the visitor may go to next, and has those that were read stored for when there is no connection. */
export function OnceTouched({ touch }: OnceTouchedProps): ReactNode {
  useStoredPages();
  useReadAhead(touch);
  return <LanguageOffer />;
}
