import { join } from 'node:path';
import { keepAssets } from './kept-assets';
import { webFolder } from '../shared/paths';
import { projectSettings } from '../operations/project-settings';
import { writeRobots } from './robots-file';

/** Lays beside the built files what a deploy to a project needs: robots.txt for its origin, and the assets of builds before. */
export async function layHostingFiles(project: string, log: (line: string) => void): Promise<void> {
  const { origin } = projectSettings(project);
  const folder = join(webFolder, 'build/client');
  writeRobots(folder, origin);
  const kept = await keepAssets(folder, origin);
  log(`Kept ${kept.length} files of builds before, for tabs that are open`);
}
