import { educationalLevelTitles } from '../../learner/education/contract.ts';
import type { EiqRecord } from '../../learner/eiq/contract.ts';
import type { Answers, EstimatedRange, Recommendation, TrackName } from '../contract.ts';
import { sampleFor } from './sample.ts';

// Recommends a track and estimates where on the EiQ scale a learner may be. The README states the rule as a table. Before
// anything is measured, the estimate comes from a few answers and is as wide as that requires.

/** Starting points of the estimate, in points of the EiQ scale. */
const origins = { college: 480, masters: 520, phd: 550, 'phd+': 560, professional: 500 } as const;
const unknownOrigin = 470;
/** For pupils it rises with the grade, from kindergarten; without a grade it is that of the middle of school. */
const pupils = { kindergarten: 320, eachGrade: 14, middle: 404 } as const;

/** Points an answer adds. Confidence adds few: people judge themselves badly before they have tried. */
const pointsOf = {
  mathBackground: { basic: -35, intermediate: 0, advanced: 35, expert: 60 },
  programmingExperience: { beginner: -15, intermediate: 0, advanced: 20, professional: 30 },
  previousAssessments: { none: 0, 'coding-interviews': 10, 'standardized-tests': 10, multiple: 15 },
  confidenceLevel: { 'not-confident': -15, 'somewhat-confident': -5, confident: 5, 'very-confident': 15 },
} as const;

/** Half the width of the range, in points: the minimum with all answers, and what each missing answer adds. */
const halfWidth = { minimum: 110, eachMissing: 10, withoutLevel: 20 } as const;
const scale = { lowest: 100, highest: 900 } as const;

const descriptions: Readonly<Record<TrackName, string>> = {
  'EiQ Explorer': 'For pupils: a little of everything, at the pace of school, to find out what you like.',
  Foundations: 'Start with the basics that everything else builds on: numbers, reasoning and how machines learn.',
  'ApexPrep Academic': 'Prepare for the next step of your studies, measured against its requirements.',
  'TalentMatch Career': 'Work towards the job you want, measured against what employers ask for.',
};

/** @param record the learner's EiQ record; a score in it replaces the estimate from the answers */
export function recommend(answers: Answers, record: Pick<EiqRecord, 'current' | 'cuts'>): Recommendation {
  const estimate = estimateFrom(answers);
  const { current } = record;
  const range: EstimatedRange = current
    ? { from: Math.round(current.interval[0]), to: Math.round(current.interval[1]), basis: 'measured' }
    : estimate.range;
  const immersion = record.cuts.find(({ level }) => level === 'immersion')?.from ?? 450;
  const trackFromAnswers = trackFor(answers, estimate.middle < immersion);
  const recommendedTrack = current ? trackFor(answers, current.eiqScore < immersion) : trackFromAnswers;
  return {
    recommendedTrack,
    trackFromAnswers: trackFromAnswers === recommendedTrack ? null : trackFromAnswers,
    says: descriptions[recommendedTrack],
    estimatedEiqRange: rangeText(range),
    range,
    measured: current && { eiqScore: current.eiqScore, standardError: current.standardError },
    reasons: current ? [] : estimate.reasons,
    sample: sampleFor(recommendedTrack),
  };
}

const rangeText = ({ from, to }: Pick<EstimatedRange, 'from' | 'to'>) => `${from}–${to}`;

function trackFor({ educationalLevel, careerGoals }: Answers, isBelowImmersion: boolean): TrackName {
  if (educationalLevel === 'k-12') return 'EiQ Explorer';
  if (!educationalLevel || isBelowImmersion) return 'Foundations';
  const isForWork = educationalLevel === 'professional' || educationalLevel === 'phd+';
  const namesCompanies = (careerGoals.targetCompanies ?? []).length > 0;
  return isForWork || namesCompanies ? 'TalentMatch Career' : 'ApexPrep Academic';
}

interface AnswerEstimate {
  readonly range: EstimatedRange;
  readonly middle: number;
  readonly reasons: Recommendation['reasons'];
}

function estimateFrom(answers: Answers): AnswerEstimate {
  const { educationalBackground: background, assessmentReadiness: readiness } = answers;
  const terms = [
    termOf('Mathematics', pointsOf.mathBackground, background.mathBackground),
    termOf('Programming', pointsOf.programmingExperience, background.programmingExperience),
    termOf('Earlier assessments', pointsOf.previousAssessments, readiness.previousAssessments),
    termOf('Confidence', pointsOf.confidenceLevel, readiness.confidenceLevel),
  ];
  const answered = terms.filter((term) => term !== undefined);
  const reasons = [originOf(answers), ...answered];
  const middle = reasons.reduce((sum, { points }) => sum + points, 0);
  const half =
    halfWidth.minimum +
    halfWidth.eachMissing * (terms.length - answered.length) +
    (answers.educationalLevel ? 0 : halfWidth.withoutLevel);
  return { range: { from: clamped(middle - half), to: clamped(middle + half), basis: 'answers' }, middle, reasons };
}

function originOf({ educationalLevel, gradeLevel }: Answers): { says: string; points: number } {
  if (!educationalLevel) return { says: 'Level not given', points: unknownOrigin };
  const title = educationalLevelTitles[educationalLevel];
  if (educationalLevel !== 'k-12') return { says: title, points: origins[educationalLevel] };
  if (!gradeLevel) return { says: title, points: pupils.middle };
  const grade = gradeLevel === 'K' ? 0 : Number(gradeLevel);
  return {
    says: gradeLevel === 'K' ? 'Kindergarten' : `Grade ${gradeLevel}`,
    points: pupils.kindergarten + pupils.eachGrade * grade,
  };
}

function termOf<V extends string>(title: string, points: Readonly<Record<V, number>>, answer: V | undefined) {
  if (answer === undefined) return undefined;
  return { says: `${title}: ${answer.replaceAll('-', ' ')}`, points: points[answer] };
}

/** Rounded to tens, which is as fine as an estimate from answers can be, and held within the scale. */
const clamped = (points: number) => Math.min(scale.highest, Math.max(scale.lowest, Math.round(points / 10) * 10));
