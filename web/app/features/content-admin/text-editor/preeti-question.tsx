import { lazy, Suspense } from 'react';
import { mayBePreeti } from './preeti-signs';

const PreetiOffer = lazy(() => import('./preeti-offer'));

/** Below a plain field: offers Unicode for Preeti. The table of letters is fetched when a text needs a closer look. */
export function PreetiQuestion({ text, onText }: { text: string; onText: (text: string) => void }) {
  if (!mayBePreeti(text)) return null;
  return (
    <div aria-live="polite">
      <Suspense fallback={null}>
        <PreetiOffer
          text={text}
          onChange={(chosen) =>
            void import('./preeti').then(({ preetiChanged }) => onText(preetiChanged(text, chosen)))
          }
        />
      </Suspense>
    </div>
  );
}
