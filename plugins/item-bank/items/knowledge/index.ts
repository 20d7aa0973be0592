import type { Database } from '../../../../core/db/index.ts';
import type { Knowledge } from '../../services.ts';
import type { ItemBank } from '../item-bank.ts';
import { createLibrary } from './examples.ts';
import { standingQuestions } from './open-questions.ts';
import { hasScoredQuestion } from './scored-question.ts';

/** What tutors teach from: practice alone, and what stands before a learner without its key. */
export function createKnowledge(dependencies: { readonly db: Database; readonly bank: ItemBank }): Knowledge {
  return {
    ...createLibrary(dependencies),
    standing: (context, userId) => standingQuestions(dependencies, context, userId),
    hasScoredQuestion: (context, userId) => hasScoredQuestion(dependencies, context, userId),
  };
}
