import type { OpenItem } from '../../items/item.ts';
import type { ItemModel } from '../../items/item-model.ts';
import { evaluatingModels } from './evaluating-models/index.ts';
import { howModelsDecide } from './how-models-decide/index.ts';
import { languageModels } from './language-models/index.ts';
import { learningFromData } from './learning-from-data/index.ts';

/** The item models of the section “AI Concepts & Scenarios”, by content area. */
export const aiConceptualModels: ItemModel[] = [...learningFromData, ...evaluatingModels, ...howModelsDecide, ...languageModels];
export const aiConceptualOpenItems: OpenItem[] = [];
