import type { ItemParameters } from '../models/item-parameters.ts';
import { checkResponses } from '../models/item-parameters.ts';
import { addLogLikelihood, biasAt, informationAt, slopeAt } from '../models/model.ts';
import { highestPoint } from './highest-point.ts';
import { forMoments, posteriorOn } from './posterior.ts';
import type { Bounds, Prior } from './prior.ts';
import { checkBounds, checkPrior, standardBounds, standardPrior } from './prior.ts';

/** An ability and its standard error, both in logits. */
export interface Estimate {
  readonly theta: number;
  readonly se: number;
}

/** `atBound`: the maximum lies at or beyond a bound, so the answers alone do not determine θ. */
export interface BoundedEstimate extends Estimate {
  readonly atBound?: 'low' | 'high';
}

export interface EstimateOptions {
  /** Maximum likelihood, maximum a posteriori, Warm's weighted likelihood, or the posterior's mean. */
  readonly method: 'ML' | 'MAP' | 'WLE' | 'EAP';
  /** For MAP and EAP; N(0, 1) by default. */
  readonly prior?: Prior | undefined;
  /**
   * Where θ may lie, −4…4 by default. A mean needs no such limit: EAP without bounds integrates over the whole of the
   * prior, EAP with bounds over what lies between them.
   */
  readonly bounds?: Bounds | undefined;
}

/**
 * The ability of a person from the responses to dichotomous and graded items (null: not presented). The standard error
 * is the posterior's SD for EAP; for the others 1/√information, for MAP with the prior's 1/sd² added. Throws a
 * RangeError for impossible items, responses, prior or bounds, and for ML and WLE without a response.
 *
 * Sources: Baker and Kim 2004 (ML, MAP); Bock and Mislevy 1982 (EAP); Warm 1989, Samejima 1998 (WLE).
 * @example
 *   const items = [{ a: 1.2, b: -1 }, { a: 1, b: 0, c: 0.2 }, { a: 1.5, b: [-0.5, 0.5] }];
 *   estimate(items, [1, null, 1], { method: 'EAP' }); // { theta: 0.15, se: 0.70 }
 */
export function estimate(
  items: readonly ItemParameters[],
  responses: ArrayLike<number | null>,
  { method, prior = standardPrior, bounds }: EstimateOptions,
): BoundedEstimate {
  switch (method) {
    case 'EAP': {
      const { mean, sd } = posteriorOn(forMoments, items, responses, { prior, bounds });
      return { theta: mean, se: sd };
    }
    case 'ML':
    case 'WLE':
      return maximum(answersTo(items, responses), method, undefined, bounds);
    case 'MAP':
      checkPrior(prior);
      return maximum(answersTo(items, responses), method, prior, bounds);
    default:
      throw new RangeError(`method must be ML, MAP, WLE or EAP, not ${method}`);
  }
}

interface Answer {
  readonly item: ItemParameters;
  readonly response: number;
}

function answersTo(items: readonly ItemParameters[], responses: ArrayLike<number | null>): Answer[] {
  checkResponses(items, responses);
  return items.flatMap((item, position) => {
    const response = responses[position];
    return typeof response === 'number' ? [{ item, response }] : [];
  });
}

function maximum(
  answers: readonly Answer[],
  method: 'ML' | 'WLE' | 'MAP',
  prior: Prior | undefined,
  bounds: Bounds = standardBounds,
): BoundedEstimate {
  checkBounds(bounds);
  if (answers.length === 0 && !prior) throw new RangeError(`${method} needs at least one response`);
  const information = (theta: number) => answers.reduce((sum, { item }) => sum + informationAt(item, theta), 0);
  const weightSlope = (theta: number) => {
    if (prior) return (prior.mean - theta) / prior.sd ** 2;
    return method === 'WLE' ? warmSlope(answers, information(theta), theta) : 0;
  };
  const slope = (theta: number) =>
    answers.reduce((sum, { item, response }) => sum + slopeAt(item, response, theta), weightSlope(theta));
  const heights = (nodes: Float64Array) => {
    const sums = accumulated(nodes, weightSlope);
    for (const { item, response } of answers) addLogLikelihood(item, response, nodes, sums);
    return sums;
  };
  const { theta, atBound } = highestPoint(heights, slope, bounds);
  const se = 1 / Math.sqrt(information(theta) + (prior ? 1 / prior.sd ** 2 : 0));
  return atBound ? { theta, se, atBound } : { theta, se };
}

/** The slope of the log of Warm's weight, J / (2I); 0 where no answer carries any information. */
function warmSlope(answers: readonly Answer[], information: number, theta: number): number {
  if (information === 0) return 0;
  return answers.reduce((sum, { item }) => sum + biasAt(item, theta), 0) / (2 * information);
}

/** The running integral of a slope over the nodes; exact for a normal prior's, whose slope is a straight line. */
function accumulated(nodes: Float64Array, slope: (theta: number) => number): Float64Array {
  const sums = new Float64Array(nodes.length);
  let theta = nodes[0] as number;
  let before = slope(theta);
  for (let node = 1; node < nodes.length; node++) {
    const next = nodes[node] as number;
    const after = slope(next);
    sums[node] = (sums[node - 1] as number) + ((before + after) / 2) * (next - theta);
    theta = next;
    before = after;
  }
  return sums;
}
