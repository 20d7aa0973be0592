import type { ItemModel } from '../../../item-bank/items/services.ts';
import { argumentStructureModels } from './argument-structure.ts';
import { argumentModels } from './arguments.ts';
import { cardCheckModels } from './card-checks.ts';
import { conditionalModels } from './conditionals.ts';
import { roundTableModels } from './round-table.ts';
import { syllogismModels } from './syllogisms.ts';
import { truthModels } from './truth.ts';
import { matchingModels } from './who-has-what.ts';

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
