import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { anyFreePort } from '../../../emulators/suite/ports';
import type { FunctionName } from '../define';

/** A built function as it runs in the cloud: under the functions framework, in a process of its own. */
export interface RunningFunction {
  readonly url: string;
  /** Resident memory of the process right now, in megabytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

const built = fileURLToPath(new URL('../..', import.meta.url));

/** How long a function may take until it responds. */
const START_MS = 60_000;

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

/** Starts a function beside the emulators, which ends with this process. `environment` adds variables to its own. */
export async function startFunction(
  target: FunctionName,
  environment: Readonly<Record<string, string>> = {},
  { source = built, node = process.execPath }: Deployment = {},
): Promise<RunningFunction> {
  const port = await anyFreePort();
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
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').then(() => process.off('exit', kill));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  while (!(await responds(url))) {
    if (child.exitCode !== null) throw new Error(`${target} ended with ${child.exitCode} before it listened`);
    if (Date.now() > deadline) {
      kill();
      throw new Error(`${target} does not respond after ${START_MS / 1000} s`);
    }
    await pause(20);
  }
  return {
    url,
    memory: () => residentKb(String(child.pid)) / 1024,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

const responds = (url: string): Promise<boolean> =>
  fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(START_MS) }).then(
    () => true,
    () => false,
  );
