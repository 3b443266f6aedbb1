import { chakra } from '@chakra-ui/react';
import type { ItemAt } from '@content';
import { picturesOf } from '@content/item';
import { useMemo } from 'react';
import { Container } from '../../components/layout';
import { PictureTile } from '../gallery/picture-tile';
import { LightboxHost } from '../lightbox/lightbox-host';

/** The pictures of a story after its first, as a small gallery. */
export function MorePictures({ story }: { story: ItemAt<'stories'> }) {
  const pictures = useMemo(
    () =>
      picturesOf(story, 'imageUrls')
        .slice(1)
        .map((picture, i) => ({
          id: picture.file?.uploadId ?? String(i + 2),
          title: picture.file?.alt || `${story.title}, picture ${i + 2}`,
          picture,
        })),
    [story],
  );
  if (pictures.length === 0) return null;
  return (
    <Container width="wide" marginTop="12" data-screen-only>
      <chakra.h2 fontSize="xl" marginBottom="5">
        More pictures
      </chakra.h2>
      <LightboxHost pictures={pictures}>
        {(open) => (
          <chakra.ul
            listStyleType="none"
            display="grid"
            gap="4"
            gridTemplateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))"
          >
            {pictures.map((picture) => (
              <li key={picture.id}>
                <PictureTile
                  picture={picture}
                  onOpen={open}
                  sizes="(min-width: 870px) 18rem, (min-width: 574px) 46vw, 92vw"
                />
              </li>
            ))}
          </chakra.ul>
        )}
      </LightboxHost>
    </Container>
  );
}
