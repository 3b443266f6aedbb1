import { chakra } from '@chakra-ui/react';
import { webpOf } from '@content/items/item';
import { useEffect, useMemo, useState } from 'react';
import { type FormFile, pictureOf } from '../form/content/form-content';
import { Framed, shapeOf } from './framed';

/** Pixels of width that fill a preview. */
const PREVIEW_WIDTH = 480;
const MIDDLE = { x: 0.5, y: 0.5 };

/** The URL of a chosen file: the browser gives it one as long as it is shown, and wants it back afterwards. */
export function useFileAddress(file: File | undefined): string | undefined {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return address;
}

/** A picture of a form, with the crop that was chosen for it where the whole picture is at hand. */
export function PreviewImage({ file }: { file: FormFile }) {
  const [ratio, setRatio] = useState<number>();
  const fresh = useFileAddress(file.fresh);
  const picture = pictureOf(file);
  const src = fresh ?? (picture && webpOf(picture, PREVIEW_WIDTH));
  const crop = picture?.crop ? undefined : file.details?.crop;
  if (src !== undefined && crop && ratio !== undefined) {
    const frame = shapeOf(crop, ratio);
    return (
      <chakra.span css={{ display: 'block' }} style={{ width: `min(100%, calc(14rem * ${frame}))` }}>
        <Framed src={src} alt={file.alt} ratio={ratio} frame={frame} crop={crop} focus={MIDDLE} />
      </chakra.span>
    );
  }
  return (
    <chakra.img
      src={src}
      alt={file.alt}
      css={{ width: 'auto', height: 'auto', maxWidth: 'full', maxHeight: 'full', borderRadius: 'sm' }}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
    />
  );
}
