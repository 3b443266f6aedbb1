import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
