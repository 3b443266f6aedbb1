import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import { optionalPart } from '../../components/optional-part';
import { PHOTO } from '../../data/pages/page-cache';
import { type LightboxPicture, useLightbox } from './lightbox-store';

const OPENED_HERE = { openedHere: true };

const load = () => import('./lightbox');
const Lightbox = optionalPart(load);

export const prefetchLightbox = () => void load().catch(() => undefined);

interface LightboxHostProps {
  readonly pictures: readonly LightboxPicture[];
  readonly children: (open: (id: string) => void) => React.ReactNode;
}

/** Gives its children a function that opens a picture. The picture is in the URL: it can be shared, and Back closes it. */
export function LightboxHost({ pictures, children }: LightboxHostProps) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof OPENED_HERE> | null };
  const navigate = useNavigate();
  const isOpen = useLightbox((lightbox) => lightbox.pictures.some((each) => each.id === lightbox.id));
  const id = params.get(PHOTO);
  useEffect(() => useLightbox.setState({ pictures, id }), [pictures, id]);
  useEffect(() => () => useLightbox.setState({ pictures: [], id: null }), []);

  const show = (photo: string | null, options: NavigateOptions) =>
    setParams(
      (next) => {
        if (photo === null) next.delete(PHOTO);
        else next.set(PHOTO, photo);
        return next;
      },
      { preventScrollReset: true, ...options },
    );
  return (
    <>
      {children((photo) => show(photo, { state: OPENED_HERE }))}
      {isOpen ? (
        <Lightbox
          // The next or previous picture replaces this one in the history: Back still closes.
          onTurn={(photo) => show(photo, { replace: true, state })}
          onClose={() => (state?.openedHere ? void navigate(-1) : show(null, { replace: true }))}
        />
      ) : null}
    </>
  );
}
