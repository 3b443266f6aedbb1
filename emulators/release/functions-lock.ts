// The cloud installs the functions from their own lockfile: their part of the root's, which npm cuts out.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionsFolder, root } from '../shared/paths';
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';

/** The parts of a package-lock.json (version 3) that are read here. */
export interface Lock {
  readonly packages: Readonly<Record<string, { version?: string; dev?: boolean; link?: boolean }>>;
}

/** Made by each build, never kept in Git. */
export const functionsLock = join(functionsFolder, 'package-lock.json');

/**
 * Returns the functions' part of the root's lockfile. Throws a UserError where the functions have a package in another version
 * than the root, or where the lockfile lacks one.
 */
export async function cutFunctionsLock(lock: Lock): Promise<string> {
  const own = Object.keys(lock.packages).filter((at) => at.startsWith('functions/node_modules/'));
  if (own.length > 0)
    throw new UserError(
      `Add them to the root's devDependencies, in the functions' version: ${own.join(', ')}`,
    );
  const installed = Object.entries(lock.packages).filter(
    ([at, { link }]) => at.startsWith('node_modules/') && !link,
  );
  const packages = { '': lock.packages['functions'], ...Object.fromEntries(installed) };
  const folder = mkdtempSync(join(tmpdir(), 'functions-lock-'));
  const file = join(folder, 'package-lock.json');
  try {
    copyFileSync(join(functionsFolder, 'package.json'), join(folder, 'package.json'));
    copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'));
    writeFileSync(file, JSON.stringify({ name: 'functions', lockfileVersion: 3, requires: true, packages }));
    // Without network and cache npm can only remove packages that nobody needs.
    const offline = ['--offline', '--cache', join(folder, 'cache')];
    const { code, output } = await run('npm', ['install', '--package-lock-only', ...offline], {
      cwd: folder,
    });
    if (code !== 0) throw new UserError(`The functions' lockfile could not be made:\n${output.trim()}`);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the functions' lockfile beside their package.json, where the Firebase CLI packs it. */
export async function writeFunctionsLock(): Promise<void> {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  writeFileSync(functionsLock, await cutFunctionsLock(lock));
}
