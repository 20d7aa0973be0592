import type { Points } from './points.ts';

const maxRounds = 100;
/** Of more points than these, rounds also end when the centres move by less than `restless` (squares summed, as scikit-learn does). */
const manyRows = 2000;
const restless = 1e-4;

export interface Refined {
  readonly centres: Float64Array;
  /** Of each point. */
  readonly clusters: Int32Array;
}

/**
 * Lloyd's rounds until hardly a point changes its cluster. Distances that the triangle inequality settles are not computed
 * (Hamerly 2010): each point keeps an upper bound on the distance to its centre and a lower bound on that to any other.
 * A centre that loses all its points stays where it is.
 */
export function refine(points: Points, start: Float64Array, rounds = maxRounds): Refined {
  const { values, rows, width } = points;
  const centres = start.slice();
  const k = centres.length / width;
  const clusters = new Int32Array(rows);
  const upper = new Float64Array(rows);
  const lower = new Float64Array(rows);
  const sums = new Float64Array(k * width);
  const counts = new Float64Array(k);
  const moves = new Float64Array(k);
  const halfGaps = new Float64Array(k);
  const pair = new Float64Array(2);
  for (let row = 0; row < rows; row++) {
    const cluster = twoNearest(values, row * width, centres, width, pair);
    clusters[row] = cluster;
    upper[row] = pair[0] as number;
    lower[row] = pair[1] as number;
    move(sums, counts, values, row * width, cluster, width, 1);
  }
  for (let round = 0; round < rounds; round++) {
    const [largest, second, farthest] = recentre(centres, sums, counts, width, moves);
    if (rows > manyRows && moves.reduce((sum, each) => sum + each * each, 0) < restless) break;
    fillHalfGaps(centres, width, halfGaps);
    let changes = 0;
    for (let row = 0; row < rows; row++) {
      const cluster = clusters[row] as number;
      let near = (upper[row] as number) + (moves[cluster] as number);
      const far = (lower[row] as number) - (cluster === farthest ? second : largest);
      const bound = Math.max(far, halfGaps[cluster] as number);
      upper[row] = near;
      lower[row] = far;
      if (near <= bound) continue;
      near = distance(values, row * width, centres, cluster * width, width);
      upper[row] = near;
      if (near <= bound) continue;
      const next = twoNearest(values, row * width, centres, width, pair);
      upper[row] = pair[0] as number;
      lower[row] = pair[1] as number;
      if (next === cluster) continue;
      clusters[row] = next;
      move(sums, counts, values, row * width, cluster, width, -1);
      move(sums, counts, values, row * width, next, width, 1);
      changes += 1;
    }
    if (changes === 0) break;
  }
  return { centres, clusters };
}

/** The sum of squared distances of points to their centres. */
export function spreadOf({ values, rows, width }: Points, { centres, clusters }: Refined): number {
  let sum = 0;
  for (let row = 0; row < rows; row++)
    sum += squaredDistance(values, row * width, centres, (clusters[row] as number) * width, width);
  return sum;
}

/** The nearest centre of the point that begins at `at`; of equally near ones the first. */
export function nearest(values: Float64Array, at: number, centres: Float64Array, width: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let begin = 0, cluster = 0; begin < centres.length; begin += width, cluster++) {
    const squared = squaredDistance(values, at, centres, begin, width);
    if (squared < least) {
      least = squared;
      best = cluster;
    }
  }
  return best;
}

/** The nearest centre; `pair` gets the distances to it and to the second. */
function twoNearest(
  values: Float64Array,
  at: number,
  centres: Float64Array,
  width: number,
  pair: Float64Array,
): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (let begin = 0, cluster = 0; begin < centres.length; begin += width, cluster++) {
    const squared = squaredDistance(values, at, centres, begin, width);
    if (squared < least) {
      second = least;
      least = squared;
      best = cluster;
    } else if (squared < second) {
      second = squared;
    }
  }
  pair[0] = Math.sqrt(least);
  pair[1] = Math.sqrt(second);
  return best;
}

function squaredDistance(
  values: Float64Array,
  at: number,
  centres: Float64Array,
  begin: number,
  width: number,
): number {
  let sum = 0;
  for (let place = 0; place < width; place++) {
    const difference = (values[at + place] as number) - (centres[begin + place] as number);
    sum += difference * difference;
  }
  return sum;
}

const distance = (values: Float64Array, at: number, centres: Float64Array, begin: number, width: number) =>
  Math.sqrt(squaredDistance(values, at, centres, begin, width));

function move(
  sums: Float64Array,
  counts: Float64Array,
  values: Float64Array,
  at: number,
  cluster: number,
  width: number,
  sign: 1 | -1,
): void {
  for (let place = 0; place < width; place++) {
    const cell = cluster * width + place;
    sums[cell] = (sums[cell] as number) + sign * (values[at + place] as number);
  }
  counts[cluster] = (counts[cluster] as number) + sign;
}

/** Moves centres to the means of their points. Returns the two largest moves and which centre made the largest. */
function recentre(
  centres: Float64Array,
  sums: Float64Array,
  counts: Float64Array,
  width: number,
  moves: Float64Array,
): [number, number, number] {
  let [largest, second, farthest] = [0, 0, -1];
  for (let cluster = 0; cluster < counts.length; cluster++) {
    const count = counts[cluster] as number;
    let squared = 0;
    if (count > 0) {
      for (let place = 0, cell = cluster * width; place < width; place++, cell++) {
        const centre = (sums[cell] as number) / count;
        squared += (centre - (centres[cell] as number)) ** 2;
        centres[cell] = centre;
      }
    }
    const moved = Math.sqrt(squared);
    moves[cluster] = moved;
    if (moved > largest) [largest, second, farthest] = [moved, largest, cluster];
    else if (moved > second) second = moved;
  }
  return [largest, second, farthest];
}

/** Half the distance from each centre to the nearest other: a point closer than that has no nearer centre. */
function fillHalfGaps(centres: Float64Array, width: number, halfGaps: Float64Array): void {
  halfGaps.fill(Number.POSITIVE_INFINITY);
  for (let one = 0; one < halfGaps.length; one++) {
    for (let other = 0; other < one; other++) {
      const half = distance(centres, one * width, centres, other * width, width) / 2;
      halfGaps[one] = Math.min(halfGaps[one] as number, half);
      halfGaps[other] = Math.min(halfGaps[other] as number, half);
    }
  }
}
