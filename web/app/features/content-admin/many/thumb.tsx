import { MediaFace } from '../media/media-tile';
import { PreviewImage } from '../kinds/preview-image';
import { usePreparedPicture } from '../pictures/prepared';
import { oneMediaRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import type { Row } from './rows';

/** A row's picture: the chosen file, or the library's entry, which is read first for a restored row. */
export function Thumb({ row: { id, alt, name, file, media, item } }: { row: Row }) {
  const prepared = usePreparedPicture(file);
  const { data } = useRead(oneMediaRead(file || item ? undefined : media));
  const known = item ?? data;
  if (prepared) return <PreviewImage file={{ id, alt: alt || name, fresh: prepared.file }} />;
  return known && !file ? <MediaFace item={known} /> : null;
}
