import { chakra } from '@chakra-ui/react';
import type { PictureFile } from '@content';
import type { ItemPicture } from '@content/item';
import { useState } from 'react';

interface PictureProps {
  /** Without one, nothing is shown; one that is only a URL is shown in one size. */
  readonly picture: ItemPicture | undefined;
  /** Overrides the file's own description; '' for a picture that only repeats the text beside it. */
  readonly alt?: string;
  /** How wide the picture is shown: the `sizes` of an image. */
  readonly sizes: string;
  /** Shown in the first view: fetched at once. */
  readonly eager?: boolean;
  /** Width to height of the frame that the picture fills; without it the picture keeps its own shape. */
  readonly ratio?: string;
  /** Fills its parent in both directions. */
  readonly fill?: boolean;
  /** Nothing is shown where the picture cannot be loaded, not even its text alternative. */
  readonly hideWhenBroken?: boolean;
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
    objectFit: 'cover',
    backgroundSize: 'cover',
    backgroundPosition: 'center',
    backgroundColor: 'bg.band',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});

type State = 'coming' | 'there' | 'broken';

/** A picture with its space reserved, a blurred placeholder and the sizes that the screen needs. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, eager = false, ratio, fill = false, hideWhenBroken = false } = props;
  const [state, setState] = useState<State>('coming');
  if (!picture) return null;
  const { url: src, file } = picture;
  const types = pictureTypes.filter((type) => file?.variants.some((variant) => variant.type === type));
  const fail = () => {
    console.error(`A picture could not be loaded: ${src}`);
    setState('broken');
  };
  return (
    <chakra.picture display="block" width="full" height={fill ? 'full' : undefined}>
      {types.map((type) => (
        <source key={type} type={type} srcSet={file && sourceSet(file, type)} sizes={sizes} />
      ))}
      <Image
        // A picture that was loaded or failed before hydration fires no event any more.
        ref={(element: HTMLImageElement | null) => {
          if (state !== 'coming' || !element?.complete || element.currentSrc === '') return;
          if (element.naturalWidth > 0) setState('there');
          else fail();
        }}
        src={src}
        alt={alt ?? file?.alt ?? ''}
        htmlWidth={file?.width ?? 1600}
        htmlHeight={file?.height ?? 1000}
        height={fill ? 'full' : 'auto'}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setState('there')}
        onError={fail}
        style={{
          aspectRatio: ratio,
          backgroundImage: file?.placeholder && state === 'coming' ? `url("${file.placeholder}")` : undefined,
          display: hideWhenBroken && state === 'broken' ? 'none' : undefined,
        }}
      />
    </chakra.picture>
  );
}
