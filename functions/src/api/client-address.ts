import type { Request } from 'express';
import { SocketAddress, isIP } from 'node:net';
import type { Config } from '../config';
import { isOf } from '../networks';

/** Google's own networks: Hosting hands requests to the functions through front ends there. */
const isGoogle = isOf(
  '35.191.0.0/16 64.233.160.0/19 66.102.0.0/20 66.249.64.0/19 72.14.192.0/18 74.125.0.0/16 108.177.0.0/17 ' +
    '130.211.0.0/22 142.250.0.0/15 172.217.0.0/16 172.253.0.0/16 173.194.0.0/16 192.178.0.0/15 209.85.128.0/17 ' +
    '216.58.192.0/19 216.239.32.0/19 2001:4860::/32 2404:6800::/32 2607:f8b0::/32 2800:3f0::/32 2a00:1450::/32 ' +
    '2c0f:fb50::/32',
);

/** An IPv4 address as it is, even where it came within an IPv6 one. */
const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/, '');

/** The one who asked, as far as it can be known: an IPv4 address, or the network of an IPv6 one, which a line has whole. */
function network(address: string): string {
  if (isIP(address) !== 6) return address;
  // Written out by Node in one way only, so that no other spelling is another place.
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' });
  const [head = [], tail = []] = canonical.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/**
 * The address that attempts are counted by. Of X-Forwarded-For only what our own proxies append is believed: the last entry
 * called Cloud Run; where that is a front end of Google's, Hosting was called by the entry before it. A caller can write
 * everything further left. The emulators append nothing, so there it is the connection's.
 */
export function clientAddress(request: Request, { emulated }: Pick<Config, 'emulated'>): string {
  const peer = plain(request.socket.remoteAddress ?? 'unknown');
  if (emulated) return network(peer);
  const given = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(given) ? given.join(',') : (given ?? ''))
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter((hop) => isIP(hop) !== 0);
  const last = hops.at(-1);
  if (last === undefined) return network(peer);
  return network((isGoogle(last) ? hops.at(-2) : undefined) ?? last);
}
