import { Section } from '../../contract.ts';
import type { SimulatedPlan } from './placement.ts';

/** The default settings of the placement, with the lower bounds of its levels (logits). */
export const usualPlan = {
  minimum: 10,
  maximum: 24,
  targetStandardError: 0.45,
  certainty: 0.9,
  leastGain: 0.022,
  minimumAtEnds: 14,
  endsFrom: 1.2,
  priorSd: 1.4,
  openEnded: 1,
  pretest: 2,
} as const;
const usualCuts = [-0.5, 0.75] as const;
const usualCorrelation = 0.7;

/** The plan of a placement: the same rules in every section. With a least gain of 0, sections end by the other two rules. */
export function placementPlan(rules: { [Rule in keyof typeof usualPlan]: number } = usualPlan): SimulatedPlan {
  const { leastGain, priorSd, ...others } = rules;
  const sectionRules = { ...others, ...(leastGain > 0 && { leastGain }) };
  return {
    sections: Section.options.map((section) => ({ section, ...sectionRules })),
    cuts: usualCuts,
    correlation: usualCorrelation,
    scoring: 'joint',
    priorSd,
    freshVariants: true,
    openAnswers: 'weighted',
    ladder: true,
  };
}
