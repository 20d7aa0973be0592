/**
 * The adjusted Rand index of two divisions of the same rows (Hubert and Arabie 1985): 1 if they are the same up to the
 * numbers of the clusters, 0 on average for unrelated ones. Two divisions into a single cluster agree by 1.
 */
export function adjustedRand(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const width = 1 + maximum(other);
  const table = new Float64Array((1 + maximum(one)) * width);
  const rows = new Float64Array(1 + maximum(one));
  const columns = new Float64Array(width);
  for (let at = 0; at < one.length; at++) {
    const row = one[at] as number;
    const column = other[at] as number;
    table[row * width + column] = (table[row * width + column] as number) + 1;
    rows[row] = (rows[row] as number) + 1;
    columns[column] = (columns[column] as number) + 1;
  }
  const together = pairs(table);
  const expected = (pairs(rows) * pairs(columns)) / pairs([one.length]);
  const most = (pairs(rows) + pairs(columns)) / 2;
  return most === expected ? 1 : (together - expected) / (most - expected);
}

function pairs(counts: Iterable<number>): number {
  let sum = 0;
  for (const count of counts) sum += (count * (count - 1)) / 2;
  return sum;
}

function maximum(values: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0; at < values.length; at++) most = Math.max(most, values[at] as number);
  return most;
}
