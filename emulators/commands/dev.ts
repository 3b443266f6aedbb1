// npm run dev [-- --fresh]: starts the system and reloads on every change of a source file
import { spawn } from 'node:child_process';
import { forgetBuild } from '../release/build-steps';
import { accessText, startDemo, untilInterrupted } from '../seed/demo';
import { functionsFolder, packageFile, webFolder } from '../shared/paths';
import { startPorts } from '../suite/ports';
import { suiteEnv } from '../suite/suite-env';
import { log } from '../shared/terminal';
import { runMain } from '../shared/user-error';

const webPort = 5173;
const webUrl = `http://127.0.0.1:${webPort}`;

await runMain(async () => {
  const { SITE_ORIGINS, SITE_URL } = suiteEnv(startPorts);
  const demo = await startDemo({
    fresh: process.argv.includes('--fresh'),
    live: true,
    env: { SITE_ORIGINS: `${SITE_ORIGINS},${webUrl},http://localhost:${webPort}` },
  });
  forgetBuild(); // the watching build goes its own way
  // The functions emulator watches lib and reloads; web's own server passes /api and /files on to SITE_ORIGIN.
  const watch = (cwd: string, args: string[]) =>
    spawn(process.execPath, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...demo.suite.env, SITE_ORIGIN: SITE_URL },
    });
  const children = [
    watch(functionsFolder, ['build.mjs', '--watch']),
    watch(webFolder, [
      packageFile('@react-router/dev/bin.js'),
      'dev',
      '--host',
      '127.0.0.1',
      '--port',
      String(webPort),
    ]),
  ];
  process.once('exit', () => children.forEach((child) => child.kill()));

  log(`Ready. Reloads on every change: ${webUrl}${accessText(demo.suite.siteUrl)}`);
  await untilInterrupted(demo);
});
