import type { ItemModel } from '../../../items/item-model.ts';
import { computedDeciding } from './deciding.ts';
import { computedEvaluating } from './evaluating.ts';
import { computedFairness } from './fairness.ts';
import { computedLanguage } from './language.ts';
import { computedLearning } from './learning.ts';
import { computedResponsible } from './responsible.ts';

/** Models that write a text for each asking. Their difficulty is that of the design, whatever the numbers. */
export const computedModels: ItemModel[] = [
  ...computedLearning,
  ...computedEvaluating,
  ...computedDeciding,
  ...computedLanguage,
  ...computedFairness,
  ...computedResponsible,
];
