import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { isDraftFree, withDraftLock } from './draft-lock';

/** Web Locks as browsers have them: one holder at a time, and whoever gives up waiting is refused. */
function request<T>(
  this: Map<string, Promise<unknown>>,
  key: string,
  ...rest: [() => T] | [LockOptions, () => T]
) {
  const [{ signal }, work] = rest.length === 1 ? [{} as LockOptions, rest[0]] : rest;
  const before = this.get(key) ?? Promise.resolve();
  const result = before.then(() => (signal?.aborted ? undefined : work()));
  this.set(key, result);
  const refused = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );
  return Promise.race([result, refused]);
}

beforeEach(() => {
  const held = new Map<string, Promise<unknown>>();
  vi.stubGlobal('navigator', { locks: { request: request.bind(held) } });
  return () => vi.unstubAllGlobals();
});

test.each([
  ['nobody holds', undefined, true],
  ['a form holds that closes within a moment', 200, true],
  ['a form holds that stays open', 600, false],
])('a draft that %s', async (_what, heldFor, isFree) => {
  if (heldFor !== undefined) void withDraftLock('draft:asha:notices:a', () => setTimeout(heldFor));
  expect(await isDraftFree('draft:asha:notices:a')).toBe(isFree);
  expect(await isDraftFree('draft:asha:notices:b')).toBe(true);
});
