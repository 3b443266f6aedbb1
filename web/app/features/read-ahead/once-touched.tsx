import type { ReactNode } from 'react';
import { LanguageOffer } from '@site/web/features/navigation/language-offer';
import { useReadAhead } from './use-read-ahead';
import { useStoredPages } from './use-stored-pages';

/** Loaded after the first interaction: prefetches the pages that the visitor may go to next, and stores those that were read for offline reading. */
export default function OnceTouched(): ReactNode {
  useStoredPages();
  useReadAhead();
  return <LanguageOffer />;
}
