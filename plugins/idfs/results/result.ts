import { hasteIn } from '../../item-bank/contract.ts';
import type { FormEstimate, FormReviewed } from '../../item-bank/services.ts';
import { estimateOf, Level, levelTitles } from '../../learner/contract.ts';
import type { Cuts } from '../rules.ts';
import { extraMinutesOf } from '../sessions/status.ts';
import type { Grounds } from './advice.ts';
import { improvementAreas, nextSteps, recommendations, strengths } from './advice.ts';
import type { EiqLevel, StoredResult } from './contract.ts';
import type { Group, Share } from './task-groups.ts';
import { byCategory, byLoad } from './task-groups.ts';

/** The input of a result. */
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

/** The figures of a session and the texts written from them. The same input gives the same result. */
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
  };
  return {
    eiqLevel: levelTitles[level] as EiqLevel,
    overallScore: eiqScore,
    standardError: Math.round(standardError),
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
    haste: hasteIn(answered),
    minimumAnswers,
    cuts,
    version: estimate.version,
    revisions: [],
  };
}

/**
 * Total: from start to end by the server's clock. Average: over the answered questions. Efficiency: the percentage of the
 * total spent on answered questions. None depends on whether answers were right: learners choose how long an answer takes,
 * and could infer single keys from a figure that weights keys by time.
 */
function timeAnalysisOf(
  answered: readonly FormReviewed[],
  startedAt: Date,
  endedAt: Date,
): StoredResult['timeAnalysis'] {
  const totalTime = endedAt.getTime() - startedAt.getTime();
  if (answered.length < 4) return { totalTime, averageTimePerQuestion: null, timeEfficiency: null };
  const spent = sum(answered.map(({ milliseconds }) => milliseconds));
  return {
    totalTime,
    averageTimePerQuestion: Math.round(spent / answered.length),
    timeEfficiency: totalTime > 0 ? Math.min(100, Math.round((100 * spent) / totalTime)) : 0,
  };
}

const figuresOf = ({ share, questions, answered, expected }: Group) => ({
  score: share === null ? null : share * answered,
  maxScore: questions,
  percentage: share === null ? null : percentages[share],
  answered,
  expected: tenths(expected),
});

const percentages = { 0.25: 25, 0.5: 50, 0.75: 75 } as const satisfies Record<Share, number>;

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
