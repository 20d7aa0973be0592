import type { PracticeParts } from '../../../../item-bank/items/services.ts';
import { practiceModelsIn } from '../../../../item-bank/items/services.ts';

const conceptPractice = practiceModelsIn('applied_reasoning');

/** Makes models of a content area. */
export const conceptPracticeOf =
  (contentArea: string) =>
  (...parts: PracticeParts) =>
    conceptPractice(contentArea, ...parts);
