import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { LightboxPicture } from './lightbox-store';
import { useLightbox } from './lightbox-store';

/** The parameter of the URL that names the open picture. */
const PHOTO = 'photo';

const OPENED_HERE = { openedHere: true };

/** Keeps the open picture in the URL, so that it can be shared and Back closes it. */
export function useOpenPicture(pictures: readonly LightboxPicture[]) {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof OPENED_HERE> | null };
  const navigate = useNavigate();
  const id = params.get(PHOTO);

  useEffect(() => {
    const { open, close } = useLightbox.getState();
    if (id === null) close();
    else open(pictures, id);
  }, [id, pictures]);
  useEffect(() => () => useLightbox.getState().close(), []);

  const urlWith = (photo: string | null) => {
    const next = new URLSearchParams(params);
    if (photo === null) next.delete(PHOTO);
    else next.set(PHOTO, photo);
    return { search: next.toString() };
  };
  const stay = { preventScrollReset: true };
  return {
    open: (photo: string) => navigate(urlWith(photo), { ...stay, state: OPENED_HERE }),
    /** The next or previous picture replaces this one in the history: Back still closes. */
    replace: (photo: string) => navigate(urlWith(photo), { ...stay, replace: true, state }),
    close: () => (state?.openedHere ? navigate(-1) : navigate(urlWith(null), { ...stay, replace: true })),
  };
}
