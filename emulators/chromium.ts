import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt';
import { packageFile } from './paths';
import { run } from './processes';
import { UserError } from './user-error';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const playwrightFolders = [
  process.env['PLAYWRIGHT_BROWSERS_PATH'],
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
];
const inPlaywright = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

function installed(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const ofPlaywright = playwrightFolders
    .filter((folder) => folder !== undefined)
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('chromium-'))
        .map((name) => join(folder, name)),
    )
    .flatMap((folder) => inPlaywright.map((path) => join(folder, path)));
  return [...onPath, ...applications, ...ofPlaywright].find(existsSync);
}

/** Path of a Chromium for the browser journeys; installs one where it can, else throws a UserError that says how. */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(`CHROME_PATH names ${given}, which is not there`);
  }
  const found = installed();
  if (found) return found;
  if (!(await aptInstall('chromium', log))) {
    log('Downloading Chromium (Playwright) …');
    const args = [packageFile('playwright-core/cli.js'), 'install', 'chromium'];
    await run(process.execPath, args, { timeLimit: 300_000 });
  }
  const fresh = installed();
  if (fresh) return fresh;
  throw new UserError(
    `The browser journeys need Chromium, and it could not be installed.
  Debian:    apt-get install chromium
  elsewhere: npx playwright-core install chromium, or any Chrome
An installation in an unusual place is found through CHROME_PATH.`,
  );
}
