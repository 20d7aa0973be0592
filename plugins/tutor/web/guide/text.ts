import type { CallResult } from '../../../../core/contract/index.ts';
import type { tutor } from '../../contract.ts';

/** The school years that a lesson is for. */
export const levelTitles: Readonly<Record<number, string | undefined>> = {
  1: 'Up to grade 5',
  2: 'Grades 6 to 9',
  3: 'Grades 10 to 12',
  4: 'University',
};

export const answerTexts: Readonly<Record<CallResult<typeof tutor.routes.guideCheck>['verdict'], string>> = {
  right: 'Right.',
  wrong: 'Not right yet. Look at the example again, and try once more.',
  rounded: 'Close: this is rounded. Can you give the exact value, for example as a fraction?',
  unread: 'This was not read completely, so it is not judged. Enter only a number, such as 12, 3/4 or 25%.',
};

type StepVerdict = CallResult<typeof tutor.routes.guideStep>['verdict'];

/** @param step the step as it was read */
export function stepText(verdict: StepVerdict, step: string | null): string {
  const quoted = step ? `“${step}”` : 'This';
  const texts: Readonly<Record<StepVerdict, string>> = {
    holds: `${quoted} is right.`,
    fails: `${quoted} is not right. Which part of it can you check another way?`,
    rounded: `${quoted} holds only nearly: the second number is rounded.`,
    joined: `${quoted} joins calculations that are not equal. Write each on a line of its own.`,
    open: 'This was read, but it cannot be decided here. Write the units on both sides, or one step at a time.',
    unread: 'This was not read completely, so it is not judged. Write the step with numbers and signs alone.',
    none: 'There is no step in this. Write a calculation with an equals sign, such as 8 × 3 ÷ 2 = 12.',
  };
  return texts[verdict];
}
