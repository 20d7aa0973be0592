/** The share of values at or below the result, interpolated between values (Hyndman and Fan's type 7). NaN without values. */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  const value = sorted[low] as number;
  const next = sorted[Math.min(low + 1, sorted.length - 1)] as number;
  return value + (place - low) * (next - value);
}

/** The same for values in any order, which it reorders: only the two values needed are put into their places. */
export function quantileOfUnsorted(values: Float64Array, share: number): number {
  if (values.length === 0) return Number.NaN;
  const place = share * (values.length - 1);
  const low = Math.floor(place);
  select(values, low, 0, values.length - 1);
  const value = values[low] as number;
  if (place === low) return value;
  let next = Number.POSITIVE_INFINITY;
  for (let at = low + 1; at < values.length; at++) next = Math.min(next, values[at] as number);
  return value + (place - low) * (next - value);
}

/** Fewer values are divided without a sample. */
const fewValues = 600;

/** Puts the value that belongs at `place` there, smaller ones before it and larger ones behind it (Floyd and Rivest 1975). */
function select(values: Float64Array, place: number, from: number, to: number): void {
  let [left, right] = [from, to];
  while (left < right) {
    if (right - left > fewValues) {
      // The value is found among a sample first, so that nearly all others are compared once.
      const count = right - left + 1;
      const rank = place - left + 1;
      const size = 0.5 * Math.exp((2 * Math.log(count)) / 3);
      const spread = 0.5 * Math.sqrt((Math.log(count) * size * (count - size)) / count) * (rank < count / 2 ? -1 : 1);
      select(
        values,
        place,
        Math.max(left, Math.floor(place - (rank * size) / count + spread)),
        Math.min(right, Math.floor(place + ((count - rank) * size) / count + spread)),
      );
    }
    const pivot = values[place] as number;
    let [low, high] = [left, right];
    while (low <= high) {
      while ((values[low] as number) < pivot) low += 1;
      while ((values[high] as number) > pivot) high -= 1;
      if (low > high) break;
      const value = values[low] as number;
      values[low] = values[high] as number;
      values[high] = value;
      low += 1;
      high -= 1;
    }
    // From `left` to `high` all are at most the pivot, from `low` to `right` at least; between them all are equal to it.
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else return;
  }
}
