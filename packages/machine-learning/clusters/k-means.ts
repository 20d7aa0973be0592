import { ModelError } from '../model-error.ts';
import type { Random } from '../random.ts';
import { sampleOf, seededRandom } from '../random.ts';
import type { Feature } from '../table/features.ts';
import { featuresOf, valuesOf } from '../table/features.ts';
import type { Table } from '../table/table.ts';
import type { Points } from './points.ts';
import { choosePoints, standardPoints, standardRow } from './points.ts';
import { nearest, refine, spreadOf } from './refine.ts';

export interface ClusterModel {
  readonly kind: 'clusters';
  /** All are numbers. */
  readonly features: readonly Feature[];
  readonly width: number;
  /** Of standard scores, cluster by cluster; the largest cluster first. */
  readonly centres: Float64Array;
  /** Of each feature in training. A missing value counts as the mean; a constant feature has a deviation of 0. */
  readonly means: Float64Array;
  readonly deviations: Float64Array;
  /** Rows in each cluster. */
  readonly sizes: Float64Array;
  /** The mean squared distance to the nearest centre, in standard scores. */
  readonly spread: number;
}

export interface ClusterOptions {
  readonly seed?: string | number;
  /** The number of k-means++ starts, 10 by default. */
  readonly starts?: number;
}

/** Starts run on a sample; only the best runs on all rows. */
const startRows = 2000;
const middleRows = 20_000;
/** Rounds of a start on a sample, and of the best on more rows: enough to tell the best and to come near to its centres. */
const startRounds = 10;
const middleRounds = 30;
/** Rounds on all rows after those on the larger sample, whose centres are right but for the chance of the sample. */
const lastRounds = 4;

/**
 * k-means (Lloyd 1982) on standard scores, from the best of several k-means++ starts (Arthur and Vassilvitskii 2007).
 * @throws ModelError `no-rows`; `invalid-input` if k is below 1 or above the number of different rows, or a column is a category
 */
export function fitClusters(table: Table, k: number, { seed = 0, starts = 10 }: ClusterOptions = {}): ClusterModel {
  const features = featuresOf(table);
  const scaled = standardPoints(features, valuesOf(features, table), table.rows);
  const { points, means, deviations } = scaled;
  const centres = findCentres(points, k, starts, seededRandom(`clusters/${seed}`));
  const { sizes, sum, ordered } = bySize(points, centres);
  return {
    kind: 'clusters',
    features,
    width: points.width,
    centres: ordered,
    means,
    deviations,
    sizes,
    spread: sum / points.rows,
  };
}

/** The cluster of a row as from `encodeRow`. */
export function clusterOf(model: ClusterModel, row: ArrayLike<number>): number {
  return nearest(standardRow(row, model.means, model.deviations), 0, model.centres, model.width);
}

/** The cluster of each row of a table. */
export function clustersOf(model: ClusterModel, table: Table): Uint16Array {
  const values = valuesOf(model.features, table);
  const row = new Float64Array(model.width);
  const clusters = new Uint16Array(table.rows);
  for (let at = 0; at < table.rows; at++) {
    for (let place = 0; place < row.length; place++) row[place] = values[place]?.[at] as number;
    clusters[at] = clusterOf(model, row);
  }
  return clusters;
}

/** The centres of a cluster model in the units of its features. */
export function centresOf({ centres, means, deviations, width }: ClusterModel): number[][] {
  return Array.from({ length: centres.length / width }, (_, cluster) =>
    Array.from(
      means,
      (mean, place) => mean + (centres[cluster * width + place] as number) * (deviations[place] as number),
    ),
  );
}

/** The centres of the best of several starts, refined on all points. */
export function findCentres(points: Points, k: number, starts: number, random: Random): Float64Array {
  if (points.rows === 0) throw new ModelError('no-rows', 'There are no rows');
  if (!(Number.isInteger(k) && k >= 1 && k <= 65535))
    throw new ModelError('invalid-input', `${k} is not a number of clusters`);
  if (!(Number.isInteger(starts) && starts >= 1))
    throw new ModelError('invalid-input', `${starts} is not a number of starts`);
  const sample = points.rows <= startRows ? points : choosePoints(points, sampleOf(points.rows, startRows, random));
  let best: { centres: Float64Array; sum: number } | undefined;
  for (let start = 0; start < starts; start++) {
    const found = refine(sample, spreadCentres(sample, k, random), sample === points ? undefined : startRounds);
    const sum = spreadOf(sample, found);
    if (!best || sum < best.sum) best = { centres: found.centres, sum };
  }
  const { centres } = best as { centres: Float64Array };
  if (sample === points) return centres;
  // Rounds on a larger sample save most of those on all points.
  const larger =
    points.rows > 4 * middleRows ? choosePoints(points, sampleOf(points.rows, middleRows, random)) : points;
  const nearer = refine(larger, centres, larger === points ? undefined : middleRounds).centres;
  return larger === points ? nearer : refine(points, nearer, lastRounds).centres;
}

/** k-means++: each further centre is a point drawn with a probability proportional to its squared distance from the others. */
function spreadCentres({ values, rows, width }: Points, k: number, random: Random): Float64Array {
  const centres = new Float64Array(k * width);
  const distances = new Float64Array(rows).fill(Number.POSITIVE_INFINITY);
  let chosen = Math.floor(random() * rows);
  for (let cluster = 0; ; cluster++) {
    centres.set(values.subarray(chosen * width, (chosen + 1) * width), cluster * width);
    if (cluster + 1 === k) return centres;
    let sum = 0;
    for (let row = 0; row < rows; row++) {
      let squared = 0;
      for (let place = 0; place < width; place++) {
        squared += ((values[row * width + place] as number) - (centres[cluster * width + place] as number)) ** 2;
      }
      distances[row] = Math.min(distances[row] as number, squared);
      sum += distances[row] as number;
    }
    if (!(sum > 0))
      throw new ModelError('invalid-input', `There are only ${cluster + 1} different rows for ${k} clusters`);
    let rest = random() * sum;
    chosen = -1;
    for (let row = 0; row < rows && rest >= 0; row++) {
      if (distances[row] === 0) continue;
      chosen = row;
      rest -= distances[row] as number;
    }
  }
}

function bySize(points: Points, centres: Float64Array) {
  const { values, rows, width } = points;
  const k = centres.length / width;
  const counts = new Float64Array(k);
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    const cluster = nearest(values, row * width, centres, width);
    counts[cluster] = (counts[cluster] as number) + 1;
    for (let place = 0; place < width; place++) {
      sum += ((values[row * width + place] as number) - (centres[cluster * width + place] as number)) ** 2;
    }
  }
  const order = Array.from(counts.keys()).sort(
    (one, other) => (counts[other] as number) - (counts[one] as number) || one - other,
  );
  const ordered = new Float64Array(centres.length);
  for (const [to, from] of order.entries()) ordered.set(centres.subarray(from * width, (from + 1) * width), to * width);
  return { ordered, sum, sizes: Float64Array.from(order, (cluster) => counts[cluster] as number) };
}
