import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rules for crawlers: everything but the staff area and the API, and where the sitemap is, which takes a full URL. */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admins',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Writes robots.txt beside the built files that Hosting serves. A file, since the functions' framework responds to that
 * path itself, with 404; and not part of the build, which does not know where the site will be.
 */
export function writeRobots(folder: string, origin: string): void {
  writeFileSync(join(folder, 'robots.txt'), robotsText(origin));
}
