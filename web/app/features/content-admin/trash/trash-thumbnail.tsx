import { chakra } from '@chakra-ui/react';
import type { AnyItem, ContentType } from '@content';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readTrashThumbnail } from '../../../data/admin-content';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { pictureOf } from '../../admin-ui/labels';
import { ThumbnailFrame } from '../items/thumbnail-frame';

/** Whether an element has been in sight, or nearly. */
function useSeen() {
  const element = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return { element, isSeen };
}

/**
 * The picture of a deleted item, or the sign of its type. Its files are out of the public's reach: the API shows them
 * small, one by one, and until then there is the blurred one.
 */
export function TrashThumbnail({ type, item }: { type: ContentType; item: AnyItem }) {
  const placeholder = pictureOf(type, item)?.placeholder;
  const { element, isSeen } = useSeen();
  const { data } = useQuery({
    queryKey: ['trash-thumbnail', type.path, item._id, item._version],
    queryFn: ({ signal }) => readTrashThumbnail(type.path, item._id, signal),
    enabled: isSeen && placeholder !== undefined,
  });
  return (
    <ThumbnailFrame ref={element} width={{ base: '3.5rem', sm: '4.5rem' }}>
      {placeholder === undefined ? (
        <AdminIcon name={type.path} />
      ) : (
        <chakra.img src={data ?? placeholder} alt="" width="full" height="full" objectFit="cover" />
      )}
    </ThumbnailFrame>
  );
}
