import type { ContentType } from '@content';
import { contentTypeAt } from '@content';

/** The content type in a URL; a URL without one gets a 404. */
export function typeOf({ path }: { readonly path: string }): ContentType {
  const type = contentTypeAt(path);
  if (!type) throw new Response('Not Found', { status: 404 });
  return type;
}
