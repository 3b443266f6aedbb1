import type { ReactNode } from 'react';
import { LanguageOffer } from '@site/web/features/navigation/language-offer';
import { useReadAhead } from './use-read-ahead';
import { useStoredPages } from './use-stored-pages';

/** Loaded after the first interaction: prefetches next pages, stores read ones for offline, and offers another language. */
export default function OnceTouched(): ReactNode {
  useStoredPages();
  useReadAhead();
  return <LanguageOffer />;
}
