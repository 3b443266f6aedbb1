// Entry point of the root's npm scripts: node emulators/run.mjs COMMAND [arguments], of commands/
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Whether node_modules holds every package of package-lock.json in the locked version (optional ones aside). */
function isInstalled() {
  const hidden = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, hidden))) return false;
  const present = readJson(hidden).packages;
  const locked = readJson('package-lock.json').packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || optional || present[path]?.version === version,
  );
}

/** An installation writes it and takes it away. */
const shrinkwrap = join(root, 'npm-shrinkwrap.json');

const npm = (args, stdio) =>
  spawnSync('npm', args, { cwd: root, stdio, encoding: 'utf8', shell: process.platform === 'win32' });

/**
 * Runs `npm ci` and returns its status. package-lock.json holds no addresses: npm would fetch all that is known of each of
 * 1,500 packages to find them, as many bytes as the packages have. In npm-shrinkwrap.json, which goes before it, they are
 * made of the registry, the name and the version.
 */
function install() {
  const lock = readJson('package-lock.json');
  const registry = npm(['config', 'get', 'registry'], 'pipe').stdout.trim().replace(/\/$/, '');
  for (const [path, locked] of Object.entries(lock.packages)) {
    const name = locked.name ?? path.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${locked.version}.tgz`;
    if (locked.integrity) locked.resolved = `${registry}/${name}/-/${file}`;
  }
  const outlive = () => undefined;
  process.on('SIGINT', outlive); // it ends npm; the file has to go
  writeFileSync(shrinkwrap, JSON.stringify(lock));
  const { status } = npm(['ci'], 'inherit');
  rmSync(shrinkwrap, { force: true });
  process.off('SIGINT', outlive);
  return status ?? 1;
}

const began = Date.now();
rmSync(shrinkwrap, { force: true }); // of an installation that was killed
if (!isInstalled()) {
  console.log('Installing packages (npm ci) …');
  const status = install();
  if (status !== 0) {
    console.error(
      'npm ci failed: see above. Where a registry has addresses of its own, run npm ci yourself first.',
    );
    process.exit(status);
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
