import type { ServerArgs } from '../../data/server-args';

/** /robots.txt: everything but the staff area and the API, and where the sitemap is. */
export function loader({ context }: ServerArgs): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /admins',
    'Disallow: /api/',
    '',
    `Sitemap: ${context.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
