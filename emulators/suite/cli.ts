import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { firebaseCli } from './binaries';
import { descendants, signal } from '../shared/processes';
import { log } from '../shared/terminal';
import { demoProject } from './suite-env';

/** Warnings, errors and what functions print; the log file has everything. */
const notable = /^(⚠|✖|Error|>)/;
const harmless =
  /Env variable override|UI is not starting|runtime nodejs22|doesn't match your global version|Multiple projectIds|Picked up JAVA_TOOL_OPTIONS/;

/** Hosting's line for a successful request that may have changed something. */
const successfulWrite = /hosting: .*"(POST|PUT|PATCH|DELETE) \S+ HTTP\/[\d.]+" 2\d\d /;

interface CliOptions {
  readonly folder: string;
  readonly configFile: string;
  readonly only: readonly string[];
  readonly importFrom?: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Called after each request through Hosting that has changed something. */
  readonly onWrite?: () => void;
}

/** Starts the Firebase CLI's emulators in their own process group, so that Ctrl-C reaches only this process. */
export function startCli(options: CliOptions) {
  const child = spawnCli(options);
  const pid = child.pid;
  if (pid === undefined) throw new Error('The Firebase CLI could not be started');

  // Java runs in process groups of its own and outlives a CLI that is killed: remember who belongs to it.
  let family: number[] = [];
  const remember = () => void (family = [...new Set([...family, ...descendants(pid)])]);
  let alive = true;
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, by) => {
      alive = false;
      resolve(`the emulators ended (${by ?? `exit code ${String(code)}`}); their log is ${options.logFile}`);
    });
  });

  let areFunctionsShown = false;
  const isShown = (line: string) => areFunctionsShown || !line.startsWith('>');

  const kill = () => {
    if (alive) remember();
    signal(-pid, 'SIGKILL'); // the functions' processes stay in the CLI's group when it dies
    for (const member of family) signal(member, 'SIGKILL');
    family = [];
  };

  return {
    /** Resolves when every emulator is up; rejects when the CLI ends before, or its functions cannot be loaded. */
    ready: follow(child, ended, isShown, options).then(remember),
    /** Shows what functions print from now on; before, it is in the log file alone. */
    showFunctions: () => void (areFunctionsShown = true),
    /** Resolves with a sentence when the CLI has ended, for any reason. */
    ended,
    /** Kills it and all that it started. */
    kill,
    /** Interrupts it, and kills whatever is left of it when it has ended or the time limit (milliseconds) is over. */
    async end(timeLimit: number) {
      if (alive) {
        remember();
        signal(pid, 'SIGINT');
        const timer = setTimeout(kill, timeLimit);
        await ended;
        clearTimeout(timer);
      }
      kill();
    },
  };
}

function spawnCli({ folder, configFile, only, importFrom, env }: CliOptions): ChildProcess {
  const args = ['emulators:start', '--non-interactive', '--config', configFile, '--project', demoProject];
  args.push('--only', only.join(','));
  if (importFrom) args.push('--import', importFrom);
  return spawn(process.execPath, [firebaseCli, ...args], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Reads what the CLI prints; resolves when it prints that all emulators are up. */
function follow(
  child: ChildProcess,
  ended: Promise<string>,
  isShown: (line: string) => boolean,
  { logFile, onWrite }: CliOptions,
): Promise<void> {
  const logStream = createWriteStream(logFile);
  const errors: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        logStream.write(`${line}\n`);
        if (successfulWrite.test(line)) onWrite?.();
        if (notable.test(line) && !harmless.test(line)) {
          if (isShown(line)) log(line);
          errors.push(line);
        }
        if (/Failed to load function definition/.test(line)) reject(new Error(line));
        if (/All emulators ready/.test(line)) resolve();
      });
    }
    void ended.then((how) => {
      logStream.end();
      reject(new Error([how, ...errors.slice(-10)].join('\n')));
    });
  });
}
