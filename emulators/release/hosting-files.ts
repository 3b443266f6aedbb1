import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepAssets } from './kept-assets';
import { webFolder } from '../shared/paths';
import { log } from '../shared/terminal';
import { projectSettings } from '../operations/project-settings';

/**
 * Writes robots.txt beside the built files that Hosting serves: everything but the staff area and the API, and where the sitemap
 * is, which takes a full URL. A file, since the functions' framework responds to that path itself, with 404; and not part of
 * the build, which does not know where the site will be.
 */
export function writeRobots(folder: string, origin: string): void {
  const lines = [
    'User-agent: *',
    'Disallow: /admins',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  writeFileSync(join(folder, 'robots.txt'), `${lines.join('\n')}\n`);
}

/** Lays beside the built files what a deploy to a project needs: robots.txt for its origin, and the assets of builds before. */
export async function layHostingFiles(project: string): Promise<void> {
  const { origin } = projectSettings(project);
  const folder = join(webFolder, 'build/client');
  writeRobots(folder, origin);
  const kept = await keepAssets(folder, origin);
  log(`Kept ${kept.length} files of builds before, for tabs that are open`);
}
