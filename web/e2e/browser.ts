import { statfsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags } from './browser-flags';

/** Pages of journeys live for seconds: compiling their code a second and third time costs more than it gives. */
const compileOnce = '--js-flags=--no-turbofan --no-maglev';
/** Those of one person share a process, as a phone's tabs may: one for each costs more than a page does. */
const shareProcess = '--renderer-process-limit=1';

/** The network has no process of its own: one less that every byte goes through. */
const fewerProcesses = '--enable-features=NetworkServiceInProcess2';

const GB = 1024 ** 3;

/** Whether pages can share memory with the browser as they do on a desk: containers often have 64 MB for all of it. */
function hasSharedMemory(): boolean {
  try {
    const { bsize, blocks } = statfsSync('/dev/shm');
    return bsize * blocks >= GB;
  } catch {
    return false; // not Linux
  }
}

let shared: Promise<Browser> | undefined;

/** The browser of this worker, which all its journeys share; it ends with the worker. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launchOwn([shareProcess]));

/**
 * Starts another browser, with further flags and variables of its environment, for what is about the browser itself. Who
 * starts it closes it.
 */
export function launchOwn(
  further: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath)
    throw new Error('CHROME_PATH is not set: run the journeys with npm test -- --only e2e');
  return chromium.launch({
    executablePath,
    args: [...browserFlags, compileOnce, fewerProcesses, ...further],
    // Playwright has the browser use files instead.
    ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    env: { ...(process.env as Record<string, string>), ...env },
  });
}
