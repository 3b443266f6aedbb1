import { readdirSync } from 'node:fs';
import { join } from 'node:path';

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
