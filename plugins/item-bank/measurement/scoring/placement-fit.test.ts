import { expect, it } from 'vitest';
import type { Plan } from '../../services.ts';
import { isUnusual } from './placement-fit.ts';
import type { Scored } from './sitting-estimate.ts';

const rules = { minimum: 1, maximum: 20, targetStandardError: 0.1, certainty: 1, openEnded: 0 };
const plan: Plan = { purpose: 'test', sections: [{ section: 'core_math', ...rules }], cuts: [], hintsCount: false };

/** Answers to items of rising difficulty. */
const answers = (solves: (place: number) => boolean) =>
  Array.from({ length: 16 }, (_, place) => ({
    response: { section: 'core_math', points: Number(solves(place)) },
    item: { parameters: { a: 1.5, b: -2 + place / 4 } },
  })) as unknown as Scored[];

it('answers are unusual where easy questions are missed and hard ones solved', () => {
  expect(
    isUnusual(
      answers((place) => place >= 8),
      plan,
    ),
  ).toBe(true);
  expect(
    isUnusual(
      answers((place) => place < 8),
      plan,
    ),
  ).toBe(false);
  expect(isUnusual([], plan)).toBe(false);
});
