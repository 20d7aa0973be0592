import { createHash } from 'node:crypto';
import type { PerformanceFactors, TracingFit } from 'knowledge-tracing';
import {
  areaUnderCurve,
  fitPerformanceFactors,
  fitTracing,
  logLoss,
  packSequences,
  predictNext,
  trace,
} from 'knowledge-tracing';
import type { FittedSkill } from '../parameters.ts';
import type { AnswerHistory } from './read-answers.ts';

/** How well a model predicts answers of learners that it was not fitted to. */
export interface Accuracy {
  /** Null unless there are right and wrong answers. */
  readonly auc: number | null;
  readonly logLoss: number | null;
  readonly answers: number;
}

export interface SkillFit extends FittedSkill {
  readonly standardErrors: TracingFit['standardErrors'];
  readonly atLimit: TracingFit['atLimit'];
  readonly converged: boolean;
  /** Of knowledge tracing, for the learners left out. */
  readonly leftOut: Accuracy;
}

export interface FitReport {
  readonly skills: readonly SkillFit[];
  readonly learners: number;
  readonly answers: number;
  readonly logLikelihood: number;
  readonly knowledgeTracing: Accuracy;
  readonly performanceFactors: Accuracy;
}

/** One in five learners is left out to test the predictions; the parameters reported are fitted to all. */
const partsOfTest = 5;

/** Fits the parameters of every skill in these answers, and tests the predictions on learners left out. */
export function fitSkills(histories: readonly AnswerHistory[]): FitReport {
  const bySkill = Map.groupBy(histories, ({ skill }) => skill);
  const factors = fitPerformanceFactors(histories);
  const isLeftOut = ({ learner }: AnswerHistory) =>
    createHash('sha256').update(learner).digest().readUInt32BE() % partsOfTest === 0;
  const [tested, kept] = [histories.filter(isLeftOut), histories.filter((each) => !isLeftOut(each))];
  const keptFactors = kept.length > 0 ? fitPerformanceFactors(kept) : undefined;
  const predicted = new Map<string, Predictions>();
  const skills = [...bySkill]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([skill, own]): SkillFit => {
      const fit = fitTracing(packSequences(own.map(({ answers }) => answers)));
      const others = own.filter((each) => !isLeftOut(each)).map(({ answers }) => answers);
      const left = own.filter(isLeftOut);
      const test = others.length > 0 ? fitTracing(packSequences(others)).parameters : undefined;
      const found = test ? predictions(left, ({ answers }) => trace(test, answers).predictions) : none;
      predicted.set(skill, found);
      return {
        ...{ skillId: skill, ...fit.parameters, covariance: fit.covariance && [...fit.covariance] },
        factors: weightsOf(factors, skill),
        ...{ learners: fit.learners, answers: fit.answers, logLikelihood: fit.logLikelihood },
        ...{ standardErrors: fit.standardErrors, atLimit: fit.atLimit, converged: fit.converged },
        leftOut: accuracyOf(found),
      };
    });
  const byFactors = keptFactors ? predictions(tested, (history) => factorPredictions(keptFactors, history)) : none;
  return {
    skills,
    learners: new Set(histories.map(({ learner }) => learner)).size,
    answers: skills.reduce((sum, { answers }) => sum + answers, 0),
    logLikelihood: skills.reduce((sum, { logLikelihood }) => sum + logLikelihood, 0),
    knowledgeTracing: accuracyOf(joined([...predicted.values()])),
    performanceFactors: accuracyOf(byFactors),
  };
}

interface Predictions {
  readonly probabilities: readonly number[];
  readonly answers: readonly boolean[];
}

const none: Predictions = { probabilities: [], answers: [] };

const predictions = (
  histories: readonly AnswerHistory[],
  predict: (history: AnswerHistory) => readonly number[],
): Predictions => joined(histories.map((history) => ({ probabilities: predict(history), answers: history.answers })));

const joined = (parts: readonly Predictions[]): Predictions => ({
  probabilities: parts.flatMap(({ probabilities }) => probabilities),
  answers: parts.flatMap(({ answers }) => answers),
});

function factorPredictions(model: PerformanceFactors, { skill, answers }: AnswerHistory): number[] {
  const weights = model.skills.get(skill) ?? model.common;
  let successes = 0;
  return answers.map((isRight, given) => {
    const { probability } = predictNext(weights, { successes, failures: given - successes });
    if (isRight) successes += 1;
    return probability;
  });
}

function weightsOf(model: PerformanceFactors, skill: string): FittedSkill['factors'] {
  const { intercept, success, failure, covariance } = model.skills.get(skill) ?? model.common;
  return { intercept, success, failure, covariance: Array.from(covariance) };
}

function accuracyOf(found: Predictions): Accuracy {
  const known = (value: number) => (Number.isFinite(value) ? value : null);
  return { auc: known(areaUnderCurve(found)), logLoss: known(logLoss(found)), answers: found.answers.length };
}
