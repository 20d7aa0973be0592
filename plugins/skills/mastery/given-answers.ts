import type { CallContext } from '../../../core/db/index.ts';
import { isHasty } from '../../item-bank/contract.ts';
import type { MasteryDependencies } from './dependencies.ts';
import type { Links, QuestionSubject } from './links.ts';

export const practicePurpose = 'practice';
const placementPurpose = 'immersion';

/** A graded answer. */
export interface GivenAnswer extends QuestionSubject {
  readonly questionId: string;
  readonly purpose: string;
  readonly isCorrect: boolean;
  readonly hintsUsed: number;
  readonly at: Date;
}

/** Answers of placements, without hasty ones, which say nothing. */
export async function placementAnswers(
  { pastAnswers }: Pick<MasteryDependencies, 'pastAnswers'>,
  context: CallContext,
  userId: string,
): Promise<readonly GivenAnswer[]> {
  const answers = await pastAnswers.of(context, userId, [placementPurpose]);
  return answers.filter(({ milliseconds }) => !isHasty(milliseconds));
}

/** Answers of an IDFS session. */
export async function sessionAnswers(
  { measurement }: Pick<MasteryDependencies, 'measurement'>,
  context: CallContext,
  sittingId: string,
  at: Date,
): Promise<readonly GivenAnswer[]> {
  const { review } = await measurement.estimateForm(context, sittingId);
  return review
    .filter(({ isAnswered }) => isAnswered)
    .map(({ questionId, contentArea, isCorrect }) => ({
      ...{ questionId, contentArea, isCorrect, section: 'cognitive', concepts: [] },
      ...{ purpose: 'idfs', hintsUsed: 0, at },
    }));
}

/** A row for each skill that an answer is about. */
export function answerRows(links: Links, userId: string, answers: readonly GivenAnswer[]) {
  // A right answer after a hint counts as not right, as in the tutors that knowledge tracing was made for (Corbett and
  // Anderson 1995).
  return answers.flatMap(({ questionId, purpose, isCorrect, hintsUsed, at, ...subject }) =>
    links(subject).map((skillId) => ({
      ...{ questionId, userId, skillId, purpose, at },
      ...{ isRight: isCorrect && hintsUsed === 0, isHinted: hintsUsed > 0 },
    })),
  );
}
export type NewAnswerRow = ReturnType<typeof answerRows>[number];
