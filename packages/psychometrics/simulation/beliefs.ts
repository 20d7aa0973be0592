import type { ItemParameters } from '../models/item-parameters.ts';
import { maximumPoints } from '../models/item-parameters.ts';
import { addLogLikelihood } from '../models/model.ts';
import type { Posterior } from '../scoring/posterior.ts';
import { distribution, posterior } from '../scoring/posterior.ts';

/** Log-likelihoods of all responses to all items, tabulated once to score thousands of tests. */
export interface Beliefs {
  readonly items: readonly ItemParameters[];
  readonly nodes: Float64Array;
  /** logs[item][points] is the log-likelihood at the nodes. */
  readonly logs: readonly (readonly Float64Array[])[];
  /** Of the standard normal prior, but for a constant. */
  readonly priorLog: Float64Array;
  readonly prior: Posterior;
}

/** The posterior of one person, updated answer by answer. */
export interface Belief {
  readonly logDensity: Float64Array;
  posterior: Posterior;
}

/** On the nodes that `posterior` uses, so that a simulated test is scored as a real one. */
export function tabulate(items: readonly ItemParameters[]): Beliefs {
  const prior = posterior([], []);
  const { nodes } = prior;
  const logs = items.map((item) =>
    Array.from({ length: maximumPoints(item) + 1 }, (_, points) => {
      const sums = new Float64Array(nodes.length);
      addLogLikelihood(item, points, nodes, sums);
      return sums;
    }),
  );
  return { items, nodes, logs, priorLog: nodes.map((theta) => -0.5 * theta * theta), prior };
}

export function beginBelief({ priorLog, prior }: Beliefs): Belief {
  return { logDensity: priorLog.slice(), posterior: prior };
}

/** The posterior after one more answer; the same as `posterior` gives for all answers together. */
export function learn(belief: Belief, { nodes, logs }: Beliefs, item: number, points: number): Posterior {
  note(belief, logs, item, points);
  belief.posterior = distribution(nodes, belief.logDensity);
  return belief.posterior;
}

/** The posterior after many answers at once. */
export function learnAll(
  { nodes, logs, priorLog }: Beliefs,
  items: readonly number[],
  points: readonly number[],
): Posterior {
  const belief = { logDensity: priorLog.slice() };
  items.forEach((item, position) => {
    note(belief, logs, item, points[position] as number);
  });
  return distribution(nodes, belief.logDensity);
}

function note({ logDensity }: Pick<Belief, 'logDensity'>, logs: Beliefs['logs'], item: number, points: number): void {
  const row = logs[item]?.[points];
  if (!row) throw new RangeError(`item ${item} cannot be answered with ${points} points`);
  for (let node = 0; node < row.length; node++) {
    logDensity[node] = (logDensity[node] as number) + (row[node] as number);
  }
}
