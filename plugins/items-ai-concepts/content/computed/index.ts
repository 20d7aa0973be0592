import type { ItemModel } from '../../../item-bank/items/services.ts';
import { computedEvaluating } from './evaluating-models.ts';
import { computedFairness } from './fairness-and-data-quality.ts';
import { computedDeciding } from './how-models-decide.ts';
import { computedLanguage } from './language-models.ts';
import { computedLearning } from './learning-from-data.ts';
import { computedResponsible } from './responsible-use-and-scenarios.ts';

/** Models that write a text for each asking. Their difficulty is that of the design, whatever the numbers. */
export const computedModels: ItemModel[] = [
  ...computedLearning,
  ...computedEvaluating,
  ...computedDeciding,
  ...computedLanguage,
  ...computedFairness,
  ...computedResponsible,
];
