import { sfc32 } from 'seeded-random';

/** A source of numbers in [0, 1). */
export type Random = () => number;

/**
 * A reproducible source: the same seed gives the same numbers on every machine, so that a model can be trained again. It has a
 * hash of its own, because trees and samples draw from many short seeds that are alike.
 */
export const seededRandom = (seed: string | number): Random => sfc32(hash32(String(seed)));

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
