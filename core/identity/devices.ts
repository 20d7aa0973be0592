import { BlockList, isIP } from 'node:net';

// Describes the device and the place of a session from what a request shows: its user agent and its network address.

/** A device in words: `Firefox on Windows`. Browsers choose what they claim, so this only helps to recognise one’s own. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = firstIn(browsers, text);
  const system = firstIn(systems, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

/** A place in words, as far as the address shows it: the server’s own machine, its local network, or the address itself. */
export function placeOf(address: string | null): string {
  const plain = (address ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) return 'Unknown place';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (ownMachine.check(plain, family)) return 'The computer that runs EiQ';
  return localNetworks.check(plain, family) ? `Local network (${plain})` : plain;
}

/** Names by the mark in the user agent; browsers built on others also carry the marks of those, so the order counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/^(curl|wget|node|undici|python|okhttp|go-http-client|postman)/i, 'A program'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([mark]) => mark.test(text))?.[1];

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

/** Private, link-local and carrier-grade networks (RFC 1918, 3927, 4193, 4291, 6598). */
const localNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  localNetworks.addSubnet(network, bits, 'ipv4');
}
localNetworks.addSubnet('fc00::', 7, 'ipv6');
localNetworks.addSubnet('fe80::', 10, 'ipv6');
