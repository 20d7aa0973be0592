import { expect, it } from 'vitest';
import { estimateSitting } from './scoring.ts';
import type { Plan } from './services.ts';

const rules = { minimum: 6, maximum: 30, targetStandardError: 0.45, certainty: 0.9, openEnded: 1 };
const plan: Plan = {
  purpose: 'test',
  cuts: [-0.5, 0.75],
  hintsCount: false,
  sections: (['core_math', 'applied_reasoning', 'ai_conceptual'] as const).map((section) => ({ section, ...rules })),
};

it('an overall estimate errs as its plan assumes that sections do, and its version says which way it was computed', () => {
  // Before any answer it is the population's: the SD of a weighted mean of abilities that correlate so.
  const together = estimateSitting([], { ...plan, correlation: 0.7 });
  expect(together.standardError).toBeCloseTo(Math.sqrt(0.345 + 0.7 * 0.655), 8);
  expect(together.version).toBe('eap-2');
  const apart = estimateSitting([], plan);
  expect(apart.standardError).toBeCloseTo(Math.sqrt(0.345), 8);
  expect(apart.version).toBe('eap-1');
});
