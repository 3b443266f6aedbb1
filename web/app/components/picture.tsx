import { type ItemPicture, type ShownPicture, variantsAt, variantTypes } from '@content/items/item';
import { type SyntheticEvent, useState } from 'react';
import { focusPosition } from '../data/formats/focus-position';
import { savesData, SMALL_SIZES } from '../data/device/saves-data';
import { useInBrowser } from '../data/device/use-in-browser';
import { minWidth, type WindowWidth } from '../theme/media';
import { useNear } from './use-near';

/** The width of a frame: one length, or one for each width of the window from which it counts, the narrowest first. */
export type FrameWidth = string | ({ readonly base: string } & { readonly [from in WindowWidth]?: string });

interface PictureProps {
  /** Nothing is shown without one; a bare URL is shown in one size. */
  readonly picture: ItemPicture | undefined;
  /** Overrides the file's own description; '' for a picture that only repeats the text beside it. */
  readonly alt?: string;
  readonly frameWidth: FrameWidth;
  /** The first picture of a page, or one that was requested: fetched at once, in full size even on a link that saves data. */
  readonly eager?: boolean;
  /** Fetched before it comes near the window. */
  readonly ahead?: boolean;
  /** Width to height of the frame that the picture fills, the least where it varies; without it the picture keeps its own shape. */
  readonly ratio?: number;
  readonly fill?: boolean;
  /** Nothing is shown where the picture cannot be loaded, not even its text alternative. */
  readonly hideWhenBroken?: boolean;
  /** Called once the picture has been loaded, or cannot be. */
  readonly onSettled?: () => void;
}

/** The sources of a picture, for browsers to choose from: the best type first. */
export function sourcesOf(file: ShownPicture | undefined): { type: string; srcSet: string }[] {
  const variants = file ? variantsAt(file.address, file.widths ?? []) : [];
  return variantTypes.flatMap((type) => {
    const ofType = variants.filter((variant) => variant.type === type);
    const srcSet = ofType.map(({ address, width }) => `${address} ${width}w`).join(', ');
    return srcSet === '' ? [] : [{ type, srcSet }];
  });
}

/**
 * The `sizes` of a picture that is `factor` times as wide as its frame before it is cropped. Each file is at most twice as wide as
 * the next one: on dense screens the one that is up to a quarter too narrow is taken, where nobody sees it, and never one that
 * is more than half as wide again as what is drawn.
 */
function sizesFor(frame: FrameWidth, factor: number): string {
  const widths = Object.entries(typeof frame === 'string' ? { base: frame } : frame).reverse();
  const scaled = (scale: number, ...screen: string[]) =>
    widths.map(([from, width = '']) => {
      const window = from === 'base' ? [] : [minWidth(from as WindowWidth)];
      const conditions = [...screen, ...window].join(' and ');
      return `${conditions} ${scale === 1 ? width : `calc(${scale.toFixed(2)} * ${width})`}`.trim();
    });
  const drawn = Math.max(1, factor);
  return [...scaled(drawn * 0.75, '(min-resolution: 1.5dppx)'), ...scaled(drawn)].join(', ');
}

/** Whether a picture is coming, there or broken, and the properties of its element that find out. */
function useLoading(src = '', onSettled?: () => void) {
  const [state, setState] = useState<'coming' | 'there' | 'broken'>('coming');
  const settle = (outcome: 'there' | 'broken') => {
    if (outcome === 'broken') console.error(`A picture could not be loaded: ${src}`);
    setState(outcome);
    onSettled?.();
  };
  const arrive = () => settle('there');
  const events = {
    // A picture that was loaded or failed before hydration fires no event any more.
    ref: (image: HTMLImageElement | null) => {
      if (state === 'coming' && image?.complete && image.currentSrc !== '')
        settle(image.naturalWidth > 0 ? 'there' : 'broken');
    },
    // The placeholder stays until the picture can be painted.
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
      void currentTarget.decode().then(arrive, arrive),
    onError: () => settle('broken'),
  };
  return [state, events] as const;
}

/** A picture with its space reserved, a blurred placeholder and the sizes that the screen needs. */
export function Picture(props: PictureProps) {
  const { picture, alt, frameWidth, eager = false, ahead = false, ratio } = props;
  const { fill = false, hideWhenBroken = false, onSettled } = props;
  const [state, events] = useLoading(picture?.url, onSettled);
  // What the server has rendered knows nothing of it (see client/starter).
  const isSmall = useInBrowser(savesData, false) && !eager;
  const [frame, isNear] = useNear<HTMLPictureElement>(eager || ahead);
  if (!picture) return null;
  const { url: src, file } = picture;
  const { width = 1600, height = 1000 } = file ?? {};
  const sizes = isSmall ? SMALL_SIZES : sizesFor(frameWidth, ratio ? width / height / ratio : 1);
  const isAway = !isNear && state !== 'broken';
  const crop = ratio || fill ? focusPosition({ width, height, focus: file?.focus }) : undefined;
  return (
    <picture
      ref={frame}
      data-picture
      data-fill={fill || undefined}
      data-away={isAway || undefined}
      style={isAway && !fill ? { aspectRatio: `${ratio ?? `${width} / ${height}`}` } : undefined}
    >
      {sourcesOf(file).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...events}
        src={src}
        alt={alt ?? file?.alt ?? ''}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        style={{
          aspectRatio: ratio === undefined ? undefined : `${ratio}`,
          objectPosition: crop,
          backgroundPosition: crop,
          backgroundImage: file?.placeholder && state === 'coming' ? `url("${file.placeholder}")` : undefined,
          display: hideWhenBroken && state === 'broken' ? 'none' : undefined,
        }}
      />
    </picture>
  );
}
