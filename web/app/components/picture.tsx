import { chakra } from '@chakra-ui/react';
import type { PictureFile } from '@content';
import { useState } from 'react';

export interface PictureProps {
  /** The picture as answers describe it; without it, the plain address alone is used. */
  readonly file: PictureFile | undefined;
  /** The stored field's address, for items whose files tell nothing. */
  readonly address?: string | null;
  /** Overrides the file's own description; '' for a picture that only repeats the text beside it. */
  readonly alt?: string;
  /** How wide the picture is shown: the `sizes` of an image. */
  readonly sizes: string;
  /** Shown in the first view: fetched at once. */
  readonly eager?: boolean;
  /** Width to height of the frame that the picture fills; without it the picture keeps its own shape. */
  readonly ratio?: string;
  readonly onFail?: () => void;
}

/** Best first. */
const pictureTypes = ['image/avif', 'image/webp'] as const;

function sourceSet(file: PictureFile, type: (typeof pictureTypes)[number]): string {
  return file.variants
    .filter((variant) => variant.type === type)
    .map((variant) => `${variant.address} ${variant.width}w`)
    .join(', ');
}

const Image = chakra('img', {
  base: {
    display: 'block',
    width: 'full',
    height: 'auto',
    objectFit: 'cover',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    backgroundColor: 'bg.band',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});

/** A picture with its place reserved, a blurred placeholder and the sizes that the screen needs. */
export function Picture({ file, address, alt, sizes, eager = false, ratio, onFail }: PictureProps) {
  const [loaded, setLoaded] = useState(false);
  const src = file?.address ?? address;
  if (!src) return null;
  const types = pictureTypes.filter((type) => file?.variants.some((variant) => variant.type === type));
  const fail = () => {
    console.error(`A picture could not be loaded: ${src}`);
    onFail?.();
  };
  return (
    <chakra.picture display="block" width="full" height="full">
      {types.map((type) => (
        <source key={type} type={type} srcSet={file && sourceSet(file, type)} sizes={sizes} />
      ))}
      <Image
        // A picture that came or failed before the page was alive fires no event any more.
        ref={(element: HTMLImageElement | null) => {
          if (!element?.complete || loaded) return;
          if (element.naturalWidth > 0) setLoaded(true);
          else if (element.currentSrc !== '' && onFail) fail();
        }}
        src={src}
        alt={alt ?? file?.alt ?? ''}
        width={file?.width ?? 1600}
        height={file?.height ?? 1000}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setLoaded(true)}
        onError={fail}
        style={{
          ...(ratio ? { aspectRatio: ratio } : {}),
          ...(file && !loaded ? { backgroundImage: `url("${file.placeholder}")` } : {}),
        }}
      />
    </chakra.picture>
  );
}
