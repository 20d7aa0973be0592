import type { Step } from './contract.ts';
import { trainDaysToHire, trainSalary } from './intervals.ts';
import { trainLogistic, trainOutcome, trainShuffled } from './outcome.ts';
import type { Learners, LearnersOrder } from './read-learners.ts';
import { readLearners } from './read-learners.ts';
import { findSegments } from './segments.ts';
import { trendsOf } from './trends.ts';

/** What a step yields: files of models by name, and its part of the model card. */
export interface StepResult {
  readonly artefacts: Record<string, string>;
  readonly card: object;
}

const trainers: Readonly<Record<Step, (learners: Learners) => StepResult>> = {
  trends: (learners) => ({ artefacts: {}, card: trendsOf(learners) }),
  logistic: trainLogistic,
  trees: trainOutcome,
  shuffled: trainShuffled,
  salary: trainSalary,
  days_to_hire: trainDaysToHire,
  segments: findSegments,
};

/** Trains steps on the same learners, one after the other. */
export function open(order: LearnersOrder) {
  let learners: Promise<Learners> | undefined;
  return async (step: Step): Promise<StepResult> => {
    learners ??= readLearners(order);
    return trainers[step](await learners);
  };
}
