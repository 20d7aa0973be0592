import type { Reviewed } from '../../item-bank/services.ts';
import type { PlacementResult, ReasoningStyle } from '../contract.ts';
import { reasoningStyles } from '../contract.ts';

/**
 * Shrinkage, as a number of questions: figures from few questions stay near the middle. With four, three questions each
 * half a point above expectation move a figure by 21 instead of 50.
 */
const caution = 4;

/** The figure for credit exactly as expected. */
const asExpected = 50;

/**
 * Each way of thinking compared with the credit expected at this ability on the same questions:
 * 50 + 100 · (earned − expected) / (questions + 4), clamped to 0–100 and rounded. It compares a learner with themselves,
 * not with others. Without questions the figure is 50 and the evidence 0.
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
