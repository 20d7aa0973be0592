import { mean, sum } from './numbers.ts';

export type Unit =
  | 'Hz'
  | 'semitones'
  | 'dB'
  | 's'
  | 'syllables/s'
  | 'words/min'
  | 'per minute'
  | 'per 100 words'
  | 'share'
  | 'words'
  | 'grade';

/** A measured value with its unit and standard error; null where there is too little to estimate the error from. */
export interface Figure {
  readonly value: number;
  readonly standardError: number | null;
  readonly unit: Unit;
}

/** Fewest blocks that an error is estimated from. */
const fewestBlocks = 4;

/**
 * A statistic of blocks with its delete-one-block jackknife standard error (Tukey 1958; Künsch 1989 for blocks of dependent
 * values): √((n − 1)/n · Σ(θ₍ᵢ₎ − θ̄)²). Undefined where the statistic has no value for all blocks.
 * @param statistic NaN where it has no value
 */
export function figureOf<T>(
  blocks: readonly T[],
  unit: Unit,
  statistic: (blocks: readonly T[]) => number,
): Figure | undefined {
  const value = statistic(blocks);
  if (!Number.isFinite(value)) return undefined;
  const without = blocks.map((_, left) => statistic(blocks.filter((_block, index) => index !== left)));
  if (blocks.length < fewestBlocks || !without.every(Number.isFinite)) return { value, standardError: null, unit };
  const centre = mean(without);
  const squares = sum(without.map((each) => (each - centre) ** 2));
  const standardError = Math.sqrt(((blocks.length - 1) / blocks.length) * squares);
  return { value, standardError, unit };
}
