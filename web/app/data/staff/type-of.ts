import { type ContentType, contentTypeAt } from '@content';

/** The 404 of a path that leads to no screen. */
export const notFoundResponse = () => new Response('Not Found', { status: 404 });

/** The content type in a URL; a URL without one gets a 404. */
export function typeOf({ path }: { readonly path: string }): ContentType {
  const type = contentTypeAt(path);
  if (!type) throw notFoundResponse();
  return type;
}
