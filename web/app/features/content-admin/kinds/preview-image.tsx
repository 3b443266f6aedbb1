import { styled } from '#styled-system/jsx';
import type { PictureFile } from '@content';
import { webpOf } from '@content/item';
import { useCallback } from 'react';
import type { FormFile } from '../form/content';

/** Pixels of width that fill a preview. */
const PREVIEW_WIDTH = 480;

/** A picture in its own shape, in the room that it is given. */
const Image = styled('img', {
  base: { width: 'auto', height: 'auto', maxWidth: 'full', maxHeight: 'full', borderRadius: 'sm' },
});

/** The URL of a stored picture for a preview. */
export const previewAddress = (picture: PictureFile): string => webpOf(picture, PREVIEW_WIDTH);

function FreshImage({ file, alt }: { file: File; alt: string }) {
  // The browser gives a chosen file an address as long as it is shown, and wants it back afterwards.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <Image ref={show} alt={alt} />;
}

export function PreviewImage({ file }: { file: FormFile }) {
  if (file.fresh) return <FreshImage file={file.fresh} alt={file.alt} />;
  const stored = file.reused ?? file.stored;
  return <Image src={stored?.kind === 'picture' ? previewAddress(stored) : undefined} alt={file.alt} />;
}
