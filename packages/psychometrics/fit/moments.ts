import type { ByCategory } from './latent-table.ts';
import { weights } from './latent-table.ts';

/** A number made of one item's response: the points themselves, or 1 for one response and 0 for all others. */
export interface Feature {
  readonly item: number;
  readonly values: readonly number[];
}

/** The mean of a feature, or of the product of two features of different items; by their places in the list. */
export interface Moment {
  readonly left: number;
  readonly right?: number;
}

export interface Moments {
  readonly features: readonly Feature[];
  readonly moments: readonly Moment[];
}

/**
 * The means that M2 looks at. `M2*` (Cai and Hansen 2013) has each item's mean points and each pair's mean product; with
 * right-or-wrong items these are all proportions right and right together, and the statistic is M2. `C2` (Cai and Monroe
 * 2014) has the share of every response instead of the mean points, which leaves graded tests more degrees of freedom.
 */
export function momentsOf(maximumPoints: readonly number[], statistic: 'M2*' | 'C2'): Moments {
  const features: Feature[] = maximumPoints.map((most, item) => ({
    item,
    values: Array.from({ length: most + 1 }, (_, points) => points),
  }));
  const moments: Moment[] = [];
  maximumPoints.forEach((most, item) => {
    if (statistic === 'M2*' || most === 1) {
      moments.push({ left: item });
      return;
    }
    for (let points = 1; points <= most; points++) {
      moments.push({ left: features.length });
      features.push({ item, values: Array.from({ length: most + 1 }, (_, each) => (each === points ? 1 : 0)) });
    }
  });
  for (let left = 0; left < maximumPoints.length; left++) {
    for (let right = left + 1; right < maximumPoints.length; right++) moments.push({ left, right });
  }
  return { features, moments };
}

/** Each moment at every node: given ability, items are independent and a product's mean is the product of the means. */
export function conditionalMoments({ features, moments }: Moments, tables: readonly ByCategory[]): Float64Array[] {
  const means = features.map(({ item, values }) => weighted(tables[item] as ByCategory, values));
  return moments.map(({ left, right }) => {
    const first = means[left] as Float64Array;
    const second = right === undefined ? undefined : (means[right] as Float64Array);
    return second ? first.map((each, node) => each * (second[node] as number)) : first;
  });
}

/** Each moment in the population. */
export const expectedMoments = (conditional: readonly Float64Array[]) => Float64Array.from(conditional, average);

/** How each moment moves when the responses of one item move with one of its parameters. */
export function momentDerivative(
  { features, moments }: Moments,
  tables: readonly ByCategory[],
  item: number,
  derivative: ByCategory,
): Float64Array {
  const moving = features.map((feature) => (feature.item === item ? weighted(derivative, feature.values) : undefined));
  const still = (feature: number) => {
    const { item: other, values } = features[feature] as Feature;
    return weighted(tables[other] as ByCategory, values);
  };
  return Float64Array.from(moments, ({ left, right }) => {
    if (right === undefined) return moving[left] ? average(moving[left]) : 0;
    if (moving[left]) return averageProduct(moving[left], still(right));
    if (moving[right]) return averageProduct(moving[right], still(left));
    return 0;
  });
}

/** The covariance of one person's moments over the population, as a full square row by row. */
export function momentCovariance(
  { features, moments }: Moments,
  tables: readonly ByCategory[],
  conditional: readonly Float64Array[],
): Float64Array {
  const size = moments.length;
  const expected = expectedMoments(conditional);
  const means = features.map(({ item, values }) => weighted(tables[item] as ByCategory, values));
  const products = new Map<number, Float64Array>();
  const product = (left: number, right: number) => {
    const key = left * features.length + right;
    const known = products.get(key);
    if (known) return known;
    const { item, values } = features[left] as Feature;
    const others = (features[right] as Feature).values;
    const made = weighted(
      tables[item] as ByCategory,
      values.map((value, points) => value * (others[points] as number)),
    );
    products.set(key, made);
    return made;
  };
  const itemOf = (feature: number | undefined) => (feature === undefined ? -1 : (features[feature] as Feature).item);
  const places = moments.map(({ left, right }) => [itemOf(left), itemOf(right)] as const);
  const covariance = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const [rowLeft, rowRight] = places[row] as readonly [number, number];
    const ofRow = (conditional[row] as Float64Array).map((each, node) => each * (weights[node] as number));
    for (let column = 0; column <= row; column++) {
      const [left, right] = places[column] as readonly [number, number];
      const shares = left === rowLeft || left === rowRight || (right >= 0 && (right === rowLeft || right === rowRight));
      const joint = shares
        ? jointMean(moments[row] as Moment, moments[column] as Moment, itemOf, means, product)
        : sumProduct(ofRow, conditional[column] as Float64Array);
      const value = joint - (expected[row] as number) * (expected[column] as number);
      covariance[row * size + column] = value;
      covariance[column * size + row] = value;
    }
  }
  return covariance;
}

/** The mean of the product of two moments with an item in common: that item's features meet in one mean. */
function jointMean(
  one: Moment,
  other: Moment,
  itemOf: (feature: number | undefined) => number,
  means: readonly Float64Array[],
  product: (left: number, right: number) => Float64Array,
): number {
  const factors: Float64Array[] = [];
  const open = [other.left, other.right].filter((feature) => feature !== undefined);
  for (const feature of [one.left, one.right]) {
    if (feature === undefined) continue;
    const partner = open.findIndex((each) => itemOf(each) === itemOf(feature));
    factors.push(
      partner < 0 ? (means[feature] as Float64Array) : product(feature, open.splice(partner, 1)[0] as number),
    );
  }
  for (const feature of open) factors.push(means[feature] as Float64Array);
  let sum = 0;
  for (let node = 0; node < weights.length; node++) {
    let term = weights[node] as number;
    for (const factor of factors) term *= factor[node] as number;
    sum += term;
  }
  return sum;
}

/** Σ of each category's value times its share, at every node. */
function weighted(shares: ByCategory, values: readonly number[]): Float64Array {
  const sum = new Float64Array(weights.length);
  shares.forEach((share, points) => {
    const value = values[points] as number;
    if (value !== 0)
      for (let node = 0; node < sum.length; node++) sum[node] = (sum[node] as number) + value * (share[node] as number);
  });
  return sum;
}

function average(values: Float64Array): number {
  return sumProduct(values, weights);
}

function averageProduct(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let node = 0; node < weights.length; node++) {
    sum += (weights[node] as number) * (left[node] as number) * (right[node] as number);
  }
  return sum;
}

function sumProduct(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let node = 0; node < left.length; node++) sum += (left[node] as number) * (right[node] as number);
  return sum;
}
