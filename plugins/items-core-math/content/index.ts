import type { PackContent } from '../../item-bank/items/packs/services.ts';
import { withAgreements } from '../../item-bank/items/packs/services.ts';
import type { ItemModel, OpenItem } from '../../item-bank/items/services.ts';
import { agreements } from './agreements.ts';
import { algebraModels } from './algebra.ts';
import { dataAndProbabilityModels } from './data-and-probability.ts';
import { functionsAndGraphsModels } from './functions-and-graphs.ts';
import { geometryAndMeasurementModels } from './geometry-and-measurement.ts';
import { logicAndSetsModels } from './logic-and-sets.ts';
import { numberAndRatioModels } from './number-and-ratio.ts';
import { openItems } from './open.ts';
import { conceptModels } from './practice/concepts/index.ts';

/** The item models of the section Core Math & Logic. */
export const coreMathModels: ItemModel[] = [
  ...numberAndRatioModels,
  ...algebraModels,
  ...functionsAndGraphsModels,
  ...geometryAndMeasurementModels,
  ...dataAndProbabilityModels,
  ...logicAndSetsModels,
];

/** Its questions that are answered in the learner's own words. */
export const coreMathOpenItems: OpenItem[] = openItems;

export const content: PackContent = {
  models: [...coreMathModels, ...conceptModels],
  openItems: withAgreements(coreMathOpenItems, agreements),
};
