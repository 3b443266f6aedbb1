import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autosave, untilInterrupted } from './demo';
import type { Suite } from '../suite/suite';

beforeEach(() => {
  done = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = new Promise<never>(() => undefined);
let done: string[] = [];
const suite = (name: string, ended: Promise<string>) =>
  ({
    ended,
    kill: () => void done.push(`${name} killed`),
    stop: () => Promise.resolve(void done.push(`${name} stopped`)),
  }) as unknown as Suite;

test('writes are saved within ten seconds; a save that fails is reported and tried again after the next write', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue();
  const save = vi.fn(() => Promise.reject(new Error('full')));
  const saving = autosave();
  saving.begin(save);
  const saves = async () => {
    await vi.advanceTimersByTimeAsync(30_000);
    return save.mock.calls.length;
  };
  expect(await saves()).toBe(0);
  saving.note();
  expect(await saves()).toBe(1);
  expect(lines.mock.lastCall?.[0]).toMatch('Error: full');
  saving.note();
  expect(await saves()).toBe(2);
  saving.note();
  saving.end();
  expect(await saves()).toBe(2);
});

test('emulators that end by themselves are started again, and the last ones saved at the end', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  let interrupt: (name: NodeJS.Signals) => void = () => undefined;
  const interrupted = new Promise<NodeJS.Signals>((resolve) => (interrupt = resolve));
  const complete = Promise.resolve();
  const restart = (isSaved: boolean) => {
    done.push(isSaved ? 'saved content' : 'empty');
    interrupt('SIGINT');
    return Promise.resolve({ suite: suite('second', never), complete });
  };
  const first = suite('first', Promise.resolve('the emulators ended (exit code 2)'));
  await untilInterrupted({ suite: first, complete }, interrupted, restart);
  expect(done).toEqual(['first killed', 'saved content', 'second stopped']);
});

test('what is not complete yet is never saved: emulators whose demo content is still being added are ended at once', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue();
  const interrupted = Promise.resolve('SIGINT' as const);
  await untilInterrupted({ suite: suite('half', never), complete: never }, interrupted, () => never);
  expect(done).toEqual(['half killed']);
  expect(lines.mock.lastCall?.[0]).toMatch(/not complete/);
});
