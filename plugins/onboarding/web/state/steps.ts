import type { Answers } from '../../contract.ts';
import { isPupil } from '../words/audience.ts';

export type Step = 1 | 2 | 3 | 4 | 5;

/** Pupils go from the second step to the fourth, their last. The specification numbers their steps 1, 2 and 4 of 4. */
const pupilSteps: readonly Step[] = [1, 2, 4];
const allSteps: readonly Step[] = [1, 2, 3, 4, 5];

const stepsOf = (answers: Answers) => (isPupil(answers) ? pupilSteps : allSteps);

/** The number of the last step. */
export const lastStepOf = (answers: Answers): Step => (isPupil(answers) ? 4 : 5);

/** The step, or the one before it where it is skipped. */
export function shownStep(step: number, answers: Answers): Step {
  return stepsOf(answers).findLast((each) => each <= step) ?? 1;
}

export function nextStep(step: Step, answers: Answers): Step | undefined {
  return stepsOf(answers).find((each) => each > step);
}

export function previousStep(step: Step, answers: Answers): Step | undefined {
  return stepsOf(answers).findLast((each) => each < step);
}
