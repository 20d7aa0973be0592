import { hasteCaution } from '../item-bank/contract.ts';
import type { FormEstimate, FormReviewed } from '../item-bank/services.ts';
import { estimateOf, Level, levelTitles } from '../learner/contract.ts';
import type { Grounds } from './advice.ts';
import { improvementAreas, nextSteps, recommendations, strengths } from './advice.ts';
import type { Group } from './groups.ts';
import { byCategory, byLoad } from './groups.ts';
import type { StoredResult } from './models.ts';
import type { EiqLevel } from './results/contract.ts';
import type { Cuts } from './rules.ts';
import { extraMinutesOf } from './standing.ts';

/** Everything a result is computed from. */
export interface Measured {
  readonly estimate: FormEstimate;
  /** Question ids in the order they were asked. */
  readonly order: readonly string[];
  readonly cuts: Cuts;
  readonly minimumAnswers: number;
  readonly limitSeconds: number;
  readonly usualSeconds: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly endedBy: 'learner' | 'time';
}

/** What a session says: the figures, and the words written from them. The same measurements give the same result. */
export function resultOf(measured: Measured): StoredResult {
  const { estimate, order, minimumAnswers, limitSeconds, usualSeconds, startedAt, endedAt, endedBy } = measured;
  const reviewed = inOrder(estimate.review, order);
  const answered = reviewed.filter(({ isAnswered }) => isAnswered);
  const categories = byCategory(reviewed);
  const loads = byLoad(reviewed);
  const level = Level.options[estimate.level] ?? 'foundation';
  const probabilities = Object.fromEntries(
    Level.options.map((each, index) => [each, estimate.masses[index] ?? 0]),
  ) as Record<Level, number>;
  const { eiqScore, standardError, interval } = estimateOf({ theta: estimate.theta, se: estimate.standardError });
  const timeAnalysis = timeAnalysisOf(answered, startedAt, endedAt);
  const isRecorded = answered.length >= minimumAnswers;
  const cuts = levelStarts(measured.cuts);
  const grounds: Grounds = {
    categories,
    loads,
    level,
    score: eiqScore,
    probabilities,
    cuts,
    answered: answered.length,
    questions: reviewed.length,
    averageTime: timeAnalysis.averageTimePerQuestion,
    endedBy,
    isRecorded,
    minimumAnswers,
  };
  return {
    eiqLevel: levelTitles[level] as EiqLevel,
    overallScore: eiqScore,
    standardError: tenths(standardError),
    interval,
    confidenceLevel: estimate.confidence,
    levelProbabilities: probabilities,
    categoryBreakdown: categories.map((group) => ({ category: group.title, ...figuresOf(group) })),
    loadBreakdown: loads.map((group) => {
      const { load, from, to } = group;
      return { load, from, to, ...figuresOf(group) };
    }),
    timeAnalysis,
    cognitiveAnalysis: {
      strengths: strengths(grounds),
      improvementAreas: improvementAreas(grounds),
      recommendations: recommendations(grounds),
    },
    nextSteps: nextSteps(grounds),
    questionsAnswered: answered.length,
    questions: reviewed.length,
    timeLimit: limitSeconds,
    extraMinutes: extraMinutesOf({ limitSeconds, usualSeconds }),
    endedBy,
    startedAt: startedAt.toISOString(),
    completedAt: endedAt.toISOString(),
    caution: isRecorded ? hasteCaution(answered) : null,
    isRecorded,
    minimumAnswers,
    cuts,
    version: estimate.version,
  };
}

/**
 * Total: from the beginning to the end by the server's clock. Average: over the answered questions. Efficiency: of the
 * time on questions, the percentage that went to those that were solved; 0 where no time was measured.
 */
function timeAnalysisOf(
  answered: readonly FormReviewed[],
  startedAt: Date,
  endedAt: Date,
): StoredResult['timeAnalysis'] {
  const spent = sum(answered.map(({ milliseconds }) => milliseconds));
  const onSolved = sum(answered.filter(({ isCorrect }) => isCorrect).map(({ milliseconds }) => milliseconds));
  return {
    totalTime: endedAt.getTime() - startedAt.getTime(),
    averageTimePerQuestion: answered.length > 0 ? Math.round(spent / answered.length) : 0,
    timeEfficiency: spent > 0 ? Math.round((100 * onSolved) / spent) : 0,
  };
}

const figuresOf = ({ earned, questions, answered, expected }: Group) => ({
  score: tenths(earned),
  maxScore: questions,
  percentage: questions > 0 ? Math.round((100 * earned) / questions) : 0,
  answered,
  expected: tenths(expected),
});

function levelStarts({ immersion, mastery, excellence }: Cuts): StoredResult['cuts'] {
  return [
    { level: 'foundation', from: 100 },
    { level: 'immersion', from: immersion },
    { level: 'mastery', from: mastery },
    { level: 'excellence', from: excellence },
  ];
}

function inOrder(reviewed: readonly FormReviewed[], order: readonly string[]): FormReviewed[] {
  const byId = new Map(reviewed.map((each) => [each.questionId, each]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

const tenths = (value: number) => Math.round(10 * value) / 10;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
