import { Section } from '../contract.ts';
import type { SimulatedPlan } from './placement.ts';

/** How the placement is run where nothing else is configured, and where its levels begin (logits). */
export const usualPlan = {
  minimum: 8,
  maximum: 20,
  targetStandardError: 0.45,
  certainty: 0.9,
  openEnded: 1,
} as const;
export const usualCuts = [-0.5, 0.75] as const;

/** The plan of a placement: the same rules in every section. */
export function placementPlan(rules: { [Rule in keyof typeof usualPlan]: number } = usualPlan): SimulatedPlan {
  return { sections: Section.options.map((section) => ({ section, ...rules })), cuts: usualCuts, ladder: true };
}
