import { readdirSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { webFolder } from '../shared/paths';
import { log } from '../shared/terminal';
import { projectSettings } from '../operations/project-settings';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../shared/user-error';

/** Where a deployed site tells which of its files belong to which build. */
const LIST = 'assets/builds.json';
const MONTH = 30 * 24 * 3600_000;

/** Files under /assets by name, with the time since which no build has them (ISO 8601); null for the newest build's. */
const builds = z.record(z.string().regex(/^[\w.-]+$/), z.iso.datetime().nullable());
type Builds = z.infer<typeof builds>;

async function deployedBuilds(siteUrl: string): Promise<Builds> {
  // Files under /assets are cached for a year: another query is another file to a cache.
  const response = await fetch(`${siteUrl}/${LIST}?${Date.now()}`).catch(() => undefined);
  if (!response?.headers.get('content-type')?.includes('json')) return {};
  const parsed = builds.safeParse(await response.json());
  if (!parsed.success)
    throw new UserError(`${siteUrl}/${LIST} is not a list of files: has somebody changed it?`);
  return parsed.data;
}

/**
 * Lays the files of builds before, which tabs that are open still ask for, beside those of a new build in `folder` (what
 * Hosting serves), for a month after the build that replaced them; they come from the deployed site, and a site that does
 * not answer or has none yet has none to keep. Returns the names of what was kept. Throws a UserError when a file is
 * listed there and missing.
 */
export async function keepAssets(folder: string, siteUrl: string, now = new Date()): Promise<string[]> {
  const own = (await readdir(join(folder, 'assets'))).filter((name) => join('assets', name) !== LIST);
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
  const list = join(folder, LIST);
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, JSON.stringify({ ...Object.fromEntries(own.map((name) => [name, null])), ...kept }));
  return Object.keys(kept);
}

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
