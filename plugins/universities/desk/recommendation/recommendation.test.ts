import { expect, test } from 'vitest';
import { RecommendationStatus, recommendationStatusTitles } from '../../applications/contract.ts';
import type { Scores } from '../contract.ts';
import { defaultCriteria } from '../contract.ts';
import { scored } from '../testing.ts';
import { checkedWording } from './check-wording.ts';
import { analyse, recommend } from './rule.ts';

const strength = RecommendationStatus.options.toReversed();
const rank = (status: RecommendationStatus) => strength.indexOf(status);
const met = { probabilityOfMinimum: 0.9, meetsGpa: true };

test.each([
  [{ rubricShare: 0.8, lowestShare: 0.5, ...met }, 'highly_recommended'],
  [{ rubricShare: 0.8, lowestShare: 0.49, ...met }, 'recommended'],
  [{ rubricShare: 0.95, lowestShare: 0.9, ...met, meetsGpa: false }, 'conditional'],
  [{ rubricShare: 0.95, lowestShare: 0.9, ...met, probabilityOfMinimum: 0.49 }, 'conditional'],
  [{ rubricShare: 0.6, lowestShare: 0, ...met, probabilityOfMinimum: 0.5 }, 'recommended'],
  [{ rubricShare: 0.6, lowestShare: 0.5, probabilityOfMinimum: null, meetsGpa: null }, 'recommended'],
  [{ rubricShare: 0.59, lowestShare: 0.5, ...met }, 'conditional'],
  [{ rubricShare: 0.4, lowestShare: 0, ...met }, 'conditional'],
  [{ rubricShare: 0.39, lowestShare: 0.39, ...met }, 'not_recommended'],
] as const)('%o is %s', (input, status) => {
  expect(recommend(input)).toBe(status);
});

test('a better figure never weakens a recommendation', () => {
  const shares = Array.from({ length: 21 }, (_, step) => step / 20);
  for (const rubricShare of shares) {
    for (const lowestShare of shares.filter((share) => share <= rubricShare)) {
      for (const probabilityOfMinimum of [0.2, 0.5, 0.8]) {
        for (const meetsGpa of [false, true]) {
          const input = { rubricShare, lowestShare, probabilityOfMinimum, meetsGpa };
          const here = rank(recommend(input));
          for (const better of [
            { ...input, rubricShare: Math.min(1, rubricShare + 0.05) },
            { ...input, lowestShare: Math.min(rubricShare, lowestShare + 0.05) },
            { ...input, probabilityOfMinimum: 0.95 },
            { ...input, meetsGpa: true },
          ]) {
            expect(rank(recommend(better)), JSON.stringify([input, better])).toBeGreaterThanOrEqual(here);
          }
        }
      }
    }
  }
});

const analysisOf = (scores: Scores, gpa: number | null = 3.2) =>
  analyse({
    application: {
      applicationEiqScore: 512,
      applicationStandardError: 30,
      transcriptAnalysis: { overallGPA: gpa, recommendationStrength: null, strengthAreas: [] },
    },
    offer: { scores: { minEiqScore: 500, preferredEiqScore: 650 }, program: { minGpa: 3 } },
    criteria: defaultCriteria,
    reviews: [{ scores }, { scores }],
  });

test('the built-in summary has the status and every figure that it rests on', () => {
  expect(analysisOf(scored(4)).summary).toBe(
    'Recommendation: Recommended. The average of 2 reviews reaches 75% of the rubric. The criterion with the lowest average is “Academic readiness”, at 75%. The EiQ score is 512.0 with a standard error of 30.0; with a probability of 66% the true score reaches the minimum of 500.0. The GPA of 3.20 reaches the minimum of 3.00.',
  );
  expect(analysisOf(scored(5), 2.4)).toMatchObject({
    recommendationStatus: 'conditional',
    summary: expect.stringContaining('The GPA of 2.40 is below the minimum of 3.00.'),
  });
});

test('every status has a summary that passes the check of wordings, whatever the figures', () => {
  for (const level of [1, 2, 3, 4, 5]) {
    for (const gpa of [null, 2.4, 3.2]) {
      const analysis = analysisOf(scored(level), gpa);
      const sentences = analysis.basis.map(({ part, text }) => ({ part, text }));
      const opening = `Recommendation: ${recommendationStatusTitles[analysis.recommendationStatus]}.`;
      expect(checkedWording(analysis, { opening, sentences })).toEqual({ text: analysis.summary });
    }
  }
});

const analysis = analysisOf(scored(4));
const sentences = [
  { part: 'rubric', text: 'The 2 reviews came to 75% of the rubric on average.' },
  { part: 'lowest-criterion', text: 'Even the criterion with the lowest average, “Academic readiness”, reached 75%.' },
  {
    part: 'score',
    text: 'An EiQ score of 512.0, with a standard error of 30.0, reaches the minimum of 500.0 with a probability of 66%.',
  },
  { part: 'gpa', text: 'The GPA of 3.20 reaches the minimum of 3.00.' },
];
const opening = 'The reviewers’ figures make this application recommended.';

test('a wording that says the same is used', () => {
  const found = checkedWording(analysis, { opening, sentences });
  expect(found).toEqual({ text: [opening, ...sentences.map(({ text }) => text)].join(' ') });
});

const changed = (place: number, text: string) =>
  sentences.map((each, index) => (index === place ? { ...each, text } : each));

test.each([
  ['another status', { opening: 'This application is highly recommended.', sentences }],
  ['two statuses', { opening: 'This application is recommended, not highly recommended.', sentences }],
  ['the opposite', { opening: 'This application is not recommended.', sentences }],
  ['no status', { opening: 'Thank you for applying.', sentences }],
  ['a decision', { opening: 'Congratulations, you are recommended.', sentences }],
  ['an acceptance', { opening, sentences: changed(3, 'The GPA of 3.20 reaches 3.00, so you are accepted.') }],
  ['another figure', { opening, sentences: changed(3, 'The GPA of 3.80 reaches the minimum of 3.00.') }],
  ['a figure more', { opening, sentences: changed(0, 'The 2 reviews came to 75% of the rubric, among 40 others.') }],
  ['a fact less', { opening, sentences: sentences.slice(1) }],
  ['a fact more', { opening, sentences: [...sentences, { part: 'essay', text: 'The essay is moving.' }] }],
  ['facts in another order', { opening, sentences: sentences.toReversed() }],
  ['a fact turned around', { opening, sentences: changed(3, 'The GPA of 3.20 is below the minimum of 3.00.') }],
  ['a name', { opening, sentences: changed(3, 'As Harvard knows, the GPA of 3.20 reaches the minimum of 3.00.') }],
  ['a link', { opening, sentences: changed(3, 'The GPA of 3.20 reaches 3.00: https://evil.example/') }],
  ['markup', { opening, sentences: changed(3, 'The GPA of 3.20 <b>reaches</b> the minimum of 3.00.') }],
])('a wording with %s is discarded', (_, wording) => {
  expect(checkedWording(analysis, wording)).toHaveProperty('fault');
});
