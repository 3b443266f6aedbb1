// Entry point of the root's npm scripts: node emulators/run.mjs COMMAND [arguments], of commands/
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether node_modules holds every package of package-lock.json in the locked version (optional ones aside). */
function isInstalled() {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || optional || present[path]?.version === version,
  );
}

const began = Date.now();
if (!isInstalled()) {
  console.log('Installing packages (npm ci) …');
  const npm = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (npm.status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(npm.status ?? 1);
  }
}
// For the table of where the seconds of a run go.
process.env.INSTALL_SECONDS = String((Date.now() - began) / 1000);

const [command = 'start', ...args] = process.argv.slice(2);
const script = join(root, 'emulators/commands', `${command}.ts`);
if (!existsSync(script)) {
  console.error(`There is no command "${command}".`);
  process.exit(2);
}

// tsx runs inside this process, so that signals and the exit code need no passing on.
process.chdir(root);
process.argv = [process.execPath, script, ...args];
const { register } = await import('tsx/esm/api');
register({ tsconfig: join(root, 'emulators/tsconfig.json') });
await import(pathToFileURL(script).href);
