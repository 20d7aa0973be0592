import type { HintLadder, ItemModel, PracticeTask, ReasoningStyle } from '../../../../item-bank/items/services.ts';
import { practiceModel } from '../../../../item-bank/items/services.ts';

/** Practice of a concept that the test asks within questions about something else, by content area. */
export const conceptPracticeOf =
  (contentArea: string) =>
  (
    concept: string,
    title: string,
    reasoning: ReasoningStyle[],
    [conceptual, procedural, strategic, encouragement]: readonly [string, string, string, string],
    ...tasks: PracticeTask[]
  ): ItemModel => {
    const hints: HintLadder = { conceptual, procedural, strategic, encouragement };
    return practiceModel({
      ...{ section: 'applied_reasoning', contentArea, title },
      ...{ concepts: [concept], reasoning, hints, tasks },
    });
  };
