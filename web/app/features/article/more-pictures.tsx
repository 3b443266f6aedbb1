import { css } from '#styled-system/css';
import { Container } from '../../components/layout';
import { PictureTile } from '../gallery/picture-tile';
import type { LightboxPicture } from '../lightbox/lightbox-store';

interface MorePicturesProps {
  readonly pictures: readonly LightboxPicture[];
  readonly onOpen: (id: string) => void;
}

/** The pictures of an article after its first, as a small gallery. */
export function MorePictures({ pictures, onOpen }: MorePicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <Container css={{ marginTop: '12' }} width="wide" data-screen-only>
      <h2 className={css({ fontSize: 'xl', marginBottom: '5' })}>More pictures</h2>
      <ul
        className={css({
          listStyleType: 'none',
          display: 'grid',
          gap: '4',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        })}
      >
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureTile
              picture={picture}
              onOpen={onOpen}
              sizes="(min-width: 870px) 17.5rem, (min-width: 574px) 46vw, 92vw"
            />
          </li>
        ))}
      </ul>
    </Container>
  );
}
