/** The value below which a share of the values lies, by linear interpolation. NaN for no values. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: ArrayLike<number>) => quantile(values, 0.5);

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]) => sum(values) / values.length;

export function standardDeviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1));
}

/** The average of each value and its neighbours up to `radius` on both sides. */
export function smooth(values: Float64Array, radius: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let index = 0; index < values.length; index++) sums[index + 1] = (sums[index] ?? 0) + (values[index] ?? 0);
  return values.map((_, index) => {
    const from = Math.max(0, index - radius);
    const to = Math.min(values.length, index + radius + 1);
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}
