import type { Bounds } from './prior.ts';

/**
 * The highest point of a smooth curve between bounds. A first look along evenly spaced nodes finds the hill (with
 * guessing or slips a likelihood can have several), then the root of the slope is closed in on.
 *
 * `heightsAt` gives the curve at the nodes, up to a constant; `slopeAt` its derivative.
 */
export function highestPoint(
  heightsAt: (nodes: Float64Array) => Float64Array,
  slopeAt: (theta: number) => number,
  [low, high]: Bounds,
): { theta: number; atBound?: 'low' | 'high' } {
  const cells = Math.min(2000, Math.max(40, Math.ceil((high - low) / 0.2 - 1e-9)));
  const nodes = new Float64Array(cells + 1);
  for (let node = 0; node <= cells; node++) nodes[node] = low + ((high - low) * node) / cells;
  const heights = heightsAt(nodes);
  let top = 0;
  for (let node = 1; node <= cells; node++) if ((heights[node] as number) > (heights[top] as number)) top = node;
  let left = Math.max(0, top - 1);
  let right = Math.min(cells, top + 1);
  // Where heights are equal to the last digit, the slopes still show the direction.
  while (left > 0 && slopeAt(nodes[left] as number) < 0) left--;
  while (right < cells && slopeAt(nodes[right] as number) > 0) right++;
  const from = nodes[left] as number;
  const to = nodes[right] as number;
  if (left === 0 && slopeAt(low) <= 0) return { theta: low, atBound: 'low' };
  if (right === cells && slopeAt(high) >= 0) return { theta: high, atBound: 'high' };
  return { theta: root(slopeAt, from, to) };
}

/**
 * The root of a function that is above 0 at `from` and below at `to`, to 1e-12: regula falsi in the Illinois form
 * (Dowell and Jarratt 1971), with a bisection whenever three steps did not halve the interval.
 */
function root(slopeAt: (theta: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let [lowSlope, highSlope] = [slopeAt(low), slopeAt(high)];
  let side = 0;
  let width = high - low;
  for (let round = 1; round <= 200 && high - low > 1e-12; round++) {
    let middle = (low * highSlope - high * lowSlope) / (highSlope - lowSlope);
    if (round % 3 === 0) {
      if (high - low > width / 2) middle = (low + high) / 2;
      width = high - low;
    }
    if (!(middle > low && middle < high)) middle = (low + high) / 2;
    const slope = slopeAt(middle);
    if (slope === 0 || middle === low || middle === high) return middle;
    if (slope > 0) {
      [low, lowSlope] = [middle, slope];
      if (side === 1) highSlope /= 2;
      side = 1;
    } else {
      [high, highSlope] = [middle, slope];
      if (side === -1) lowSlope /= 2;
      side = -1;
    }
  }
  return (low + high) / 2;
}
