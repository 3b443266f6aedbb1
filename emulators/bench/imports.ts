import { join } from 'node:path';
import type { FunctionName } from '../../functions/src/define';
import { functionsFolder } from '../shared/paths';
import { run } from '../shared/processes';
import { median } from './median';

export const functionNames = ['site', 'api', 'backup', 'cleanup'] as const satisfies readonly FunctionName[];

/** What loading a built function took, in a process of its own. */
interface Import {
  readonly ms: number;
  /** Of the processor. */
  readonly cpuMs: number;
  /** Resident memory that it added. */
  readonly megabytes: number;
  /** Modules of each package. */
  readonly packages: Readonly<Record<string, number>>;
}

async function load(target: FunctionName | 'firestore', packages = false): Promise<Import> {
  const program = join(import.meta.dirname, 'import-function.mjs');
  const args = [program, functionsFolder, target, ...(packages ? ['packages'] : [])];
  const { code, output } = await run(process.execPath, args, { env: process.env });
  if (code !== 0) throw new Error(output);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Import;
}

/** The packages that a function loads before it can respond, with the number of their modules. */
export async function packagesOf(name: FunctionName): Promise<Import['packages']> {
  return (await load(name, true)).packages;
}

const total = (packages: Import['packages']) =>
  Object.values(packages).reduce((sum, count) => sum + count, 0);

/**
 * A line for each function: what loading it takes, as a multiple of loading Firestore's client, which each of them needs;
 * and the packages with most modules. Rounds take turns, so that what else the machine does meets all alike.
 */
export async function measureImports(rounds = 7): Promise<string[]> {
  const names = ['firestore', ...functionNames] as const;
  const taken = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let i = 0; i < rounds; i += 1)
    for (const name of names) taken.get(name)?.push((await load(name)).cpuMs);
  const cpu = (name: string) => median(taken.get(name) ?? []);
  const lines: string[] = [];
  for (const name of functionNames) {
    const packages = await packagesOf(name);
    const largest = Object.entries(packages).sort(([, a], [, b]) => b - a);
    const ratio = (cpu(name) / cpu('firestore')).toFixed(2);
    lines.push(
      `${name}: ${cpu(name).toFixed(0)} ms of processor time, ${ratio} × Firestore's client; ${total(packages)} modules`,
      `  ${largest
        .slice(0, 8)
        .map(([of, count]) => `${of} ${count}`)
        .join(' · ')}`,
    );
  }
  return lines;
}
