/** Fewer rows than this share a bin with their neighbours (LightGBM's `min_data_in_bin`). */
const minRows = 3;

/**
 * The bounds between at most `limit` bins of sorted values, as LightGBM chooses them (Ke et al. 2017): a value that fills a bin gets
 * its own, and the others share the remaining bins about equally. A bound is halfway between the values at its sides.
 * @param sorted ascending, without NaN
 * @returns the largest value of each bin but the last
 */
export function greedyBounds(sorted: Float64Array, limit: number): Float64Array {
  const { values, counts } = distinct(sorted);
  const bounds: number[] = [];
  const close = (place: number) => {
    if (place + 1 < values.length) bounds.push(between(values[place] as number, values[place + 1] as number));
  };
  if (values.length <= limit) {
    let rows = 0;
    for (let place = 0; place + 1 < values.length; place++) {
      rows += counts[place] as number;
      if (rows < minRows) continue;
      close(place);
      rows = 0;
    }
    return Float64Array.from(bounds);
  }
  let bins = Math.max(1, Math.min(limit, Math.floor(sorted.length / minRows)));
  const fills = sorted.length / bins;
  let rest = sorted.length;
  const isLarge = counts.map((count) => (count >= fills ? 1 : 0));
  for (let place = 0; place < values.length; place++) {
    if (isLarge[place] === 0) continue;
    bins -= 1;
    rest -= counts[place] as number;
  }
  let size = rest / bins;
  let rows = 0;
  for (let place = 0; place + 1 < values.length && bounds.length < limit - 1; place++) {
    if (isLarge[place] === 0) rest -= counts[place] as number;
    rows += counts[place] as number;
    const isFull = isLarge[place] === 1 || rows >= size || (isLarge[place + 1] === 1 && rows >= Math.max(1, size / 2));
    if (!isFull) continue;
    close(place);
    rows = 0;
    if (isLarge[place] === 0) {
      bins -= 1;
      size = rest / bins;
    }
  }
  return Float64Array.from(bounds);
}

function distinct(sorted: Float64Array): { values: Float64Array; counts: Float64Array } {
  const values = new Float64Array(sorted.length);
  const counts = new Float64Array(sorted.length);
  let size = 0;
  for (let at = 0; at < sorted.length; at++) {
    if (size === 0 || sorted[at] !== values[size - 1]) values[size++] = sorted[at] as number;
    counts[size - 1] = (counts[size - 1] as number) + 1;
  }
  return { values: values.slice(0, size), counts: counts.slice(0, size) };
}

/** A number from `low` up to but not including `high`. */
function between(low: number, high: number): number {
  const middle = low / 2 + high / 2;
  return middle >= low && middle < high ? middle : low;
}
