/** A source of numbers in [0, 1). */
export type Random = () => number;

/**
 * A reproducible source: the same seed gives the same numbers on every machine, so that a model can be trained again.
 * sfc32 (Chris Doty-Humphrey, PractRand), seeded through a hash of the text.
 */
export function seededRandom(seed: string | number): Random {
  let a = hash32(String(seed)) | 0;
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

/**
 * A 32-bit hash whose every bit depends on every character: FNV-1a, then the finalizer of MurmurHash3, because FNV-1a alone
 * leaves the high bits of similar short texts alike.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** `count` different numbers below `size`, in ascending order (Vitter's selection sampling). */
export function sampleOf(size: number, count: number, random: Random): Uint32Array {
  const chosen = new Uint32Array(Math.min(size, count));
  for (let each = 0, taken = 0; taken < chosen.length; each++) {
    if (random() * (size - each) < chosen.length - taken) chosen[taken++] = each;
  }
  return chosen;
}
