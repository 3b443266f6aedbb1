import type { Request } from 'express';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address';

const from = (forwarded: string | undefined, emulated = false, peer = '169.254.1.1') =>
  clientAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } } as unknown as Request,
    { emulated },
  );

const FRONT_END = '142.250.1.9';
const CALLER = '203.0.113.7';

test.each([
  ['who called the function itself', CALLER],
  ['who called it and wrote addresses of their own', `1.2.3.4, 198.51.100.9, ${CALLER}`],
  ['who came through Hosting', `${CALLER}, ${FRONT_END}`],
  [
    'who came through Hosting and wrote addresses of their own',
    `1.2.3.4,198.51.100.9 ,${CALLER}, ${FRONT_END}`,
  ],
  [
    'who wrote down a front end of Google, and called the function itself',
    `1.2.3.4, ${FRONT_END}, ${CALLER}`,
  ],
  ['who wrote what is no address', `nonsense, ${CALLER}, ${FRONT_END}`],
  ['an IPv4 address in the clothes of an IPv6 one', `::ffff:${CALLER}`],
])('%s is one place', (_, forwarded) => {
  expect(from(forwarded)).toBe(CALLER);
});

test('a line with IPv6 is one place, whichever of its addresses and however written', () => {
  const network = '2001:db8:a:b::/64';
  for (const address of ['2001:db8:a:b::1', '2001:0DB8:000a:b:ffff:1:2:3', '2001:db8:a:b:0:0:0:0']) {
    expect(from(address)).toBe(network);
    expect(from(`${address}, 2607:f8b0:4004::1`)).toBe(network);
  }
  expect(from('2001:db8:a:c::1')).not.toBe(network);
  expect(from('::1')).toBe('0:0:0:0::/64');
});

test('without a proxy of ours the connection tells it: under the emulators, and where no header is', () => {
  expect(from('1.2.3.4', true, '127.0.0.1')).toBe('127.0.0.1');
  expect(from(undefined)).toBe('169.254.1.1');
  expect(from('')).toBe('169.254.1.1');
});
