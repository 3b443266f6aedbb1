import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { functionsLock, writeFunctionsLock } from './functions-lock';
import { cacheFolder, functionsFolder, root, webFolder } from '../shared/paths';
import { run } from '../shared/processes';
import { log } from '../shared/terminal';
import { UserError } from '../shared/user-error';

const stampFile = join(cacheFolder, 'build.sha256');
const outputs = [
  join(functionsFolder, 'lib/index.js'),
  join(functionsFolder, 'lib/web'),
  functionsLock,
  join(webFolder, 'build/client'),
];
/** Results of a build, and files that it does not read. */
const skipped = new Set([
  'node_modules',
  'lib',
  'build',
  'package-lock.json',
  '.react-router',
  'e2e',
  'guide',
]);

/** The files below a folder that a build reads. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !/\.test\.tsx?$|\.md$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(path) : entry.isFile() ? [path] : [];
    })
    .sort();
}

/** The sources of web and functions, from the repository's root. */
const sources = (): string[] =>
  [
    ...['package-lock.json', 'tsconfig.base.json'].map((name) => join(root, name)),
    ...sourceFiles(functionsFolder),
    ...sourceFiles(webFolder),
  ].map((file) => relative(root, file));

/** A hash of the paths and contents of the sources. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of sources()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether the builds are there and were made from the present sources. */
function isBuilt(): boolean {
  if (!existsSync(stampFile) || !outputs.every(existsSync)) return false;
  return readFileSync(stampFile, 'utf8') === hashOfSources();
}

/** Has the next start build again; for callers that change the builds in another way. */
export function forgetBuild(): void {
  rmSync(stampFile, { force: true });
}

/** Builds web, then the functions, which include web's server build. Throws a UserError with the output on failure. */
export async function build(): Promise<void> {
  const before = hashOfSources();
  forgetBuild();
  for (const workspace of ['web', 'functions']) {
    const started = Date.now();
    const { code, output } = await run('npm', ['run', 'build', '--silent'], { cwd: join(root, workspace) });
    if (code !== 0) throw new UserError(`The build of ${workspace} failed:\n${output.trim()}`);
    log(`Built ${workspace} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  await writeFunctionsLock();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, before);
}

export async function buildIfChanged(): Promise<void> {
  if (isBuilt()) log('The builds are up to date');
  else await build();
}
