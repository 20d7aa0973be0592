/** The share of values at or below the result, interpolated between values (Hyndman and Fan's type 7). NaN without values. */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = share * (sorted.length - 1);
  const low = Math.floor(place);
  const value = sorted[low] as number;
  const next = sorted[Math.min(low + 1, sorted.length - 1)] as number;
  return value + (place - low) * (next - value);
}
