import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { StoreUnavailable, withTimeout } from './timeout';

const failing = (properties: object) =>
  withTimeout('read', Promise.reject(Object.assign(new Error('failed'), properties)));

test.each([
  ['ABORTED', { code: 10 }],
  ['INTERNAL', { code: 13 }],
  ['UNAVAILABLE', { code: 14 }],
  ['a name that is not resolved', { cause: { code: 'ENOTFOUND' } }],
  ['Storage overloaded', { code: 429 }],
  [
    'an index that is being built',
    {
      code: 9,
      message:
        '9 FAILED_PRECONDITION: The query requires an index. That index is currently building and cannot be used yet.',
    },
  ],
  ['Authentication unreachable', { code: 'app/network-error' }],
  [
    'keys that cannot be fetched',
    { code: 'auth/argument-error', message: 'Error fetching public keys for Google certs: 503' },
  ],
])('%s is the store being unavailable', async (_name, properties) => {
  await expect(failing(properties)).rejects.toThrow(StoreUnavailable);
});

test.each([
  ['INVALID_ARGUMENT', { code: 3 }],
  ['NOT_FOUND', { code: 5 }],
  ['PERMISSION_DENIED', { code: 7 }],
  [
    'an index that nobody has asked for',
    {
      code: 9,
      message: '9 FAILED_PRECONDITION: The query requires an index. You can create it here: https://…',
    },
  ],
  ['no such object', { code: 404 }],
  ['no such account', { code: 'auth/user-not-found' }],
  [
    'a forged cookie',
    { code: 'auth/argument-error', message: 'Firebase session cookie has invalid signature.' },
  ],
])('%s is not', async (_name, properties) => {
  await expect(failing(properties)).rejects.toMatchObject(properties);
});

test('a response that came while the process was busy is not late', async () => {
  const { port1, port2 } = new MessageChannel();
  const response = new Promise((resolve) => port1.once('message', resolve));
  const read = withTimeout('read', response, 20);
  port2.postMessage('there');
  const busyUntil = Date.now() + 60;
  while (Date.now() < busyUntil);
  await expect(read).resolves.toBe('there');
  port1.close();
});
