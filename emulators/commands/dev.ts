// npm run dev [-- --fresh]: starts the system and reloads on every change of a source file
import { spawn } from 'node:child_process';
import { forgetBuild } from '../release/build-steps';
import { accessText, runDemo } from '../seed/demo';
import { functionsFolder, packageFile, webFolder } from '../shared/paths';
import { startPorts } from '../suite/ports';
import type { Suite } from '../suite/suite';
import { suiteEnv } from '../suite/suite-env';
import { log } from '../shared/terminal';
import { runMain } from '../shared/user-error';

const webPort = 5173;
const webUrl = `http://127.0.0.1:${webPort}`;

await runMain(async () => {
  const { SITE_ORIGINS } = suiteEnv(startPorts);
  const env = { SITE_ORIGINS: `${SITE_ORIGINS},${webUrl},http://localhost:${webPort}` };
  await runDemo({ fresh: process.argv.includes('--fresh'), live: true, env }, watch);
});

/** Starts the watching builds. The functions emulator reloads lib; web's server passes /api and /files on to SITE_ORIGIN. */
function watch({ siteUrl, env }: Suite): void {
  forgetBuild(); // they write into the builds
  const server = ['dev', '--host', '127.0.0.1', '--port', String(webPort)];
  const watchers = [
    { cwd: functionsFolder, args: ['build.mjs', '--watch'] },
    { cwd: webFolder, args: [packageFile('@react-router/dev/bin.js'), ...server] },
  ].map(({ cwd, args }) =>
    spawn(process.execPath, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env, SITE_ORIGIN: siteUrl },
    }),
  );
  process.once('exit', () => watchers.forEach((watcher) => watcher.kill()));
  log(`Ready. Reloads on every change: ${webUrl}${accessText(siteUrl)}`);
}
