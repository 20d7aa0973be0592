import { hasteCaution, hasteIn, isEarlyArea, sectionTitles } from '../../item-bank/contract.ts';
import type { Reviewed, SittingEstimate } from '../../item-bank/services.ts';
import type { PlacementResult } from '../contract.ts';
import { PlacementLevel } from '../contract.ts';
import type { Cuts } from '../rules.ts';
import { earlyUpTo } from '../rules.ts';
import type { Grounds } from './advice.ts';
import { gapText, nextSteps, pathText, strengthText } from './advice.ts';
import { areasOf, strongAreas, untoldAreas, weakAreas } from './areas.ts';
import { reasoningProfile } from './reasoning-profile.ts';
import { onScale } from './scale.ts';

/** A result as it is stored; the learner is in its row. */
export type StoredResult = Omit<PlacementResult, 'sessionId' | 'learner' | 'isOwn' | 'outcome'>;

/** The input of a result. */
export interface Measured {
  readonly estimate: SittingEstimate;
  readonly reviewed: readonly Reviewed[];
  readonly cuts: Cuts;
  readonly hintsCounted: boolean;
  /** Answers to questions that were tried out. */
  readonly unscored?: number;
  readonly startedAt: Date;
  readonly completedAt: Date;
}

/** The figures of a placement and the texts written from them. The same input gives the same result. */
export function resultOf({
  estimate,
  reviewed,
  cuts,
  hintsCounted,
  unscored = 0,
  startedAt,
  completedAt,
}: Measured): StoredResult {
  const levels = PlacementLevel.options;
  const level = levels[estimate.level] ?? 'foundation';
  const probabilities = Object.fromEntries(
    levels.map((each, index) => [each, estimate.masses[index] ?? 0]),
  ) as PlacementResult['levelProbabilities'];
  const sections = estimate.sections.map((measured) => ({
    ...onScale(measured),
    section: measured.section,
    title: sectionTitles[measured.section].title,
    weight: sectionTitles[measured.section].weight,
    answered: measured.answered,
    percentage: measured.percentage,
  }));
  const { profile, evidence } = reasoningProfile(reviewed);
  const areas = areasOf(reviewed);
  const score = onScale(estimate);
  const haste = hasteIn(reviewed);
  const grounds: Grounds = {
    level,
    confidence: estimate.confidence,
    isHasty: haste !== null,
    probabilities,
    score: score.eiqScore,
    cuts,
    sections,
    profile,
    evidence,
    strong: strongAreas(areas),
    weak: weakAreas(areas),
    untold: untoldAreas(areas),
  };
  const steps = nextSteps(grounds);
  return {
    ...score,
    placementLevel: level,
    confidenceLevel: estimate.confidence,
    levelProbabilities: probabilities,
    sectionScores: Object.fromEntries(
      sections.map(({ section, percentage }) => [section, percentage]),
    ) as PlacementResult['sectionScores'],
    sections,
    reasoningProfile: profile,
    reasoningEvidence: evidence,
    strengthAreas: grounds.strong.map(strengthText),
    learningGaps: grounds.weak.map((area) => ({ area: area.title, says: gapText(area) })),
    recommendedPath: pathText(grounds),
    untoldAreas: grounds.untold.map(({ title }) => title),
    nextSteps: steps.map(({ says }) => says),
    nextPractice: steps.map(({ practice }) => practice),
    cuts: [
      { level: 'foundation', from: 100 },
      { level: 'immersion', from: cuts.immersion },
      { level: 'mastery', from: cuts.mastery },
    ],
    startedAt: startedAt.toISOString(),
    completedAt: completedAt.toISOString(),
    totalTime: reviewed.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    questionsAnswered: reviewed.length,
    unscored,
    effort: effortOf(estimate),
    isUnusual: estimate.isUnusual ?? false,
    hintsUsed: reviewed.reduce((sum, { hintsUsed }) => sum + hintsUsed, 0),
    hintsCounted,
    haste,
    revisions: [],
    caution: haste ? hasteCaution(haste) : easyCaution(score.eiqScore, reviewed),
    version: estimate.version,
    isDemo: estimate.isDemo,
    isProvisional: estimate.isProvisional,
    errorCorrelations: errorCorrelationsOf(estimate),
  };
}

function effortOf({ effort }: SittingEstimate): StoredResult['effort'] {
  if (!effort) return null;
  const { eiqScore, standardError } = onScale(effort);
  return { rapid: effort.rapid, eiqScore, standardError };
}

/** Caution about a score beyond the questions for grades 3 to 5. */
const easyCaution = (score: number, reviewed: readonly Reviewed[]) =>
  score > earlyUpTo && reviewed.length > 0 && reviewed.every(isEarlyArea)
    ? 'Nearly all of these questions were solved, so they cannot show where the limit is. The next placement asks the questions for grade 6 and up.'
    : null;

/** Correlations for each pair of sections, to two decimals, with which the overall standard error can be recomputed. */
function errorCorrelationsOf({ sections, covariance }: SittingEstimate): StoredResult['errorCorrelations'] {
  if (!covariance) return [];
  return sections.flatMap((one, at) =>
    sections.slice(at + 1).map((other, further) => ({
      sections: [one.section, other.section] as [typeof one.section, typeof other.section],
      correlation:
        Math.round((100 * (covariance[at]?.[at + 1 + further] ?? 0)) / (one.standardError * other.standardError)) / 100,
    })),
  );
}
