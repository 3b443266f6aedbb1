import type { PictureFile } from '@content';
import type { ShownPicture } from '@content/item';

type Variant = PictureFile['variants'][number];

/** Best first. */
const types = ['image/avif', 'image/webp'] as const;

/** The variants of each type in these widths, by the URL of one of them: `…/hills-1600.webp`. */
function variantsIn(address: string, widths: readonly number[]): Variant[] {
  const stem = address.replace(/-\d+\.\w+$/, '');
  return types.flatMap((type) =>
    widths.map((width) => ({ address: `${stem}-${width}.${type.replace('image/', '')}`, width, type })),
  );
}

/** The widths that tell all of a picture's variants; undefined where their URLs or types are others than widths tell. */
export function widthsOf({ address, variants = [] }: ShownPicture): readonly number[] | undefined {
  const widths = [...new Set(variants.map(({ width }) => width))];
  const told = variantsIn(address, widths);
  const isTold = (variant: Variant) =>
    told.some((other) => other.address === variant.address && other.type === variant.type);
  return told.length === variants.length && variants.every(isTold) ? widths : undefined;
}

/** The sources of a picture, for browsers to choose from: the best type first. */
export function sourcesOf(file: ShownPicture | undefined): { type: string; srcSet: string }[] {
  if (!file) return [];
  const variants = file.variants ?? variantsIn(file.address, file.widths ?? []);
  return types.flatMap((type) => {
    const ofType = variants.filter((variant) => variant.type === type);
    const srcSet = ofType.map(({ address, width }) => `${address} ${width}w`).join(', ');
    return srcSet === '' ? [] : [{ type, srcSet }];
  });
}
