import type { Posterior } from '../scoring/posterior.ts';
import type { Table } from './tables.ts';
import { nodeDistance } from './tables.ts';

/** The current estimate of a person's ability: a normal distribution, or the posterior where available. */
export interface Belief {
  readonly theta: number;
  readonly se: number;
  readonly posterior: Posterior | undefined;
}

/**
 * A weight for each row of a table, adding up to 1. A wide belief takes every second or third row, at most 4/3 of
 * its SD or 0.6 logits apart. A belief narrower than 0.15 logits counts as that wide: it is a point to any item.
 */
export function weightsOn({ nodes }: Pick<Table, 'nodes'>, { theta, se, posterior }: Belief): Float64Array {
  const grid = posterior && posterior.sd >= 0.15 ? posterior : undefined;
  const sd = grid ? grid.sd : Math.max(posterior?.sd ?? se, 0.15);
  const lowest = nodes[0] as number;
  const centre = Math.max(lowest, Math.min(-lowest, posterior?.mean ?? theta));
  const stride = Math.max(1, Math.floor(Math.min((4 / 3) * sd, 0.6) / nodeDistance + 1e-9));
  const start = Math.round((centre - lowest) / nodeDistance) % stride;
  const weights = new Float64Array(nodes.length);
  let total = 0;
  for (let row = start; row < nodes.length; row += stride) {
    const distance = ((nodes[row] as number) - centre) / sd;
    if (Math.abs(distance) > (grid ? 6 : 4)) continue;
    const weight = grid ? densityAt(grid, nodes[row] as number) : Math.exp(-0.5 * distance * distance);
    weights[row] = weight;
    total += weight;
  }
  for (let row = 0; row < weights.length; row++) weights[row] = (weights[row] as number) / total;
  return weights;
}

/** The density between two nodes on the straight line between them. */
function densityAt({ nodes, density }: Posterior, theta: number): number {
  const last = nodes.length - 1;
  const low = nodes[0] as number;
  const place = ((theta - low) * last) / ((nodes[last] as number) - low);
  const node = Math.floor(place);
  if (place < 0 || place > last) return 0;
  if (node === last) return density[last] as number;
  return (density[node] as number) + (place - node) * ((density[node + 1] as number) - (density[node] as number));
}
