import type {
  HintLadder,
  ItemModel,
  Misconception,
  PracticeTask,
  ReasoningStyle,
} from '../../../item-bank/items/services.ts';
import { practiceModel } from '../../../item-bank/items/services.ts';

/** Practice of a concept that the test asks within questions about something else. */
export const conceptPractice = (
  contentArea: string,
  concepts: string | string[],
  title: string,
  reasoning: ReasoningStyle[],
  [conceptual, procedural, strategic, encouragement]: readonly [string, string, string, string],
  ...tasks: PracticeTask[]
): ItemModel => {
  const hints: HintLadder = { conceptual, procedural, strategic, encouragement };
  return practiceModel({
    section: 'ai_conceptual',
    contentArea,
    title,
    concepts: [concepts].flat(),
    reasoning,
    hints,
    tasks,
  });
};

/** A case as a task: the text, the right answer, three wrong ones with their ideas, and why. */
export const written = (
  b: number,
  stem: string,
  answer: string,
  lures: readonly (readonly [text: string, misconception: Misconception])[],
  explanation: string,
  ...steps: string[]
): PracticeTask => [b, () => ({ stem, answer, lures, explanation, steps })];
