import type { Answers } from '../../contract.ts';
import { isPupil } from '../words/audience.ts';

export type Step = 1 | 2 | 3 | 4 | 5;

/** The steps that are shown: pupils go from the second to the fourth, which is their last. */
const pupilsSteps: readonly Step[] = [1, 2, 4];
const everybodysSteps: readonly Step[] = [1, 2, 3, 4, 5];

const stepsOf = (answers: Answers) => (isPupil(answers) ? pupilsSteps : everybodysSteps);

/** What the last step is called: pupils have four. */
export const lastStepOf = (answers: Answers): Step => (isPupil(answers) ? 4 : 5);

/** The step itself, or where that is not shown the one before it. */
export function shownStep(step: number, answers: Answers): Step {
  return stepsOf(answers).findLast((each) => each <= step) ?? 1;
}

export function nextStep(step: Step, answers: Answers): Step | undefined {
  return stepsOf(answers).find((each) => each > step);
}

export function previousStep(step: Step, answers: Answers): Step | undefined {
  return stepsOf(answers).findLast((each) => each < step);
}
