import { expect, it } from 'vitest';
import type { OpenItem } from '../../items/item.ts';
import type { ResponseRow } from '../../models.ts';
import type { Plan } from '../../services.ts';
import type { Scored } from './sitting-estimate.ts';
import { estimateForm, estimateSitting, recentPerformance } from './sitting-estimate.ts';

const rules = { minimum: 6, maximum: 30, targetStandardError: 0.45, certainty: 0.9, openEnded: 1 };
const plan: Plan = {
  purpose: 'test',
  cuts: [-0.5, 0.75],
  hintsCount: false,
  sections: (['core_math', 'applied_reasoning', 'ai_conceptual'] as const).map((section) => ({ section, ...rules })),
};

it('the overall standard error follows the plan’s correlation, and the version names the method', () => {
  // Without answers it is the population's: the SD of a weighted mean of abilities with this correlation.
  const together = estimateSitting([], { ...plan, correlation: 0.7 });
  expect(together.standardError).toBeCloseTo(Math.sqrt(0.345 + 0.7 * 0.655), 8);
  expect(together.version).toBe('eap-2');
  const apart = estimateSitting([], plan);
  expect(apart.standardError).toBeCloseTo(Math.sqrt(0.345), 8);
  expect(apart.version).toBe('eap-1');
});

it('a plan’s prior affects the estimate, and plans without one are scored as before', () => {
  const joint = { ...plan, correlation: 0.7, scoring: 'joint' } as const;
  const before = estimateSitting([], joint);
  const wide = estimateSitting([], { ...joint, priorSd: 1.4 });
  expect(before.version).toBe('joint-eap-1');
  expect(wide.version).toBe('joint-eap-2');
  expect(wide.standardError).toBeCloseTo(1.4 * before.standardError, 6);
  const form = estimateForm([], { cuts: [-0.5] });
  const wideForm = estimateForm([], { cuts: [-0.5], priorSd: 1.4 });
  expect([form.standardError, form.version]).toEqual([1, 'eap-1 in steps']);
  expect([wideForm.standardError, wideForm.version]).toEqual([1.4, 'eap-2 in steps']);
});

it('open answers are weighted by their grader’s agreement, except in earlier plans', () => {
  const open = {
    id: 'test.open',
    section: 'core_math',
    format: 'open_ended',
    parameters: { a: 1.6, b: [-1, 0, 1] },
    agreement: { answers: 8, correlation: 0.6, weight: 0.5 },
    source: { kind: 'provisional', itemModel: 'authored' },
  } as unknown as OpenItem;
  const answered = (item: OpenItem): Scored[] => [
    { item, response: { section: 'core_math', points: 3, maximumPoints: 3, hintIds: [] } as unknown as ResponseRow },
  ];
  const rules = { ...plan, correlation: 0.7, scoring: 'joint', priorSd: 1.4 } as const;
  const before = estimateSitting(answered(open), rules);
  const weighted = estimateSitting(answered(open), { ...rules, openAnswers: 'weighted' });
  expect([before.version, weighted.version]).toEqual(['joint-eap-2', 'joint-eap-3']);
  expect(weighted.theta).toBeGreaterThan(0);
  expect(weighted.theta).toBeLessThan(before.theta - 0.1);
  expect(weighted.standardError).toBeGreaterThan(before.standardError);
  const calibrated = { ...open, source: { kind: 'calibrated', sampleSize: 900, date: '2026-11-01', model: 'GRM' } };
  const { theta } = estimateSitting(answered(calibrated as OpenItem), { ...rules, openAnswers: 'weighted' });
  expect(theta).toBe(before.theta);
});

it('recent performance is the mean of the last five results, and null for fewer', () => {
  expect(recentPerformance([])).toBeNull();
  expect(recentPerformance([1, 0, 1, 1])).toBeNull();
  expect(recentPerformance([1, 0, 1, 1, 0])).toBe(0.6);
  expect(recentPerformance([0, 0, 1, 0.5, 1, 1, 1])).toBe(0.9);
});
