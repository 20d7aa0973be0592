import type { Database } from '../../../core/db/index.ts';
import type { ItemBank } from '../bank.ts';
import type { Knowledge } from '../services.ts';
import { createLibrary } from './examples.ts';
import { hasScoredQuestion } from './scored-question.ts';
import { standingQuestions } from './standing-questions.ts';

/** What tutors teach from: practice alone, and what stands before a learner without its key. */
export function createKnowledge(parts: { readonly db: Database; readonly bank: ItemBank }): Knowledge {
  return {
    ...createLibrary(parts),
    standing: (context, userId) => standingQuestions(parts, context, userId),
    hasScoredQuestion: (context, userId) => hasScoredQuestion(parts, context, userId),
  };
}
