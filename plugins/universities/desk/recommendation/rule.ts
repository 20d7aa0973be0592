import { percentText } from '../../../../core/contract/index.ts';
import { probabilityFrom } from '../../../learner/contract.ts';
import type { RecommendationStatus } from '../../applications/contract.ts';
import type { ApplicationRow } from '../../applications/models.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import type { Analysis, Criterion } from '../contract.ts';
import type { ReviewRow } from '../models.ts';
import { criterionShare, rubricShareOf } from '../rubric/shares.ts';
import { summaryOf } from './summary.ts';

/** What the rule looks at. Shares are 0 to 1. */
export interface RuleInput {
  readonly rubricShare: number;
  /** Of the criterion with the lowest share. */
  readonly lowestShare: number;
  /** That the true score reaches the program's minimum; null without a score. */
  readonly probabilityOfMinimum: number | null;
  /** Whether the GPA reaches the program's minimum; null where none is asked for, or none is known. */
  readonly meetsGpa: boolean | null;
}

const limits = { highly: 0.8, recommended: 0.6, conditional: 0.4, weakCriterion: 0.5, probability: 0.5 } as const;

/** The rule in words, as shown with a recommendation. The first that applies counts. */
export const ruleTexts: Record<RecommendationStatus, string> = {
  highly_recommended:
    'The rubric reaches at least 80%, no criterion is below 50%, and no requirement of the program is missed.',
  recommended: 'The rubric reaches at least 60%, and no requirement of the program is missed.',
  conditional: 'The rubric reaches at least 40%, but a requirement is missed or the rubric stays below 60%.',
  not_recommended: 'The rubric stays below 40%.',
};

/**
 * The recommendation. Deterministic: the same figures always give the same status. A requirement is missed where the
 * probability that the true score reaches the minimum is below one half, or where the GPA is below the minimum. What is
 * unknown is not held against anybody.
 */
export function recommend({
  rubricShare,
  lowestShare,
  probabilityOfMinimum,
  meetsGpa,
}: RuleInput): RecommendationStatus {
  const misses = (probabilityOfMinimum !== null && probabilityOfMinimum < limits.probability) || meetsGpa === false;
  if (!misses && atLeast(rubricShare, limits.highly) && atLeast(lowestShare, limits.weakCriterion)) {
    return 'highly_recommended';
  }
  if (!misses && atLeast(rubricShare, limits.recommended)) return 'recommended';
  return atLeast(rubricShare, limits.conditional) ? 'conditional' : 'not_recommended';
}

/** Sums of binary fractions may fall a hair short of a limit that they reach. */
const atLeast = (value: number, limit: number) => value >= limit - 1e-9;

/** The recommendation for an application whose reviews are complete, with what it rests on. */
export function analyse(found: {
  readonly application: Pick<ApplicationRow, 'applicationEiqScore' | 'applicationStandardError' | 'transcriptAnalysis'>;
  readonly offer: Pick<IntakeOffer, 'scores'> & { readonly program: Pick<IntakeOffer['program'], 'minGpa'> };
  readonly criteria: readonly Criterion[];
  readonly reviews: readonly Pick<ReviewRow, 'scores'>[];
}): Analysis {
  const { application, offer, criteria, reviews } = found;
  const shares = criteria.map((criterion) => ({ criterion, share: criterionShare(criterion, reviews) }));
  const lowest = shares.reduce((least, each) => (each.share < least.share ? each : least));
  const rubricShare = rubricShareOf(criteria, reviews);
  const { minEiqScore } = offer.scores;
  const probability = probabilityOfMinimum(application, minEiqScore);
  const gpa = application.transcriptAnalysis?.overallGPA ?? null;
  const { minGpa } = offer.program;
  const meetsGpa = gpa === null || minGpa === null ? null : gpa >= minGpa;
  const recommendationStatus = recommend({
    ...{ rubricShare, lowestShare: lowest.share, probabilityOfMinimum: probability, meetsGpa },
  });
  const basis: Analysis['basis'] = [
    {
      part: 'rubric',
      title: 'Rubric',
      text: `The average of ${reviews.length} reviews reaches ${percent(rubricShare)} of the rubric.`,
      isMet: atLeast(rubricShare, limits.recommended),
    },
    {
      part: 'lowest-criterion',
      title: lowest.criterion.title,
      text: `The criterion with the lowest average is “${lowest.criterion.title}”, at ${percent(lowest.share)}.`,
      isMet: atLeast(lowest.share, limits.weakCriterion),
    },
  ];
  const { applicationEiqScore: score, applicationStandardError: error } = application;
  if (score !== null && probability !== null) {
    const isMet = probability >= limits.probability;
    basis.push({
      part: 'score',
      title: 'EiQ score',
      text: `The EiQ score is ${score.toFixed(1)} with a standard error of ${(error ?? 0).toFixed(1)}; with a probability of ${percentText(probability)} the true score reaches the minimum of ${minEiqScore.toFixed(1)}.`,
      isMet,
    });
  }
  if (gpa !== null && minGpa !== null) {
    const isMet = gpa >= minGpa;
    basis.push({
      part: 'gpa',
      title: 'GPA',
      text: `The GPA of ${gpa.toFixed(2)} ${isMet ? 'reaches' : 'is below'} the minimum of ${minGpa.toFixed(2)}.`,
      isMet,
    });
  }
  const parts = { recommendationStatus, rule: ruleTexts[recommendationStatus], basis };
  return { ...parts, summary: summaryOf(parts), wordedBy: 'platform' };
}

/** That the true score reaches a minimum; null without a score. */
export function probabilityOfMinimum(
  {
    applicationEiqScore,
    applicationStandardError,
  }: Pick<ApplicationRow, 'applicationEiqScore' | 'applicationStandardError'>,
  minEiqScore: number,
): number | null {
  if (applicationEiqScore === null) return null;
  return probabilityFrom({ eiqScore: applicationEiqScore, standardError: applicationStandardError ?? 0 }, minEiqScore);
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
