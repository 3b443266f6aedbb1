import type { ServerArgs } from '../../data/server-args';

/**
 * The rules for crawlers: everything but the staff area and the API, and where the sitemap is. Hosting leads /robots.txt
 * here, since the functions' framework answers that address itself, with 404.
 */
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
