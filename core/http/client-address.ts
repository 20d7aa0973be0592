import { isIPv4, isIPv6 } from 'node:net';

/**
 * The address for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because a client usually controls
 * its whole /64. Other text is returned unchanged.
 */
export function countedAddress(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/**
 * The client's address behind this many trusted proxies. Each appends the address of its caller to X-Forwarded-For, so
 * earlier entries are unverified claims of the client.
 */
export function clientBehind(proxies: number, forwardedFor: string | undefined, direct: string): string {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  return (proxies > 0 && entries.filter(Boolean).slice(-proxies)[0]) || direct;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const tail = address.slice(address.lastIndexOf(':') + 1);
  const hexadecimal = isIPv4(tail) ? address.slice(0, -tail.length) + asGroups(tail) : address;
  const [head = '', rest] = hexadecimal.split('::');
  const numbers = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [numbers(head), numbers(rest ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function asGroups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
