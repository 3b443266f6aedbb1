import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FunctionName } from '../define';

/** A built function as it runs in the cloud: under the functions framework, in a process of its own. */
export interface RunningFunction {
  readonly url: string;
  /** Resident memory of the process right now, in megabytes. */
  readonly memory: () => number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const built = fileURLToPath(new URL('../..', import.meta.url));

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

/** The program of the functions framework that functions in a folder have. */
function frameworkOf(source: string): string {
  const main = createRequire(join(source, 'package.json')).resolve('@google-cloud/functions-framework');
  return join(dirname(main), 'main.js');
}

/** Which functions run, and by which Node: those of the build by this one, unless something else is said. */
interface Deployment {
  /** The folder with their package.json. */
  readonly source?: string;
  readonly node?: string;
}

/** Starts a function beside the emulators. `environment` adds variables to those of this process. */
export async function startFunction(
  target: FunctionName,
  environment: Readonly<Record<string, string>> = {},
  { source = built, node = process.execPath }: Deployment = {},
): Promise<RunningFunction> {
  const port = await freePort();
  const child = spawn(node, [frameworkOf(source), `--source=${source}`], {
    cwd: source,
    env: {
      ...process.env,
      ...environment,
      FUNCTION_TARGET: target,
      PORT: String(port),
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
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
    pid: child.pid as number,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
