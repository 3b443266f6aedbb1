import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { aptInstall } from '../shared/apt';
import { packageFile } from '../shared/paths';
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';

/** Chromium without a window: the same engine, and a context of its own costs a quarter of the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
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
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-linux/headless_shell',
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
        .filter((name) => /^chromium(_headless_shell)?-/.test(name))
        .map((name) => join(folder, name)),
    )
    .flatMap((folder) => inPlaywright.map((path) => join(folder, path)));
  const found = [...onPath, ...applications, ...ofPlaywright].filter(existsSync);
  return found.find(isShell) ?? found[0];
}

const isShell = (path: string) => /headless.shell/.test(basename(path));

/**
 * Path of a Chromium for the browser journeys, without a window where there is one; installs one where it can, else
 * throws a UserError that says how.
 */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(`CHROME_PATH names ${given}, which is not there`);
  }
  const found = installed();
  if (found && isShell(found)) return found;
  await aptInstall(shell, log);
  if (!installed() && !(await aptInstall('chromium', log))) {
    log('Downloading Chromium (Playwright) …');
    const args = [packageFile('playwright-core/cli.js'), 'install', '--only-shell', 'chromium'];
    await run(process.execPath, args, { timeLimit: 300_000 });
  }
  const fresh = installed();
  if (fresh) return fresh;
  throw new UserError(
    `The browser journeys need Chromium, and it could not be installed.
  Debian:    apt-get install ${shell}
  elsewhere: npx playwright-core install chromium, or any Chrome
An installation in an unusual place is found through CHROME_PATH.`,
  );
}
