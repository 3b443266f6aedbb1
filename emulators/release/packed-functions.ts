// The functions as they are deployed: packed by the Firebase CLI's own code, installed alone, run by the Node of the cloud.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { cacheFolder, functionsFolder, root } from '../shared/paths';
import { run, type Finished } from '../shared/processes';
import { UserError } from '../shared/user-error';

const [config] = firebaseJson.functions;

async function demand(what: string, finished: Promise<Finished>): Promise<void> {
  const { code, output } = await finished;
  if (code !== 0) throw new UserError(`${what} failed:\n${output.trim()}`);
}

/** npm in a folder of its own, wherever it is called from. */
function npm(args: readonly string[], folder: string): Promise<Finished> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return run('npm', [...args, '--prefix', folder, '--no-audit', '--no-fund'], { cwd: folder, env });
}

/** Lays what `firebase deploy` uploads of built functions into a folder, in which nothing of the repository is found. */
async function unpack(folder: string): Promise<void> {
  const { prepareFunctionsUpload } = createRequire(import.meta.url)(
    'firebase-tools/lib/deploy/functions/prepareFunctionsUpload',
  ) as {
    prepareFunctionsUpload: (
      projectDir: string,
      sourceDir: string,
      config: { ignore: string[] },
      additionalSources: readonly string[],
      runtimeConfig: undefined,
      options: { exportType: 'tar.gz' },
    ) => Promise<{ pathToSource: string }>;
  };
  const { pathToSource } = await prepareFunctionsUpload(
    root,
    functionsFolder,
    { ignore: [...(config?.ignore ?? [])] }, // the CLI adds to it
    [],
    undefined,
    { exportType: 'tar.gz' },
  );
  await demand('Unpacking', run('tar', ['-xzf', pathToSource, '-C', folder]));
  rmSync(pathToSource);
}

/** Installs what the lockfile names, as the cloud does; the second time for the same lockfile out of a copy that is kept. */
async function install(folder: string): Promise<void> {
  const lock = join(folder, 'package-lock.json');
  if (!existsSync(lock)) throw new UserError('What is deployed holds no package-lock.json');
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package.json')));
  const key = hash.update(readFileSync(lock)).digest('hex').slice(0, 16);
  const kept = join(cacheFolder, 'deployed', key);
  const copy = (from: string, to: string) =>
    cpSync(join(from, 'node_modules'), join(to, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  if (existsSync(kept)) return copy(kept, folder);
  await demand('npm ci in what is deployed', npm(['ci'], folder));
  rmSync(dirname(kept), { recursive: true, force: true });
  const half = `${kept}.${process.pid}`;
  copy(folder, half);
  renameSync(half, kept);
}

/**
 * Packs built functions as `firebase deploy` does and installs them in a folder outside of the repository, so that they
 * find only what their own package.json and lockfile bring. Returns the folder, which is the caller's to remove.
 */
export async function packFunctions(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-functions-'));
  try {
    await unpack(folder);
    await install(folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** The major version of Node that functions are deployed to. */
export const deployedNode = Number(config?.runtime.replace('nodejs', ''));

/**
 * The Node of the cloud (firebase.json's `runtime`): this one, or one from npm that is kept. Where npm has none for this
 * machine it is this one, and `warn` is told.
 */
export async function findDeployedNode(warn: (line: string) => void): Promise<string> {
  if (Number(process.versions.node.split('.')[0]) === deployedNode) return process.execPath;
  const isWindows = process.platform === 'win32';
  // What the package `node` brings, by a script that npm no longer runs by itself.
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const folder = join(cacheFolder, `node-${deployedNode}`);
  const program = join(folder, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  const half = mkdtempSync(join(tmpdir(), 'node-'));
  const { code, output } = await npm(['install', '--no-save', `${name}@${deployedNode}`], half);
  if (code === 0) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(half, folder, { recursive: true });
  } else {
    warn(
      `!! Node ${deployedNode}, to which functions are deployed, cannot be had from npm (${name}): ` +
        `they run on Node ${process.versions.node} here.\n${output.trim()}`,
    );
  }
  rmSync(half, { recursive: true });
  return code === 0 ? program : process.execPath;
}
