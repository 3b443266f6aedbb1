import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentLanguage } from '../../../language';
import { rememberedLanguage } from './remembered-language';

const LanguageOffer = lazy(() => import('./language-offer'));

/** The language is chosen by leaving the document. */
const never = () => () => undefined;

/** Offers the page in the language that was chosen on this device, where that is another one. */
export function LanguageOfferHost() {
  const remembered = useSyncExternalStore(never, rememberedLanguage, () => null);
  if (remembered === null || remembered === currentLanguage()) return null;
  return (
    <Suspense fallback={null}>
      <LanguageOffer remembered={remembered} />
    </Suspense>
  );
}
