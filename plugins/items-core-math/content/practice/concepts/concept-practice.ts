import type { HintLadder, ItemModel, PracticeTask, ReasoningStyle } from '../../../../item-bank/items/services.ts';
import { practiceModel } from '../../../../item-bank/items/services.ts';
import type { ContentArea } from '../../drafts.ts';

/** Practice of a concept that the test asks within questions about something else. */
export const conceptPractice = (
  contentArea: ContentArea,
  concept: string,
  title: string,
  reasoning: ReasoningStyle[],
  hints: HintLadder,
  ...tasks: PracticeTask[]
): ItemModel =>
  practiceModel({ section: 'core_math', contentArea, title, concepts: [concept], reasoning, hints, tasks });
