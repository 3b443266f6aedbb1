// npm run predeploy -- settings|files: what the Firebase CLI runs before a deploy (firebase.json); a failure stops it
import { join } from 'node:path';
import { log } from './demo';
import { keepAssets } from './kept-assets';
import { webFolder } from './paths';
import { projectSettings } from './project-settings';
import { writeRobots } from './robots-file';
import { runMain, UserError } from './user-error';

const steps: Readonly<Record<string, () => Promise<void> | void>> = {
  /** The settings are there: functions without them would not start. */
  settings: () => void projectSettings(),
  /** Beside the built files: robots.txt for the canonical origin, and the assets of builds before. */
  files: async () => {
    const { origin } = projectSettings();
    const folder = join(webFolder, 'build/client');
    writeRobots(folder, origin);
    const kept = await keepAssets(folder, origin);
    log(`Kept ${kept.length} files of builds before, for tabs that are open`);
  },
};

await runMain(async () => {
  const [step = ''] = process.argv.slice(2);
  if (!steps[step]) throw new UserError(`npm run predeploy takes ${Object.keys(steps).join(' or ')}`);
  await steps[step]();
  return 0;
});
