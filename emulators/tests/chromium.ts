import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { aptInstall } from '../shared/apt';
import { packageFile } from '../shared/paths';
import { run } from '../shared/processes';
import { log } from '../shared/terminal';
import { UserError } from '../shared/user-error';

/** Chromium without a window: the same engine, in which a new context takes a quarter of the time. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A browser on the PATH, or Playwright's. */
function findInstalled(): string | undefined {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...onPath, chromium.executablePath()].filter(existsSync);
  return found.find(isShell) ?? found[0];
}

/** Debian's letters as wide as Arial's, which every device has: layouts are measured with them. */
const liberation = '/usr/share/fonts/truetype/liberation';

const isShell = (path: string) => /headless.shell/.test(basename(path));

/** Path of a Chromium, preferably without a window; installs one where it can, else throws a UserError that says how. */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new UserError(`CHROME_PATH names ${given}, which is not there`);
  }
  if (!existsSync(liberation)) await aptInstall('fonts-liberation');
  const found = findInstalled();
  if (found && isShell(found)) return found;
  await aptInstall(shell);
  if (!findInstalled() && !(await aptInstall('chromium'))) {
    log('Downloading Chromium (Playwright) …');
    const args = [packageFile('playwright-core/cli.js'), 'install', '--no-shell', 'chromium'];
    await run(process.execPath, args, { timeLimit: 300_000 });
  }
  const fresh = findInstalled();
  if (fresh) return fresh;
  throw new UserError(
    `The browser journeys need Chromium, and it could not be installed.
  Debian:    apt-get install ${shell}
  elsewhere: npx playwright-core install chromium, or any Chrome
An installation in an unusual place is found through CHROME_PATH.`,
  );
}
