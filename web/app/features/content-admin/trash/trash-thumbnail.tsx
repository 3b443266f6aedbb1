import { chakra } from '@chakra-ui/react';
import type { AnyItem, ContentType } from '@content';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { pictureOf } from '../../admin-ui/words';

/** The blurred picture of a deleted item, or the sign of its type: the picture itself is out of everybody's reach. */
export function TrashThumbnail({ type, item }: { type: ContentType; item: AnyItem }) {
  const placeholder = pictureOf(type, item)?.placeholder;
  return (
    <chakra.span
      position="relative"
      display="flex"
      alignItems="center"
      justifyContent="center"
      width={{ base: '3.5rem', sm: '4.5rem' }}
      aspectRatio="4 / 3"
      flexShrink={0}
      borderRadius="sm"
      overflow="hidden"
      background="bg.band"
      color="fg.muted"
    >
      {placeholder === undefined ? (
        <AdminIcon name={type.path} />
      ) : (
        <chakra.img src={placeholder} alt="" width="full" height="full" objectFit="cover" />
      )}
    </chakra.span>
  );
}
