import { useEffect } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';
import { optionalPart } from '../../components/optional-part';
import { PHOTO } from '../../data/pages/page-cache';
import { type LightboxPicture, useLightbox } from './lightbox-store';

const OPENED_HERE = { openedHere: true };

/** Keeps the open picture in the URL, so that it can be shared and Back closes it. */
function useOpenPicture(pictures: readonly LightboxPicture[]) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof OPENED_HERE> | null };
  const navigate = useNavigate();
  const id = params.get(PHOTO);

  useEffect(() => {
    const { open, close } = useLightbox.getState();
    if (id === null) close();
    else open(pictures, id);
  }, [id, pictures]);
  useEffect(() => () => useLightbox.getState().close(), []);

  const show = (photo: string | null, options: NavigateOptions) =>
    setParams(
      (next) => {
        if (photo === null) next.delete(PHOTO);
        else next.set(PHOTO, photo);
        return next;
      },
      { preventScrollReset: true, ...options },
    );
  return {
    open: (photo: string) => show(photo, { state: OPENED_HERE }),
    /** The next or previous picture replaces this one in the history: Back still closes. */
    replace: (photo: string) => show(photo, { replace: true, state }),
    close: () => (state?.openedHere ? void navigate(-1) : show(null, { replace: true })),
  };
}

const load = () => import('./lightbox');
const Lightbox = optionalPart(load);

/** Fetches the lightbox's code, before it is needed. */
export const prefetchLightbox = () => void load().catch(() => undefined);

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
      {children(open)}
      {isOpen ? <Lightbox onTurn={replace} onClose={close} /> : null}
    </>
  );
}
