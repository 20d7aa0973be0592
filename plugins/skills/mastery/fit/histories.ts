import type { CallContext, Database } from '../../../../core/db/index.ts';
import { AnswerRow } from '../models.ts';
import type { AnswerHistory } from './read-answers.ts';

/** The stored answers of an institution's learners, in the order in which they were given. */
export async function historiesOf(db: Database, context: CallContext): Promise<AnswerHistory[]> {
  const rows = await db
    .rows(AnswerRow, context)
    .orderBy(['userId', 'skillId', 'at', 'questionId'])
    .select('userId', 'skillId', 'isRight');
  const histories: { learner: string; skill: string; answers: boolean[] }[] = [];
  for (const { userId, skillId, isRight } of rows) {
    const last = histories.at(-1);
    if (last?.learner === userId && last.skill === skillId) last.answers.push(isRight);
    else histories.push({ learner: userId, skill: skillId, answers: [isRight] });
  }
  return histories;
}
