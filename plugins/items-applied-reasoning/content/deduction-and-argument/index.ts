import type { ItemModel } from '../../../item-bank/items/services.ts';
import { argumentStructureModels } from './argument-structure.ts';
import { argumentModels } from './arguments.ts';
import { cardCheckModels } from './card-checks.ts';
import { conditionalModels } from './conditionals.ts';
import { matchingModels } from './matching.ts';
import { roundTableModels } from './round-table.ts';
import { syllogismModels } from './syllogisms.ts';
import { truthModels } from './truth.ts';

export const deductionModels: ItemModel[] = [
  ...conditionalModels,
  ...syllogismModels,
  ...cardCheckModels,
  ...matchingModels,
  ...roundTableModels,
  ...truthModels,
  ...argumentModels,
  ...argumentStructureModels,
];
