import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepAssets } from './kept-assets';
import { webFolder } from '../shared/paths';
import { log } from '../shared/terminal';
import { projectSettings } from '../operations/project-settings';

/** The parts of Hosting's configuration that are looked at here. */
export interface HostingConfig {
  public: string;
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** What firebase.json says of all built assets. */
const ASSETS = '/assets/**';
/** How many names one pattern holds. */
const AT_A_TIME = 40;

/**
 * Makes what firebase.json says of /assets hold for the files in `folder` alone, by their names. Hosting gives headers by
 * the path of a request, so that the 404 of an asset that is not there, as during a deploy, would be kept for a year.
 */
export function nameAssets(hosting: HostingConfig, folder: string): void {
  const names = readdirSync(join(folder, 'assets')).sort();
  const groups = Array.from({ length: Math.ceil(names.length / AT_A_TIME) }, (_, i) =>
    names.slice(i * AT_A_TIME, (i + 1) * AT_A_TIME),
  );
  hosting.headers = hosting.headers.flatMap((entry) =>
    entry.source === ASSETS
      ? groups.map((group) => ({ ...entry, source: `/assets/@(${group.join('|')})` }))
      : [entry],
  );
}

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
