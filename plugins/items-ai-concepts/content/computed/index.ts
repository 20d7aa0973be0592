import type { ItemModel } from '../../../item-bank/items/services.ts';
import { computedEvaluating } from './evaluating-models.ts';
import { computedFairness } from './fairness-and-data-quality.ts';
import { gainsAndBurdens } from './gains-and-burdens.ts';
import { computedDeciding } from './how-models-decide.ts';
import { labelsAndRates } from './labels-and-rates.ts';
import { computedLanguage } from './language-models.ts';
import { computedLearning } from './learning-from-data.ts';
import { pricesAndSpeeds } from './prices-and-speeds.ts';
import { computedResponsible } from './responsible-use-and-scenarios.ts';
import { rowsAndFolds } from './rows-and-folds.ts';
import { sizesOfErrors } from './sizes-of-errors.ts';
import { votesAndDistances } from './votes-and-distances.ts';

/** Models that write a text for each asking. Their difficulty is that of the design, whatever the numbers. */
export const computedModels: ItemModel[] = [
  ...computedLearning,
  ...computedEvaluating,
  ...computedDeciding,
  ...computedLanguage,
  ...computedFairness,
  ...computedResponsible,
  ...rowsAndFolds,
  ...sizesOfErrors,
  ...votesAndDistances,
  ...pricesAndSpeeds,
  ...labelsAndRates,
  ...gainsAndBurdens,
];
