import { expect, test } from 'vitest';
import type { Answers } from '../contract.ts';
import { noAnswers } from '../contract.ts';
import { recommend } from './recommendation.ts';

const cuts = [
  { level: 'foundation', from: 100 },
  { level: 'immersion', from: 450 },
] as const;
const unmeasured = { current: null, cuts: [...cuts] };
const recommendationFor = (answers: Partial<Answers>) => recommend({ ...noAnswers, ...answers }, unmeasured);

test('pupils get the Explorer track, whatever they answer', () => {
  const { recommendedTrack, range } = recommendationFor({ educationalLevel: 'k-12', gradeLevel: '3' });
  expect(recommendedTrack).toBe('EiQ Explorer');
  expect(range).toEqual({ from: 210, to: 510, basis: 'answers' });
});

test('the estimate rises with grade, mathematics and programming, and each answer narrows it', () => {
  const middle = ({ range: { from, to } }: ReturnType<typeof recommend>) => (from + to) / 2;
  const width = ({ range: { from, to } }: ReturnType<typeof recommend>) => to - from;
  const grade = (gradeLevel: 'K' | '12') => recommendationFor({ educationalLevel: 'k-12', gradeLevel });
  expect(middle(grade('12'))).toBeGreaterThan(middle(grade('K')));
  const weak = recommendationFor({ educationalLevel: 'college', educationalBackground: { mathBackground: 'basic' } });
  const strong = recommendationFor({
    educationalLevel: 'college',
    educationalBackground: { mathBackground: 'expert', programmingExperience: 'professional' },
  });
  expect(middle(strong)).toBeGreaterThan(middle(weak));
  expect(width(strong)).toBeLessThan(width(weak));
  expect(width(recommendationFor({}))).toBeGreaterThan(width(recommendationFor({ educationalLevel: 'phd' })));
});

test('the middle of the range is the sum of its reasons', () => {
  const { reasons, range } = recommendationFor({
    educationalLevel: 'masters',
    educationalBackground: { mathBackground: 'advanced' },
  });
  expect(reasons).toEqual([
    { says: 'Master’s', points: 520 },
    { says: 'Mathematics: advanced', points: 35 },
  ]);
  expect(range).toMatchObject({ from: 420, to: 700 });
});

test.each([
  ['work', { educationalLevel: 'professional' }, 'TalentMatch Career'],
  ['work after a PhD', { educationalLevel: 'phd+' }, 'TalentMatch Career'],
  ['studies', { educationalLevel: 'masters' }, 'ApexPrep Academic'],
  [
    'studies with companies in view',
    { educationalLevel: 'college', careerGoals: { targetCompanies: ['A bank'] } },
    'TalentMatch Career',
  ],
  [
    'foundations first',
    {
      educationalLevel: 'professional',
      educationalBackground: { mathBackground: 'basic', programmingExperience: 'beginner' },
      assessmentReadiness: { confidenceLevel: 'not-confident', previousAssessments: 'none' },
    },
    'Foundations',
  ],
  [
    'a student with basic mathematics',
    { educationalLevel: 'college', educationalBackground: { mathBackground: 'basic' } },
    'Foundations',
  ],
  ['nothing known', {}, 'Foundations'],
] as const)('a track for %s', (_, answers, track) => {
  expect(recommendationFor(answers as unknown as Partial<Answers>).recommendedTrack).toBe(track);
});

test('a measured score replaces the answers, and a change of track is reported', () => {
  const answers = { ...noAnswers, educationalLevel: 'college' as const };
  const measured = (eiqScore: number) => ({
    current: {
      eiqScore,
      standardError: 30,
      interval: [eiqScore - 58.8, eiqScore + 58.8] as [number, number],
      level: 'immersion' as const,
      confidence: 0.8,
    },
    cuts: [...cuts],
  });
  expect(recommend(answers, measured(430))).toMatchObject({
    recommendedTrack: 'Foundations',
    trackFromAnswers: 'ApexPrep Academic',
    measured: { eiqScore: 430, standardError: 30 },
    range: { from: 371, to: 489, basis: 'measured' },
    estimatedEiqRange: '371–489',
    reasons: [],
  });
  expect(recommend(answers, measured(520))).toMatchObject({
    recommendedTrack: 'ApexPrep Academic',
    trackFromAnswers: null,
  });
});

test('the sample probability of success depends on the track’s name', () => {
  const sampleOf = (answers: Partial<Answers>) => recommendationFor(answers).sample.successProbability;
  expect(sampleOf({ educationalLevel: 'masters' })).toBe(92);
  expect(sampleOf({ educationalLevel: 'professional' })).toBe(85);
  expect(sampleOf({ educationalLevel: 'k-12' })).toBe(78);
});
