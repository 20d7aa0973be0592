import { ModelError } from '../model-error.ts';
import { sampleOf, seededRandom } from '../random.ts';
import { featuresOf, valuesOf } from '../table/features.ts';
import type { Table } from '../table/table.ts';
import { adjustedRand } from './agreement.ts';
import { findCentres } from './k-means.ts';
import { choosePoints, standardPoints } from './points.ts';
import { nearest } from './refine.ts';

export interface Stability {
  readonly k: number;
  /** The mean adjusted Rand index over pairs of bootstrap samples. */
  readonly stability: number;
  readonly standardError: number;
}

export interface StabilityOptions {
  readonly seed?: string | number;
  /** Pairs of bootstrap samples, 20 by default. */
  readonly pairs?: number;
  /** Rows of a sample at most, 2,000 by default. */
  readonly rows?: number;
  readonly starts?: number;
}

/**
 * How far clusters are a property of the data and not of the sample: two bootstrap samples are clustered separately, and all
 * rows are assigned by both (Ben-Hur, Elisseeff and Guyon 2002; Fang and Wang 2012).
 */
export function stabilityOf(
  table: Table,
  ks: readonly number[],
  { seed = 0, pairs = 20, rows = 2000, starts = 5 }: StabilityOptions = {},
): Stability[] {
  const features = featuresOf(table);
  const { points: all } = standardPoints(features, valuesOf(features, table), table.rows);
  const points = choosePoints(all, sampleOf(all.rows, rows, seededRandom(`stability rows/${seed}`)));
  return ks.map((k) => {
    const random = seededRandom(`stability/${seed}/${k}`);
    const divide = () => {
      const drawn = Uint32Array.from({ length: points.rows }, () => Math.floor(random() * points.rows));
      const centres = findCentres(choosePoints(points, drawn), k, starts, random);
      return Uint16Array.from({ length: points.rows }, (_, row) =>
        nearest(points.values, row * points.width, centres, points.width),
      );
    };
    const values = Array.from({ length: pairs }, () => adjustedRand(divide(), divide()));
    const mean = values.reduce((sum, each) => sum + each, 0) / pairs;
    const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, pairs - 1);
    return { k, stability: mean, standardError: Math.sqrt(variance / pairs) };
  });
}

/**
 * The largest k whose stability is within one standard error, or 0.02, of the best: fewer clusters are more stable by nature, so that
 * among equally stable numbers the one that distinguishes more is chosen. One cluster is always stable and is not a candidate.
 */
export function chooseK(stabilities: readonly Stability[]): Stability {
  const candidates = stabilities.filter(({ k }) => k > 1).sort((one, other) => other.stability - one.stability);
  const [best] = candidates;
  if (!best) throw new ModelError('invalid-input', 'There is no number of clusters above 1 to choose from');
  const least = best.stability - Math.max(best.standardError, 0.02);
  return candidates
    .filter(({ stability }) => stability >= least)
    .reduce((one, other) => (other.k > one.k ? other : one));
}
