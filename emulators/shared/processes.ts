import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Finished {
  /** Exit code; 1 when a signal or the time limit ended it, 127 when it could not be started. */
  readonly code: number;
  /** stdout and stderr, interleaved. */
  readonly output: string;
}

/** Runs a program to its end. With `show` it writes to the terminal, else its output is collected. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions & { show?: boolean; timeLimit?: number } = {},
): Promise<Finished> {
  const { show = false, timeLimit, ...spawnOptions } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...spawnOptions,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => void (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    // With its descendants: npm would leave its scripts running.
    const kill = () => {
      const { pid } = child;
      if (pid !== undefined) for (const each of [...descendants(pid), pid]) signal(each, 'SIGKILL');
    };
    process.once('exit', kill);
    const timer = timeLimit ? setTimeout(kill, timeLimit) : undefined;
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Every process with its parent: from /proc where there is one (slim systems have no ps), else from ps. */
function processParents(): [pid: number, parent: number][] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid): [number, number][] => {
        try {
          // "pid (name) state parent …"; the name may hold blanks and brackets
          const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ');
          return [[Number(pid), Number(fields[1])]];
        } catch {
          return []; // ended meanwhile
        }
      });
  }
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n');
  return lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
}

/** The ids of the processes that a process has started, directly or through others. */
export function descendants(pid: number): number[] {
  const all = processParents();
  const found = [pid];
  for (const parent of found)
    found.push(...all.filter((entry) => entry[1] === parent).map(([child]) => child));
  return found.slice(1);
}

/** Sends a signal to a process, or with a negative id to a process group; false when it is gone. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

export const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
