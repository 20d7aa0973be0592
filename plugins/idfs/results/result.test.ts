import { expect, test } from 'vitest';
import type { FormReviewed } from '../../item-bank/services.ts';
import { difficultyOf, inRounds, limitWith } from '../rules.ts';
import { Result } from './contract.ts';
import type { Measured } from './result.ts';
import { resultOf } from './result.ts';
import { byCategory, byLoad, shareOf, strong, weak } from './task-groups.ts';
import { shownResult } from './views.ts';

let count = 0;
/** A question of a form, by default answered correctly, with an expected score of half a point. */
function reviewedQuestion(changes: Partial<FormReviewed> = {}): FormReviewed {
  count += 1;
  const credit = changes.credit ?? 1;
  const isAnswered = changes.isAnswered ?? true;
  return {
    questionId: `question ${count}`,
    contentArea: 'number-series',
    subcategory: undefined,
    cognitiveLoad: 2,
    difficulty: 2,
    isAnswered,
    isCorrect: isAnswered && credit >= 0.5,
    expected: 0.5,
    milliseconds: isAnswered ? 30_000 : 0,
    ...changes,
    credit: isAnswered ? credit : 0,
  };
}
const several = (number: number, changes: Partial<FormReviewed>) =>
  Array.from({ length: number }, () => reviewedQuestion(changes));

/** A session with the given questions and an estimate. */
function measured(
  review: readonly FormReviewed[],
  changes: Partial<Measured> & { theta?: number; masses?: number[] } = {},
): Measured {
  const { theta = 0.124, masses = [0.05, 0.83, 0.1, 0.02], ...rest } = changes;
  return {
    estimate: {
      theta,
      standardError: 0.284,
      answered: review.filter(({ isAnswered }) => isAnswered).length,
      questions: review.length,
      level: masses.indexOf(Math.max(...masses)),
      confidence: Math.max(...masses),
      masses,
      version: 'eap-1',
      isDemo: false,
      review,
    },
    order: review.map(({ questionId }) => questionId),
    cuts: { immersion: 450, mastery: 575, excellence: 650 },
    minimumAnswers: 8,
    limitSeconds: 3600,
    usualSeconds: 3600,
    startedAt: new Date('2030-05-01T10:00:00Z'),
    endedAt: new Date('2030-05-01T10:45:00Z'),
    endedBy: 'learner',
    ...rest,
  };
}

test('a result fits the contract and has the estimate on the EiQ scale with its interval', () => {
  const result = resultOf(measured(several(8, {})));
  const sessionId = '01890000-0000-7000-8000-000000000001';
  const session = { id: sessionId, result, outcome: 'recorded' as const };
  expect(() => Result.parse(shownResult(session, { firstName: 'Tala', lastName: '' }, true))).not.toThrow();
  expect(result).toMatchObject({
    eiqLevel: 'Immersion',
    overallScore: 512.4,
    standardError: 28,
    interval: [456.7, 568.1],
    confidenceLevel: 0.83,
    levelProbabilities: { foundation: 0.05, immersion: 0.83, mastery: 0.1, excellence: 0.02 },
  });
});

test('many fast answers make a result hasty; a few fast answers or missing times do not', () => {
  const fast = (number: number) => several(number, { milliseconds: 1_200 });
  expect(resultOf(measured([...fast(22), ...several(26, {})])).haste).toEqual({ hasty: 22, answers: 48 });
  expect(resultOf(measured([...fast(6), ...several(42, {})])).haste).toBeNull();
  expect(resultOf(measured(several(48, { milliseconds: 0 }))).haste).toBeNull();
});

test('an unrecorded result shows no score, level, certainty or breakdown', () => {
  const result = resultOf(measured(several(8, { milliseconds: 900 })));
  for (const outcome of ['short', 'held', 'declined', 'repeated'] as const) {
    const shown = shownResult({ id: 'a session', result, outcome }, { firstName: 'Tala', lastName: '' }, true);
    expect(shown).toMatchObject({
      isRecorded: false,
      eiqLevel: null,
      overallScore: null,
      standardError: null,
      interval: null,
      confidenceLevel: null,
      levelProbabilities: null,
      categoryBreakdown: [],
      loadBreakdown: [],
      nextSteps: [],
      caution: expect.stringContaining('8 of 8 answers came within 3 seconds'),
    });
  }
});

test('a hasty result that staff accepted has a score and a caution, and no certainty', () => {
  const result = resultOf(measured(several(8, { milliseconds: 900 })));
  const shown = shownResult({ id: 'a session', result, outcome: 'recorded' }, { firstName: 'T', lastName: '' }, true);
  expect(shown).toMatchObject({ overallScore: 512.4, confidenceLevel: null, levelProbabilities: null });
  expect(shown.caution).not.toBeNull();
});

test.each([
  [[0.9, 0.1, 0, 0], 'Foundation'],
  [[0.1, 0.2, 0.6, 0.1], 'Mastery'],
  [[0, 0, 0.3, 0.7], 'Excellence'],
])('the level is the most probable of four: %j is %s', (masses, level) => {
  expect(resultOf(measured(several(8, {}), { masses })).eiqLevel).toBe(level);
});

test('a category shows the solved share in three steps, and none below four answers', () => {
  const review = [
    ...several(3, { credit: 1 }),
    ...several(1, { credit: 0 }),
    ...several(2, { isAnswered: false }),
    ...several(3, { contentArea: 'deduction', credit: 0 }),
  ];
  expect(resultOf(measured(review)).categoryBreakdown).toEqual([
    { category: 'Number series', score: 3, maxScore: 6, percentage: 75, answered: 4, expected: 2 },
    { category: 'Deduction', score: null, maxScore: 3, percentage: null, answered: 3, expected: 1.5 },
  ]);
});

test('shares are coarse: one more right answer rarely changes them, and none is 0 or 1', () => {
  const share = (solved: number) => shareOf(solved, 6);
  expect([0, 1, 2, 3, 4, 5, 6].map(share)).toEqual([0.25, 0.25, 0.5, 0.5, 0.5, 0.75, 0.75]);
  expect([0, 1, 2, 3, 4].map((solved) => shareOf(solved, 4))).toEqual([0.25, 0.25, 0.5, 0.75, 0.75]);
  expect([0, 1, 2, 3].map((solved) => shareOf(solved, 3))).toEqual([null, null, null, null]);
});

test('cognitive load has three steps, and a question without one uses its difficulty', () => {
  const loads = byLoad(
    [1, 2, 3, 4, 5, undefined].map((cognitiveLoad) => reviewedQuestion({ cognitiveLoad, difficulty: 5 })),
  );
  expect(loads.map(({ load, from, to, questions }) => [load, from, to, questions])).toEqual([
    ['low', 1, 2, 2],
    ['medium', 3, 3, 1],
    ['high', 4, 5, 3],
  ]);
});

test('times do not reveal which questions were solved, and are omitted below four answers', () => {
  const timed = (credit: number) => [
    reviewedQuestion({ credit, milliseconds: 600_000 }),
    ...several(3, { credit: 1 - credit, milliseconds: 20_000 }),
    reviewedQuestion({ isAnswered: false, milliseconds: 0 }),
  ];
  const expected = { totalTime: 45 * 60_000, averageTimePerQuestion: 165_000, timeEfficiency: 24 };
  expect(resultOf(measured(timed(1))).timeAnalysis).toEqual(expected);
  expect(resultOf(measured(timed(0))).timeAnalysis).toEqual(expected);
  expect(resultOf(measured(several(3, {}))).timeAnalysis).toEqual({
    totalTime: 45 * 60_000,
    averageTimePerQuestion: null,
    timeEfficiency: null,
  });
});

test('strengths are above expectation and areas to improve below, each with its evidence', () => {
  const review = [
    ...several(6, { credit: 1 }),
    ...several(6, { contentArea: 'deduction', credit: 0 }),
    ...several(3, { contentArea: 'working-memory', credit: 1 }),
    ...several(3, { contentArea: 'working-memory', credit: 0 }),
  ];
  const { strengths, improvementAreas, recommendations } = resultOf(measured(review)).cognitiveAnalysis;
  expect(strengths).toEqual([
    'Number series: three quarters or more solved; learners with this score usually solve about 50%',
  ]);
  expect(improvementAreas).toEqual([
    'Deduction: a quarter or less solved; learners with this score usually solve about 50%',
  ]);
  expect(recommendations[0]).toMatch(/^Deduction: write each statement/);
  expect(recommendations.at(-1)).toMatch(/^Build on number series/);
});

test('a load that clearly differs is listed separately', () => {
  const review = [
    ...several(6, { credit: 1, cognitiveLoad: 1 }),
    ...several(6, { contentArea: 'working-memory', credit: 0, cognitiveLoad: 5 }),
  ];
  const { improvementAreas, recommendations } = resultOf(measured(review)).cognitiveAnalysis;
  expect(improvementAreas).toContain(
    'Tasks of high cognitive load (4–5): a quarter or less solved; learners with this score usually solve about 50%',
  );
  expect(recommendations.join(' ')).toContain('intermediate results on paper');
});

test('a result as expected has no strengths, areas to improve or recommendations', () => {
  const review = [...several(4, { credit: 1 }), ...several(4, { credit: 0 })];
  expect([strong(byCategory(review)), weak(byCategory(review))]).toEqual([[], []]);
  expect(resultOf(measured(review)).cognitiveAnalysis).toEqual({
    strengths: [],
    improvementAreas: [],
    recommendations: [],
  });
});

test('if the time ended the session, the result gives the pace and explains that unreached questions do not lower the score', () => {
  const review = [...several(20, {}), ...several(28, { isAnswered: false })];
  const { recommendations } = resultOf(measured(review, { endedBy: 'time' })).cognitiveAnalysis;
  expect(recommendations.join(' ')).toContain(
    'The time ended before 28 questions were answered, at 30 seconds a question. Questions that were not reached do not lower the score',
  );
  expect(resultOf(measured(review)).cognitiveAnalysis.recommendations.join(' ')).not.toContain('The time ended');
});

test('next steps give the distance to the next level, and mention a level close to a border', () => {
  const review = several(8, {});
  expect(resultOf(measured(review)).nextSteps[0]).toBe('The next level, Mastery, begins at 575; the score is 512.4.');
  expect(resultOf(measured(review, { masses: [0.35, 0.61, 0.04, 0] })).nextSteps[1]).toContain(
    'Immersion 61%, Foundation 35%',
  );
  expect(resultOf(measured(review, { theta: 2, masses: [0, 0, 0.01, 0.99] })).nextSteps[0]).toContain('highest level');
});

test('a session without answers has a result without findings', () => {
  const result = resultOf(measured(several(3, { isAnswered: false }), { theta: 0 }));
  expect(result).toMatchObject({ questionsAnswered: 0, questions: 3, haste: null });
  expect(result.cognitiveAnalysis.strengths).toEqual([]);
});

test('rounds take an equal part of every kind, in the form’s order', () => {
  const form = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2'];
  const kind = (question: string) => question.charAt(0);
  expect(inRounds(form, kind, 2)).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'a5', 'b2']);
  expect(inRounds(form, kind, 1)).toEqual(form);
  expect(inRounds(form, kind, 9).sort()).toEqual(form);
});

test('difficulty has three names, and extra time is a factor or a number of minutes', () => {
  expect([1, 2, 3, 4, 5].map(difficultyOf)).toEqual([
    'foundation',
    'foundation',
    'intermediate',
    'advanced',
    'advanced',
  ]);
  expect(limitWith(undefined, 3600)).toBe(3600);
  expect(limitWith({ kind: 'factor', factor: 1.25 }, 3600)).toBe(4500);
  expect(limitWith({ kind: 'minutes', minutes: 20 }, 3600)).toBe(4800);
});
