import { expect, test } from 'vitest';
import type { Reviewed, SittingEstimate } from '../../item-bank/services.ts';
import { PlacementResult } from '../contract.ts';
import { forOtherReaders } from './advice.ts';
import { areasOf, strongAreas, untoldAreas, weakAreas } from './areas.ts';
import { reasoningProfile } from './reasoning-profile.ts';
import type { Measured } from './result.ts';
import { resultOf } from './result.ts';

/** An answered question, by default with an expected score of half a point. */
function answered(changes: Partial<Reviewed> = {}): Reviewed {
  const credit = changes.credit ?? 1;
  return {
    questionId: '01890000-0000-7000-8000-000000000001',
    section: 'core_math',
    contentArea: 'number-and-ratio',
    concepts: ['ratio'],
    reasoning: ['analytical'],
    difficulty: 2,
    isCorrect: credit >= 0.5,
    credit,
    expected: 0.5,
    hintsUsed: 0,
    milliseconds: 30_000,
    misconception: undefined,
    ...changes,
  };
}

const several = (count: number, changes: Partial<Reviewed>) => Array.from({ length: count }, () => answered(changes));

/** A placement with the same estimate in every section. */
function measured(changes: Partial<Measured> & { theta?: number; masses?: number[] } = {}): Measured {
  const { theta = 0.124, masses = [0.05, 0.83, 0.12], ...rest } = changes;
  const section = (name: SittingEstimate['sections'][number]['section'], at = theta) => ({
    section: name,
    theta: at,
    standardError: 0.45,
    answered: 10,
    percentage: 60,
  });
  return {
    estimate: {
      theta,
      standardError: 0.28,
      sections: [section('core_math'), section('applied_reasoning', theta - 0.5), section('ai_conceptual')],
      prior: { sd: 1.4, correlation: 0.7 },
      level: masses.indexOf(Math.max(...masses)),
      confidence: Math.max(...masses),
      masses,
      version: 'eap-1',
      isProvisional: false,
      isDemo: false,
    },
    reviewed: [],
    cuts: { immersion: 450, mastery: 575 },
    hintsCounted: false,
    startedAt: new Date('2030-05-01T10:00:00Z'),
    completedAt: new Date('2030-05-01T10:45:00Z'),
    ...rest,
  };
}

test('a score beyond the questions for grades 3 to 5 comes with a caution', () => {
  const early = several(21, {}).map((answer) => ({ ...answer, contentArea: 'early-number' }));
  expect(resultOf(measured({ theta: -0.5, reviewed: early })).caution).toContain('Nearly all of these questions');
  expect(resultOf(measured({ theta: -2, reviewed: early })).caution).toBeNull();
  expect(resultOf(measured({ theta: -0.5, reviewed: several(21, {}) })).caution).toBeNull();
});

test('a result fits the contract and has the estimate on the EiQ scale with its interval', () => {
  const result = resultOf(measured({ reviewed: several(3, { hintsUsed: 1 }) }));
  const sessionId = '01890000-0000-7000-8000-000000000001';
  expect(() => PlacementResult.parse({ ...result, sessionId, learner: 'Tala', isOwn: true })).not.toThrow();
  expect(result).toMatchObject({
    eiqScore: 512.4,
    standardError: 28,
    interval: [457.5, 567.3],
    placementLevel: 'immersion',
    confidenceLevel: 0.83,
    levelProbabilities: { foundation: 0.05, immersion: 0.83, mastery: 0.12 },
    sectionScores: { core_math: 60, applied_reasoning: 60, ai_conceptual: 60 },
    questionsAnswered: 3,
    hintsUsed: 3,
    totalTime: 90_000,
    version: 'eap-1',
    isDemo: false,
  });
});

test('a placement with many fast answers has a caution', () => {
  const reviewed = [...several(6, { milliseconds: 900 }), ...several(18, {})];
  expect(resultOf(measured({ reviewed })).caution).toContain('6 of 24 answers came within 3 seconds');
  expect(resultOf(measured({ reviewed: several(24, {}) })).caution).toBeNull();
});

test('scores and intervals are limited to 100–900', () => {
  expect(resultOf(measured({ theta: 4 }))).toMatchObject({ eiqScore: 900, interval: [845.1, 900] });
  expect(resultOf(measured({ theta: -4 }))).toMatchObject({ eiqScore: 100, interval: [100, 154.9] });
});

test('the same measurements give the same result', () => {
  const given = measured({ reviewed: [...several(3, { credit: 0 }), ...several(3, { contentArea: 'algebra' })] });
  expect(resultOf(given)).toEqual(resultOf(given));
});

test('a reasoning figure is 50 for the expected score, and without evidence', () => {
  const { profile, evidence } = reasoningProfile([answered({ credit: 1 }), answered({ credit: 0 })]);
  expect(profile).toEqual({ analytical: 50, creative: 50, systematic: 50, intuitive: 50 });
  expect(evidence).toEqual({ analytical: 2, creative: 0, systematic: 0, intuitive: 0 });
});

test('a reasoning figure is 50 + 100 · surplus / (questions + 4), and a question counts for each of its kinds', () => {
  const { profile } = reasoningProfile(several(6, { credit: 1, reasoning: ['creative', 'intuitive'] }));
  // 6 questions, half a point above expectation each: 50 + 100 · 3 / 10.
  expect(profile).toEqual({ analytical: 50, creative: 80, systematic: 50, intuitive: 80 });
});

test('few questions move a reasoning figure less than many', () => {
  const figure = (count: number) => reasoningProfile(several(count, { credit: 0 })).profile.analytical;
  expect(figure(1)).toBeGreaterThan(figure(4));
  expect(figure(4)).toBeGreaterThan(figure(12));
  expect(figure(12)).toBeGreaterThanOrEqual(0);
});

test('answers are grouped by content area with points earned and expected and concepts missed', () => {
  const [area, ...others] = areasOf([
    answered({ credit: 1 }),
    answered({ credit: 0, concepts: ['ratio', 'weighted-mean'] }),
    answered({ credit: 0.25, concepts: ['ratio'] }),
  ]);
  expect(others).toEqual([]);
  expect(area).toMatchObject({
    title: 'Number and ratio',
    questions: 3,
    earned: 1.25,
    expected: 1.5,
    missed: ['ratio', 'weighted mean'],
  });
});

test('areas of the same name in different sections are separate', () => {
  expect(areasOf([answered(), answered({ section: 'ai_conceptual' })])).toHaveLength(2);
});

test('strengths are the areas above expectation and gaps those below, clearest first', () => {
  const areas = areasOf([
    ...several(4, { contentArea: 'algebra', credit: 1 }),
    ...several(3, { contentArea: 'geometry', credit: 1 }),
    ...several(2, { contentArea: 'deduction', credit: 0 }),
    ...several(4, { contentArea: 'planning', credit: 0 }),
    answered({ contentArea: 'even', credit: 1 }),
    answered({ contentArea: 'even', credit: 0 }),
  ]);
  expect(strongAreas(areas).map(({ title }) => title)).toEqual(['Algebra', 'Geometry']);
  expect(weakAreas(areas).map(({ title }) => title)).toEqual(['Planning']);
  expect(untoldAreas(areas).map(({ title }) => title)).toEqual(['Deduction', 'Even']);
});

test('an area with one or two questions is neither a strength nor a gap', () => {
  const misconception = { id: 'adds-denominators', says: 'You added the denominators as well.' };
  const reviewed = [
    answered({ contentArea: 'algebra', credit: 1, expected: 0.1 }),
    ...several(2, { contentArea: 'planning', credit: 0, expected: 0.9, misconception }),
    ...several(2, { contentArea: 'geometry', credit: 1, expected: 0.1 }),
  ];
  const result = resultOf(measured({ reviewed }));
  expect(result.strengthAreas).toEqual([]);
  expect(result.learningGaps).toEqual([]);
  expect(result.untoldAreas).toEqual(['Planning', 'Algebra', 'Geometry']);
  expect(result.recommendedPath).toContain('too few questions to name a gap');
  expect(result.nextSteps).toContain(
    'Try planning (Core Math) in practice: 2 questions in this placement are too few to tell how it goes.',
  );
});

test('an area as expected is neither a strength nor a gap, and without right answers there is no strength', () => {
  const asUsual = areasOf([...several(3, { credit: 1 }), ...several(3, { credit: 0 })]);
  expect([...strongAreas(asUsual), ...weakAreas(asUsual), ...untoldAreas(asUsual)]).toEqual([]);
  expect(strongAreas(areasOf(several(5, { credit: 0 })))).toEqual([]);
  expect(weakAreas(areasOf(several(5, { credit: 1 })))).toEqual([]);
});

test.each([
  [0.3, '0 of 3; learners with your score get about 1 of them'],
  [0.2, '0 of 3; learners with your score get 0 or 1 of them'],
  [0.8, '0 of 3; learners with your score get 2 or 3 of them'],
  [0.95, '0 of 3; learners with your score get nearly all of them'],
])('an expected score of %s a question is worded as a number of questions', (expected, text) => {
  const { learningGaps } = resultOf(measured({ reviewed: several(3, { credit: 0, expected }) }));
  expect(learningGaps[0]?.says).toContain(text);
});

test('each next step about an area links to its practice', () => {
  const { nextSteps, nextPractice } = resultOf(
    measured({
      reviewed: [
        ...several(3, { contentArea: 'algebra', credit: 0 }),
        ...several(3, { contentArea: 'planning', section: 'applied_reasoning', credit: 1 }),
        answered({ contentArea: 'geometry', credit: 0 }),
      ],
    }),
  );
  expect(nextPractice).toHaveLength(nextSteps.length);
  expect(nextPractice.flatMap((topic) => topic ?? [])).toEqual([
    { section: 'core_math', contentArea: 'algebra' },
    { section: 'applied_reasoning', contentArea: 'planning' },
    { section: 'core_math', contentArea: 'geometry' },
  ]);
});

test('a result for other readers does not mention “your score”', () => {
  const result = resultOf(
    measured({
      reviewed: [
        ...several(6, { credit: 0, reasoning: ['systematic'] }),
        ...several(3, { contentArea: 'planning', credit: 1, reasoning: ['creative'] }),
      ],
    }),
  );
  expect(JSON.stringify(result)).toContain('with your score');
  expect(JSON.stringify(forOtherReaders(result))).not.toMatch(/your score/);
});

test('a result with a caution claims no certainty', () => {
  const { caution, recommendedPath, nextSteps } = resultOf(
    measured({ reviewed: several(6, { milliseconds: 900 }), masses: [0.35, 0.61, 0.04] }),
  );
  expect(caution).not.toBeNull();
  expect(`${recommendedPath} ${nextSteps.join(' ')}`).not.toMatch(/ sure|\d% sure|border/);
});

test('a misconception shown twice makes an otherwise good area a gap', () => {
  const misconception = { id: 'adds-denominators', says: 'You added the denominators as well.' };
  const areas = areasOf([...several(6, { credit: 1 }), ...several(2, { credit: 0, misconception })]);
  expect(weakAreas(areas)[0]?.misconceptions).toEqual([{ ...misconception, times: 2 }]);
  const { learningGaps } = resultOf(
    measured({ reviewed: [...several(6, { credit: 1 }), ...several(2, { credit: 0, misconception })] }),
  );
  expect(learningGaps).toEqual([
    {
      area: 'Number and ratio',
      says: '6 of 8; learners with your score get about 4 of them. Worth another look: ratio. Two answers suggest this: You added the denominators as well.',
    },
  ]);
});

test('the recommended path names the level’s pathway, the distance to the cuts and where to begin', () => {
  const reviewed = [
    ...several(3, { contentArea: 'algebra', credit: 0 }),
    ...several(3, { contentArea: 'planning', section: 'applied_reasoning', credit: 1 }),
  ];
  const path = (changes: Parameters<typeof measured>[0]) =>
    resultOf(measured({ reviewed, ...changes })).recommendedPath;
  expect(path({})).toMatch(/^The Immersion pathway\. .*62\.4 points above where Immersion begins \(450\)/);
  expect(path({})).toContain('Begin with algebra');
  expect(path({ theta: -1.2, masses: [0.97, 0.03, 0] })).toMatch(/^The Foundation pathway\. .*70\.0 points below/);
  expect(path({ theta: 1.5, masses: [0, 0.02, 0.98] })).toMatch(/^The Mastery pathway\. .*75\.0 points above/);
});

test('next steps come from the learner’s own answers: gaps, the lowest section, a kind of reasoning, a strength', () => {
  const steps = resultOf(
    measured({
      reviewed: [
        ...several(6, { contentArea: 'algebra', concepts: ['linear-equations'], credit: 0, reasoning: ['systematic'] }),
        ...several(3, { contentArea: 'planning', section: 'applied_reasoning', credit: 1 }),
      ],
    }),
  ).nextSteps;
  expect(steps[0]).toBe(
    'Work on linear equations (Core Math, algebra): 0 of 6; learners with your score get about 3 of them.',
  );
  expect(steps[1]).toContain('Give Applied Reasoning the most time: at 462 it is the lowest section');
  expect(steps[2]).toMatch(/^Questions that ask for systematic thinking went less well/);
  expect(steps[3]).toContain('Build on planning');
  expect(steps).toHaveLength(4);
});

test('next steps mention a level close to a border', () => {
  const steps = resultOf(measured({ masses: [0.35, 0.61, 0.04] })).nextSteps;
  expect(steps.at(-1)).toContain('Immersion 61%, Foundation 35%');
  expect(resultOf(measured()).nextSteps.join()).not.toContain('border');
});

test('certainty is never given as 100 %', () => {
  const { recommendedPath } = resultOf(measured({ theta: -2, masses: [0.99999, 0.00001, 0] }));
  expect(recommendedPath).toContain('The level is more than 99% sure.');
  expect(recommendedPath).not.toContain('100%');
});
