import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave } from '../suite/autosave';
import { untilInterrupted } from './demo';
import type { Suite } from '../suite/suite';

beforeEach(() => {
  done = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const times = { quiet: 2_000, longest: 20_000 };

const never = new Promise<never>(() => undefined);
let done: string[] = [];
const suite = (name: string, ended: Promise<string>) =>
  ({
    ended,
    kill: () => void done.push(`${name} killed`),
    stop: () => Promise.resolve(void done.push(`${name} stopped`)),
  }) as unknown as Suite;

test('writes are saved once they have settled, and at the latest after a while', async () => {
  const saved: number[] = [];
  const begin = Date.now();
  const autosave = new Autosave(
    () => Promise.resolve(void saved.push(Date.now() - begin)),
    () => undefined,
    times,
  );
  autosave.note();
  await vi.advanceTimersByTimeAsync(1_000);
  autosave.note();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([3_000]);
  for (let second = 11; second < 40; second += 1) {
    autosave.note();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(saved).toEqual([3_000, 31_000]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saved).toEqual([3_000, 31_000, 41_000]);
});

test('a write during a save is saved after it; a failed save is told; after the end nothing is saved', async () => {
  const finish: ((error?: Error) => void)[] = [];
  const failures: unknown[] = [];
  const save = () =>
    new Promise<void>((resolve, reject) => {
      finish.push((error) => (error ? reject(error) : resolve()));
    });
  const autosave = new Autosave(save, (error) => failures.push(error), times);
  autosave.note();
  await vi.advanceTimersByTimeAsync(2_000);
  autosave.note();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(finish).toHaveLength(1);
  finish[0]?.(new Error('full'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect([finish.length, failures.map(String)]).toEqual([2, ['Error: full']]);
  autosave.note();
  autosave.end();
  finish[1]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(finish).toHaveLength(2);
});

test('emulators that end by themselves are started again, and the last ones saved at the end', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  let interrupt: (name: NodeJS.Signals) => void = () => undefined;
  const interrupted = new Promise<NodeJS.Signals>((resolve) => (interrupt = resolve));
  const complete = Promise.resolve();
  const restart = () => {
    interrupt('SIGINT');
    return Promise.resolve({ suite: suite('second', never), complete });
  };
  const first = suite('first', Promise.resolve('the emulators ended (exit code 2)'));
  expect(await untilInterrupted({ suite: first, complete, restart }, interrupted)).toBe(0);
  expect(done).toEqual(['first killed', 'second stopped']);
});

test('what is not complete yet is never saved: emulators whose demo content is still being added are ended at once', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue();
  const demo = { suite: suite('half', never), complete: never, restart: () => never };
  expect(await untilInterrupted(demo, Promise.resolve('SIGINT' as const))).toBe(0);
  expect(done).toEqual(['half killed']);
  expect(lines.mock.lastCall?.[0]).toMatch(/not complete/);
});
