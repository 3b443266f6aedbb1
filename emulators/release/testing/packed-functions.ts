// The functions as they are deployed: packed by the Firebase CLI's own code, installed alone, run by the Node of the cloud.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import firebaseJson from '../../../firebase.json' with { type: 'json' };
import { cacheFolder, functionsFolder, root } from '../../shared/paths';
import { run } from '../../shared/processes';
import { UserError } from '../../shared/user-error';

const [config] = firebaseJson.functions;

type PrepareFunctionsUpload = (
  projectFolder: string,
  sourceFolder: string,
  config: { ignore: string[] },
  additionalSources: readonly string[],
  runtimeConfig: undefined,
  options: { exportType: 'tar.gz' },
) => Promise<{ pathToSource: string }>;
const { prepareFunctionsUpload } = createRequire(import.meta.url)(
  'firebase-tools/lib/deploy/functions/prepareFunctionsUpload',
) as { prepareFunctionsUpload: PrepareFunctionsUpload };

/**
 * Packs built functions as `firebase deploy` does and installs them in an empty folder outside the repository, where they find
 * only the packages of their own package.json and lockfile.
 */
export async function packFunctions(folder: string): Promise<void> {
  const ignore = [...(config?.ignore ?? [])]; // the CLI adds to it
  const options = { exportType: 'tar.gz' } as const;
  const packed = await prepareFunctionsUpload(root, functionsFolder, { ignore }, [], undefined, options);
  await demand('tar', ['-xzf', packed.pathToSource, '-C', folder]);
  rmSync(packed.pathToSource);
  await install(folder);
}

/** Installs the packages of the lockfile, as the cloud does; the second time from a copy. */
async function install(folder: string): Promise<void> {
  const lock = join(folder, 'package-lock.json');
  if (!existsSync(lock)) throw new UserError('What is deployed holds no package-lock.json');
  const hash = createHash('sha256').update(readFileSync(join(folder, 'package.json')));
  const key = hash.update(readFileSync(lock)).digest('hex').slice(0, 16);
  const kept = join(cacheFolder, 'deployed', key);
  const copy = (from: string, to: string) =>
    cpSync(join(from, 'node_modules'), join(to, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  if (existsSync(kept)) return copy(kept, folder);
  await demand('npm', ['ci', '--omit=dev', '--prefix', folder, '--no-audit', '--no-fund'], folder);
  rmSync(dirname(kept), { recursive: true, force: true });
  const half = `${kept}.${process.pid}`;
  copy(folder, half);
  renameSync(half, kept);
}

async function demand(command: string, args: readonly string[], cwd?: string): Promise<void> {
  const { code, output } = await run(command, args, { cwd });
  if (code !== 0) throw new UserError(`${command} failed:\n${output.trim()}`);
}

/** The major version of Node that functions are deployed to. */
export const deployedNode = Number(config?.runtime.replace('nodejs', ''));

/** The Node of the cloud: this one, or one from npm, which keeps it; null where npm has none for this machine. */
export async function findDeployedNode(): Promise<string | null> {
  if (process.version.startsWith(`v${deployedNode}.`)) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const packageName = `node-${system}-${process.arch}@${deployedNode}`;
  const args = ['exec', '--yes', '--prefer-offline', `--package=${packageName}`];
  const { output } = await run('npm', [...args, '--', 'node', '-p', 'process.execPath']);
  const lines = output.split('\n').map((line) => line.trim());
  return lines.find(existsSync) ?? null;
}
