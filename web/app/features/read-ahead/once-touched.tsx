import type { ReactNode } from 'react';
import { LanguageOffer } from '@site/web/features/navigation/language-offer';
import { useReadAhead } from './use-read-ahead';
import { useStoredPages } from './use-stored-pages';

interface OnceTouchedProps {
  /** The touch itself, which may be on a link; absent when it was before the client was there. */
  readonly touch: Event | undefined;
}

/** Loaded after the first interaction: prefetches the pages that the visitor may go to next, and stores those that were read for offline reading. */
export function OnceTouched({ touch }: OnceTouchedProps): ReactNode {
  useStoredPages();
  useReadAhead(touch);
  return <LanguageOffer />;
}
