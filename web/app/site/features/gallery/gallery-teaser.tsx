import { Empty } from '../../../components/messages';
import type { ListedAt } from '../../../data/pages/listed';
import { LightboxHost } from '../../../features/lightbox/lightbox-host';
import { getTexts } from '../../../texts';
import { lightboxPicture } from './gallery-pictures';
import { PictureGrid } from './picture-grid';

export function GalleryTeaser({ items }: { items: readonly ListedAt<'galleries'>[] }) {
  const pictures = items.map(lightboxPicture);
  if (pictures.length === 0) return <Empty>{getTexts().home.gallery.empty}</Empty>;
  return (
    <LightboxHost pictures={pictures}>
      {(open) => <PictureGrid pictures={pictures} layout="tiles" onOpen={open} />}
    </LightboxHost>
  );
}
