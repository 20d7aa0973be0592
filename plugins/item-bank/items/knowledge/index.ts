import type { Database } from '../../../../core/db/index.ts';
import type { Knowledge } from '../../services.ts';
import type { ItemBank } from '../item-bank.ts';
import { createLibrary } from './examples.ts';
import { openQuestions } from './open-questions.ts';
import { hasScoredQuestion } from './scored-question.ts';

/** The service for tutors: practice items, and a learner's open questions without their keys. */
export function createKnowledge(dependencies: { readonly db: Database; readonly bank: ItemBank }): Knowledge {
  return {
    ...createLibrary(dependencies),
    openQuestions: (context, userId) => openQuestions(dependencies, context, userId),
    hasScoredQuestion: (context, userId) => hasScoredQuestion(dependencies, context, userId),
  };
}
