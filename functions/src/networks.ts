import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Tells whether an IP address is of one of some networks (CIDR, with spaces between); IPv4 within IPv6 counts as IPv6. */
export function isOf(networks: string): (address: string) => boolean {
  // One list for both would take every IPv4 address for one of ::/3.
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/');
    lists[familyOf(address)].addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => lists[familyOf(address)].check(address, familyOf(address));
}

/** The network around a place, which one person can have all of: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export const networkOf = (place: string): string =>
  place
    .split(place.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join(' ');
