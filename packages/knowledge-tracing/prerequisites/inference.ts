import type { SkillGraph } from './graph.ts';
import { orderedIndexes } from './graph.ts';

/** What is known of a skill without looking at other skills. */
export interface SkillBelief {
  /** P(known) before the learner's answers about the skill. */
  readonly prior: number;
  /** P(known) after them; `prior` where there are none. */
  readonly probability: number;
  /** P(known now | not known before the answers): the skill may have been learnt while answering. 0 without answers. */
  readonly learned: number;
  /** 95 % interval of `probability`. */
  readonly interval: readonly [low: number, high: number];
}

/** What follows for a skill from answers about skills that need it. It is no measurement. */
export interface InferredBelief {
  /** P(known), with the answers about the skill itself where there are any. */
  readonly probability: number;
  /** The same with the ends of the intervals of all beliefs, and with the ends of the range of `implied`. */
  readonly interval: readonly [low: number, high: number];
  /** The skill whose answers raise it most. */
  readonly from: string;
}

/** P(a prerequisite is known | a skill that needs it is known) with its range: an assumption. */
export const implied = { probability: 0.9, low: 0.75, high: 0.98 } as const;

/**
 * Raises the prerequisites of skills whose answers speak for them: who knows a skill probably knows what it needs. From the skills that
 * nothing needs down, P(known) of a prerequisite k rises with that of a skill d that needs it, by Jeffrey's rule with P(k | d) = `implied`:
 *
 *     P′(k) = P(k) + (P(k | d) − P(k)) · (P(d) − prior of d)/(1 − prior of d),
 *
 * before the answers about k itself, which then count by Bayes' rule: a few wrong ones outweigh it. Of several skills that need k the
 * one that raises it most counts, because their answers are not independent. Nothing is lowered, and without answers nothing rises.
 * @returns the skills that are raised
 * @throws RangeError for a cycle
 * @example inferPrerequisites(graph, beliefOf).get('arithmetic') // { probability: 0.86, interval: [0.6, 0.97], from: 'algebra' }
 */
export function inferPrerequisites(
  graph: SkillGraph,
  beliefOf: (skill: string) => SkillBelief,
): Map<string, InferredBelief> {
  const order = orderedIndexes(graph).reverse();
  const beliefs = graph.skills.map(beliefOf);
  const [priors, learned] = [
    Float64Array.from(beliefs, ({ prior }) => prior),
    Float64Array.from(beliefs, (belief) => belief.learned),
  ];
  const raised = (values: (belief: SkillBelief) => number, whenKnown: number) =>
    raise(graph, order, { priors, learned, values: Float64Array.from(beliefs, values), whenKnown });
  const middle = raised(({ probability }) => probability, implied.probability);
  const low = raised(({ interval }) => interval[0], implied.low);
  const high = raised(({ interval }) => interval[1], implied.high);
  const found = new Map<string, InferredBelief>();
  for (const [index, from] of middle.sources.entries()) {
    if (from < 0) continue;
    const values = [middle, low, high].map(({ probabilities }) => probabilities[index] as number);
    found.set(graph.skills[index] as string, {
      probability: values[0] as number,
      interval: [Math.min(...values), Math.max(...values)],
      from: graph.skills[from] as string,
    });
  }
  return found;
}

interface Raising {
  /** Before answers about the skill. */
  readonly priors: Float64Array;
  readonly learned: Float64Array;
  /** After them. */
  readonly values: Float64Array;
  readonly whenKnown: number;
}

/** Arrays by index of the skill; the source is −1 where nothing is raised. `order` has each skill before what it needs. */
function raise(
  { prerequisites: { starts, ids } }: SkillGraph,
  order: Int32Array,
  { priors, learned, values, whenKnown }: Raising,
): { probabilities: Float64Array; sources: Int32Array } {
  const raisedPriors = priors.slice();
  const sources = new Int32Array(priors.length).fill(-1);
  const probabilities = new Float64Array(priors.length);
  for (const skill of order) {
    const [prior, own] = [priors[skill] as number, values[skill] as number];
    const source = sources[skill] as number;
    const probability =
      source < 0 ? own : afterAnswers(raisedPriors[skill] as number, prior, own, learned[skill] as number);
    probabilities[skill] = probability;
    if (!(probability > prior)) continue;
    const share = (probability - prior) / (1 - prior);
    for (let place = starts[skill] as number; place < (starts[skill + 1] as number); place++) {
      const needed = ids[place] as number;
      const ofNeeded = priors[needed] as number;
      const next = ofNeeded + (whenKnown - ofNeeded) * share;
      if (!(next > (raisedPriors[needed] as number))) continue;
      raisedPriors[needed] = next;
      sources[needed] = own > prior || source < 0 ? skill : source;
    }
  }
  return { probabilities, sources };
}

/**
 * P(known) after answers that took the prior `ownPrior` to `own`, for another prior. With u = P(answers, never learnt | not known), v =
 * P(answers | known) and w = P(answers | not known), 1 − P(known) = (1 − p)u/(pv + (1 − p)w) for each prior p.
 */
function afterAnswers(prior: number, ownPrior: number, own: number, learned: number): number {
  if (own === ownPrior) return prior;
  if (own >= 1) return 1;
  const unknown = 1 / (1 - learned);
  const known = Math.max(0, ((1 - ownPrior) * (1 / (1 - own) - unknown)) / ownPrior);
  return 1 - (1 - prior) / (prior * known + (1 - prior) * unknown);
}
