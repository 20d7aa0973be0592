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

/**
 * A reproducible source: the same seed yields the same numbers on every machine.
 * sfc32 (Chris Doty-Humphrey, PractRand), seeded through a 32-bit FNV-1a hash of the text.
 */
export function seededRandom(seed: string | number): Random {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  let a = hash | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let counter = 1;
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 0x1_0000_0000;
  };
  for (let warmup = 0; warmup < 15; warmup++) next();
  return next;
}
