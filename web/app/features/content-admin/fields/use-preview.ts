import { useEffect, useState } from 'react';
import type { FormFile } from '../form/content';

/** Address of the smallest stored variant that fills a preview, in pixels of width. */
const PREVIEW_WIDTH = 480;

/** The address to show a file's picture from: the stored one, or the chosen one out of memory. */
export function usePreview({ stored, fresh }: FormFile): string | undefined {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (!fresh) return;
    const address = URL.createObjectURL(fresh);
    // The address exists only from here on, as it has to be given back.
    setLocal(address);
    return () => URL.revokeObjectURL(address);
  }, [fresh]);
  if (fresh) return local;
  if (stored?.kind !== 'picture') return undefined;
  const webp = stored.variants.filter(({ type }) => type === 'image/webp').sort((a, b) => a.width - b.width);
  return (webp.find(({ width }) => width >= PREVIEW_WIDTH) ?? webp.at(-1))?.address ?? stored.address;
}
