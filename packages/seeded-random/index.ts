/**
 * A reproducible source of numbers in [0, 1): the same seed yields the same numbers on every machine.
 * sfc32, seeded through a 32-bit FNV-1a hash of the text.
 */
export function seededRandom(seed: string | number): () => number {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return sfc32(hash);
}

/** The generator of `seededRandom` from a 32-bit hash of one's own (Chris Doty-Humphrey, PractRand). */
export function sfc32(hash: number): () => number {
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
