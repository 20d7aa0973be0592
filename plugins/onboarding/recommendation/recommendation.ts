import { educationalLevelTitles } from '../../learner/education/contract.ts';
import type { EiqRecord } from '../../learner/eiq/contract.ts';
import type { Answers, EstimatedRange, Recommendation, TrackName } from '../contract.ts';
import { sampleFor } from './sample.ts';

// Which track is recommended, and where on the EiQ scale a learner may stand. The README has the rule as a table.
// Before anything is measured it is a guess from a few answers, and as wide as such a guess has to be.

/** Where the estimate begins, on the EiQ scale. */
const origins = { college: 480, masters: 520, phd: 550, 'phd+': 560, professional: 500 } as const;
const unknownOrigin = 470;
/** A pupil's rises by the grade, from kindergarten; without one it is that of the middle of school. */
const pupils = { kindergarten: 320, eachGrade: 14, middle: 404 } as const;

/** What an answer adds. Confidence counts little: people judge themselves badly before they have tried. */
const worth = {
  mathBackground: { basic: -35, intermediate: 0, advanced: 35, expert: 60 },
  programmingExperience: { beginner: -15, intermediate: 0, advanced: 20, professional: 30 },
  previousAssessments: { none: 0, 'coding-interviews': 10, 'standardized-tests': 10, multiple: 15 },
  confidenceLevel: { 'not-confident': -15, 'somewhat-confident': -5, confident: 5, 'very-confident': 15 },
} as const;

/** Half the width of the range in points: with every answer there, and more for each that is missing. */
const halfWidth = { least: 110, eachMissing: 10, withoutLevel: 20 } as const;
const scale = { lowest: 100, highest: 900 } as const;

const says: Readonly<Record<TrackName, string>> = {
  'EiQ Explorer': 'For pupils: a little of everything, at the pace of school, to find out what you like.',
  Foundations: 'First the ground everything else stands on: numbers, reasoning, how machines learn.',
  'ApexPrep Academic': 'Preparation for the next step of your studies, measured against what it asks for.',
  'TalentMatch Career': 'Towards the work you want, measured against what employers ask for.',
};

/** @param record the learner's own: as soon as it holds a score, that is used in place of the answers */
export function recommend(answers: Answers, record: Pick<EiqRecord, 'current' | 'cuts'>): Recommendation {
  const { range: guessed, middle: about, reasons } = guess(answers);
  const { current } = record;
  const range: EstimatedRange = current
    ? { from: Math.round(current.interval[0]), to: Math.round(current.interval[1]), basis: 'measured' }
    : guessed;
  const middle = current?.eiqScore ?? about;
  const immersion = record.cuts.find(({ level }) => level === 'immersion')?.from ?? 450;
  const recommendedTrack = trackFor(answers, middle < immersion);
  return {
    recommendedTrack,
    says: says[recommendedTrack],
    estimatedEiqRange: rangeText(range),
    range,
    reasons: current ? [] : reasons,
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

function guess(answers: Answers): { range: EstimatedRange; middle: number; reasons: Recommendation['reasons'] } {
  const { educationalBackground: background, assessmentReadiness: readiness } = answers;
  const terms = [
    termOf('Mathematics', worth.mathBackground, background.mathBackground),
    termOf('Programming', worth.programmingExperience, background.programmingExperience),
    termOf('Earlier assessments', worth.previousAssessments, readiness.previousAssessments),
    termOf('Confidence', worth.confidenceLevel, readiness.confidenceLevel),
  ];
  const told = terms.filter((term) => term !== undefined);
  const reasons = [originOf(answers), ...told];
  const middle = reasons.reduce((sum, { points }) => sum + points, 0);
  const half =
    halfWidth.least +
    halfWidth.eachMissing * (terms.length - told.length) +
    (answers.educationalLevel ? 0 : halfWidth.withoutLevel);
  return { range: { from: held(middle - half), to: held(middle + half), basis: 'answers' }, middle, reasons };
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

function termOf<V extends string>(what: string, points: Readonly<Record<V, number>>, answer: V | undefined) {
  return answer === undefined ? undefined : { says: `${what}: ${answer.replaceAll('-', ' ')}`, points: points[answer] };
}

/** To tens, within the scale: no guess is finer. */
const held = (at: number) => Math.min(scale.highest, Math.max(scale.lowest, Math.round(at / 10) * 10));
