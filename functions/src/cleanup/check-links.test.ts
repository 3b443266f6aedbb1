import { expect, test } from 'vitest';
import { isPublic } from './check-links';

test('addresses of private networks, of the machine and of its cloud are none of the internet', () => {
  const closed =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.168.1.1 224.0.0.1 255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:7f00:1 64:ff9b::a00:1 fc00::1 fd00:ec2::254 fe80::1 ff02::1 2002:a00:1::';
  expect(closed.split(' ').filter(isPublic)).toEqual([]);
  const open = ['8.8.8.8', '172.32.0.1', '202.45.144.1', '2400:1a00::1', '2a00:1450:4001::200e'];
  expect(open.filter(isPublic)).toEqual(open);
});
