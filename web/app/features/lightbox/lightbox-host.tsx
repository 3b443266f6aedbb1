import { lazy, Suspense } from 'react';
import type { LightboxPicture } from './lightbox-store';
import { useLightbox } from './lightbox-store';
import { useOpenPicture } from './use-open-picture';

const load = () => import('./lightbox');
const Lightbox = lazy(load);

/** Fetches the lightbox's code, before it is needed. */
export const prefetchLightbox = () => void load();

interface LightboxHostProps {
  readonly pictures: readonly LightboxPicture[];
  readonly children: (open: (id: string) => void) => React.ReactNode;
}

/** Gives its children the means to open one of the pictures, and shows it over the page. */
export function LightboxHost({ pictures, children }: LightboxHostProps) {
  const isOpen = useLightbox((state) => state.index !== null);
  const { open, replace, close } = useOpenPicture(pictures);
  return (
    <>
      {children((id) => void open(id))}
      {isOpen ? (
        <Suspense fallback={null}>
          <Lightbox onTurn={(id) => void replace(id)} onClose={() => void close()} />
        </Suspense>
      ) : null}
    </>
  );
}
