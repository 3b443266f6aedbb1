import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';
import type { FormFile } from '../form/content';

/** Pixels of width that fill a preview. */
const PREVIEW_WIDTH = 480;

/** A picture in its own shape, in the room that it is given. */
const Image = chakra('img', {
  base: { width: 'auto', height: 'auto', maxWidth: 'full', maxHeight: 'full', borderRadius: 'sm' },
});

/** The address of the smallest stored variant that fills a preview. */
function storedAddress(file: FormFile): string | undefined {
  const stored = file.reused ?? file.stored;
  if (stored?.kind !== 'picture') return undefined;
  const webp = stored.variants
    .filter(({ type }) => type === 'image/webp')
    .toSorted((a, b) => a.width - b.width);
  return (webp.find(({ width }) => width >= PREVIEW_WIDTH) ?? webp.at(-1))?.address ?? stored.address;
}

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
  return <Image src={storedAddress(file)} alt={file.alt} />;
}
