import { expect, test } from 'vitest';
import { clientBehind, countedAddress } from './client-address.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['nonsense', 'nonsense'],
  ['', ''],
])('%s is counted as %s', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each([
  [0, '9.9.9.9', 'direct'],
  [1, '9.9.9.9, 192.0.2.1', '192.0.2.1'],
  [2, '9.9.9.9, 192.0.2.1, 10.0.0.1', '192.0.2.1'],
  [2, '192.0.2.1', '192.0.2.1'],
  [1, undefined, 'direct'],
  [1, ' , ', 'direct'],
])('behind %i trusted proxies, X-Forwarded-For %s means client %s', (proxies, forwardedFor, client) => {
  expect(clientBehind(proxies, forwardedFor, 'direct')).toBe(client);
});
