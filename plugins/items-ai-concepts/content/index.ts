import type { PackContent } from '../../item-bank/items/packs/services.ts';
import { withAgreements } from '../../item-bank/items/packs/services.ts';
import type { ItemModel } from '../../item-bank/items/services.ts';
import { agreements } from './agreements.ts';
import { computedModels } from './computed/index.ts';
import { withReadingLoad } from './difficulty.ts';
import { evaluatingModels } from './evaluating-models/index.ts';
import { fairnessAndDataQuality } from './fairness-and-data-quality/index.ts';
import { howModelsDecide } from './how-models-decide/index.ts';
import { languageModels } from './language-models/index.ts';
import { learningFromData } from './learning-from-data/index.ts';
import { aiConceptualOpenItems } from './open.ts';
import { conceptModels } from './practice/index.ts';
import { responsibleUseAndScenarios } from './responsible-use-and-scenarios/index.ts';

const writtenModels: ItemModel[] = [
  ...learningFromData,
  ...evaluatingModels,
  ...howModelsDecide,
  ...languageModels,
  ...fairnessAndDataQuality,
  ...responsibleUseAndScenarios,
].map(withReadingLoad);

/** The item models of the section “AI Concepts & Scenarios”: those whose cases are written by hand, and those that compute. */
export const aiConceptualModels: ItemModel[] = [...writtenModels, ...computedModels];
export { aiConceptualOpenItems } from './open.ts';

export const content: PackContent = {
  models: [...aiConceptualModels, ...conceptModels],
  openItems: withAgreements(aiConceptualOpenItems, agreements),
};
