import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { firebaseCli } from './binaries';
import { descendants, signal } from '../shared/processes';
import { log } from '../shared/terminal';
import { demoProject } from './suite-env';

/** Of what the CLI prints: warnings, errors and what functions print. All of it goes to the log file. */
const worthShowing = /^(⚠|✖|Error|>)/;
const harmless =
  /Env variable override|UI is not starting|runtime nodejs22|doesn't match your global version|Multiple projectIds|Picked up JAVA_TOOL_OPTIONS/;

/** Hosting's line for a request that may have changed something, and has succeeded. */
const written = /hosting: .*"(POST|PUT|PATCH|DELETE) \S+ HTTP\/[\d.]+" 2\d\d /;

interface CliOptions {
  readonly folder: string;
  readonly configFile: string;
  readonly only: readonly string[];
  readonly importFrom?: string;
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Whether a line that is worth it is shown now. */
  readonly isShown: (line: string) => boolean;
  /** Told of each request through Hosting that has changed something. */
  readonly onWrite?: () => void;
}

/** Starts the Firebase CLI's emulators in a process group of their own, so that Ctrl-C reaches us alone. */
export function startCli(options: CliOptions) {
  const { folder, configFile, only, importFrom, env, logFile } = options;
  const args = ['emulators:start', '--non-interactive', '--config', configFile, '--project', demoProject];
  args.push('--only', only.join(','));
  if (importFrom) args.push('--import', importFrom);
  const child = spawn(process.execPath, [firebaseCli, ...args], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error('The Firebase CLI could not be started');

  // Java runs in process groups of its own and outlives a CLI that is killed: remember who belongs to it.
  let family: number[] = [];
  const remember = () => void (family = [...new Set([...family, ...descendants(pid)])]);
  let alive = true;
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, by) => {
      alive = false;
      resolve(`the emulators ended (${by ?? `exit code ${String(code)}`}); their log is ${logFile}`);
    });
  });

  const kill = () => {
    if (alive) remember();
    signal(-pid, 'SIGKILL'); // the functions' processes stay in the CLI's group when it dies
    for (const member of family) signal(member, 'SIGKILL');
    family = [];
  };

  return {
    /** Resolves when every emulator is up; rejects when the CLI ends before, or its functions cannot be loaded. */
    ready: follow(child, ended, options).then(remember),
    /** Resolves with a sentence when the CLI has ended, for whatever reason. */
    ended,
    /** Ends it and all that it started at once. */
    kill,
    /** Asks it to end, and after the time limit (milliseconds) ends it and all that it started. */
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

/** Reads what the CLI prints, until its own sentence says that all emulators are up. */
function follow(
  child: ChildProcess,
  ended: Promise<string>,
  { logFile, isShown, onWrite }: CliOptions,
): Promise<void> {
  const logStream = createWriteStream(logFile);
  const errors: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        logStream.write(`${line}\n`);
        if (written.test(line)) onWrite?.();
        if (worthShowing.test(line) && !harmless.test(line)) {
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
