import type { Reviewed } from '../../item-bank/services.ts';
import type { PlacementResult, ReasoningStyle } from '../contract.ts';
import { reasoningStyles } from '../contract.ts';

/**
 * Questions' worth of caution: a figure from few questions stays near the middle. With four, three questions that all
 * went better than expected by half a point move a figure by 21 rather than by 50.
 */
const caution = 4;

/** Where credit is exactly what was to be expected. */
const asExpected = 50;

/**
 * How each way of thinking went, against what somebody of this ability was to be expected to earn on the very same
 * questions: 50 + 100 · (earned − expected) / (questions + 4), held to 0–100 and rounded. It compares a learner with
 * themselves, not with others. A way of thinking that no question asked for stands at 50, with no evidence.
 */
export function reasoningProfile(reviewed: readonly Reviewed[]): {
  profile: PlacementResult['reasoningProfile'];
  evidence: PlacementResult['reasoningEvidence'];
} {
  const figures = reasoningStyles.map((style) => {
    const own = reviewed.filter(({ reasoning }) => reasoning.includes(style));
    const surplus = own.reduce((sum, { credit, expected }) => sum + credit - expected, 0);
    const figure = asExpected + (100 * surplus) / (own.length + caution);
    return { style, count: own.length, figure: Math.round(Math.min(100, Math.max(0, figure))) };
  });
  return {
    profile: byStyle(figures.map(({ style, figure }) => [style, figure])),
    evidence: byStyle(figures.map(({ style, count }) => [style, count])),
  };
}

const byStyle = (entries: [ReasoningStyle, number][]) => Object.fromEntries(entries) as Record<ReasoningStyle, number>;
