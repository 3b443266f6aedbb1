import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { webFolder } from '../shared/paths';
import { log } from '../shared/terminal';
import { projectSettings } from '../operations/project-settings';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type firebaseJson from '../../firebase.json';
import { UserError } from '../shared/user-error';

/** Where a deployed site lists its assets. */
const LIST = 'assets/builds.json';
const MONTH = 30 * 24 * 3600_000;

/** Files under /assets by name, with the time at which a build without them replaced theirs (ISO 8601); null for the newest. */
const builds = z.record(z.string().regex(/^[\w.-]+$/), z.iso.datetime().nullable());
type Builds = z.infer<typeof builds>;

async function deployedBuilds(siteUrl: string): Promise<Builds> {
  // Files under /assets are cached for a year: another query is another file to a cache.
  const response = await fetch(`${siteUrl}/${LIST}?${Date.now()}`).catch(() => undefined);
  if (response && response.status >= 500)
    throw new UserError(`${siteUrl}/${LIST} answers ${response.status}: deploy again in some minutes`);
  if (!response?.headers.get('content-type')?.includes('json')) return {};
  const parsed = builds.safeParse(await response.json());
  if (!parsed.success)
    throw new UserError(`${siteUrl}/${LIST} is not a list of files: has somebody changed it?`);
  return parsed.data;
}

/**
 * Copies the assets of earlier builds, which open tabs still request, from the deployed site into `folder` (what Hosting
 * serves), for a month after the build that replaced them. A site that is not there has none. Returns their names. Throws a
 * UserError where the list cannot be read now, or a listed file is missing.
 */
export async function keepAssets(folder: string, siteUrl: string, now = new Date()): Promise<string[]> {
  const list = join(folder, LIST);
  // A folder that is deployed again has its list, and what was kept then is not of its build.
  const before = existsSync(list) ? builds.parse(JSON.parse(await readFile(list, 'utf8'))) : {};
  const names = await readdir(join(folder, 'assets'));
  const own = names.filter((name) => join('assets', name) !== LIST && !before[name]);
  const kept: Builds = {};
  for (const [name, replacedAt] of Object.entries(await deployedBuilds(siteUrl))) {
    const since = replacedAt ?? now.toISOString();
    if (own.includes(name) || now.getTime() - Date.parse(since) > MONTH) continue;
    const response = await fetch(`${siteUrl}/assets/${name}`);
    if (!response.ok)
      throw new UserError(`${siteUrl}/assets/${name} answers ${response.status}: it cannot be kept`);
    await writeFile(join(folder, 'assets', name), Buffer.from(await response.arrayBuffer()));
    kept[name] = since;
  }
  await writeFile(list, JSON.stringify({ ...Object.fromEntries(own.map((name) => [name, null])), ...kept }));
  return Object.keys(kept);
}

export type HostingConfig = typeof firebaseJson.hosting;

/** The pattern for all assets in firebase.json. */
const ASSETS = '/assets/**';
/** How many names a pattern holds. */
const AT_A_TIME = 40;

/**
 * Restricts the headers of /assets to the files in `folder`, by name. Hosting sets headers by path, and browsers would cache
 * the 404 of a missing asset, as during a deploy, for a year.
 */
export function nameAssets(hosting: Pick<HostingConfig, 'headers'>, folder: string): void {
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
 * Writes robots.txt, which excludes the staff area and the API and names the sitemap. It is a file since the functions
 * framework responds to that path itself, with 404; it is no part of the build, which does not know the origin.
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

/** Adds to the build what a deploy needs: robots.txt for the project's origin, and assets of earlier builds. */
export async function layHostingFiles(project: string): Promise<void> {
  const { origin } = projectSettings(project);
  const folder = join(webFolder, 'build/client');
  writeRobots(folder, origin);
  const kept = await keepAssets(folder, origin);
  log(`Kept ${kept.length} files of builds before, for tabs that are open`);
}
