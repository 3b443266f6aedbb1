import type { Route } from './+types/robots';

/**
 * The rules for crawlers: everything but the staff area and the API, and where the sitemap is. Hosting redirects /robots.txt
 * here, since the functions' framework responds to that path itself, with 404.
 */
export function loader({ context }: Route.LoaderArgs): Response {
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
