import { chakra } from '@chakra-ui/react';
import type { PictureFile } from '@content';
import { webpOf } from '@content/item';
import { useEffect, useMemo } from 'react';
import type { FormFile } from '../form/content';

/** Pixels of width that fill a preview. */
const PREVIEW_WIDTH = 480;

/** A picture in its own shape, in the room that it is given. */
const Image = chakra('img', {
  base: { width: 'auto', height: 'auto', maxWidth: 'full', maxHeight: 'full', borderRadius: 'sm' },
});

/** The URL of a stored picture for a preview. */
export const previewAddress = (picture: PictureFile): string => webpOf(picture, PREVIEW_WIDTH);

/** The URL of a chosen file: the browser gives it one as long as it is shown, and wants it back afterwards. */
export function useFileAddress(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return address;
}

export function PreviewImage({ file }: { file: FormFile }) {
  const fresh = useFileAddress(file.fresh);
  const known = file.reused ?? file.stored;
  const address = known?.kind === 'picture' ? previewAddress(known) : undefined;
  return <Image src={fresh ?? address} alt={file.alt} />;
}
