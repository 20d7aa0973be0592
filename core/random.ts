export { seededRandom } from 'seeded-random';

/** A source of random numbers in [0, 1). Tests and simulations pass a seeded one. */
export type Random = () => number;

/** A buffer of random bits: one system call for many numbers is several times faster than one for each. */
const reserve = new Uint32Array(512);
let used = reserve.length;

/**
 * Cryptographically secure random numbers from the operating system, with 52 random bits each.
 */
export function secureRandom(): number {
  if (used >= reserve.length) {
    crypto.getRandomValues(reserve);
    used = 0;
  }
  const high = (reserve[used] ?? 0) >>> 6;
  const low = (reserve[used + 1] ?? 0) >>> 6;
  reserve[used] = reserve[used + 1] = 0;
  used += 2;
  return (high * 0x400_0000 + low) / 0x10_0000_0000_0000;
}
