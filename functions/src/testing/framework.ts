import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A built function as it runs in the cloud: under the functions framework, in a process of its own. */
export interface RunningFunction {
  readonly url: string;
  /** Resident memory of the process right now, in megabytes. */
  readonly memory: () => number;
  /** The most of it that the process has had so far; NaN where the system does not tell. */
  readonly peakMemory: () => number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const source = fileURLToPath(new URL('../..', import.meta.url));
const main = createRequire(import.meta.url).resolve('@google-cloud/functions-framework');
const framework = join(dirname(main), 'main.js');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A process's resident memory: from /proc where there is one (slim systems have no ps), else from ps. */
function residentKb(pid: string): number {
  if (process.platform !== 'linux') return Number(execFileSync('ps', ['-o', 'rss=', '-p', pid]).toString());
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function peakKb(pid: string): number {
  if (process.platform !== 'linux') return NaN;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Where a function's errors go to: an open file, or where those of this process go. */
interface Output {
  readonly errors?: number | 'inherit';
}

/** Starts a function of the build beside the emulators. `environment` adds variables to those of this process. */
export async function startFunction(
  target: 'api' | 'site' | 'upkeep',
  environment: Readonly<Record<string, string>> = {},
  { errors = 'inherit' }: Output = {},
): Promise<RunningFunction> {
  const port = await freePort();
  const child = spawn(process.execPath, [framework, `--target=${target}`, `--source=${source}`], {
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', errors],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${target} ended with ${child.exitCode} before it listened`);
    const responds = await fetch(url, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    );
    if (responds) break;
  }
  return {
    url,
    memory: () => residentKb(String(child.pid)) / 1024,
    peakMemory: () => peakKb(String(child.pid)) / 1024,
    pid: child.pid as number,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
