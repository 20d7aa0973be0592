import type { Misconception, PracticeTask } from '../../../item-bank/items/services.ts';
import { practiceModelsIn } from '../../../item-bank/items/services.ts';

export const conceptPractice = practiceModelsIn('ai_conceptual');

/** A case as a task: the text, the right answer, three wrong ones with their ideas, and why. */
export const written = (
  b: number,
  stem: string,
  answer: string,
  lures: readonly (readonly [text: string, misconception: Misconception])[],
  explanation: string,
  ...steps: string[]
): PracticeTask => [b, () => ({ stem, answer, lures, explanation, steps })];
