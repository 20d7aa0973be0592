import type { ItemModel } from '../../../../item-bank/items/services.ts';
import { algebraConcepts } from './algebra.ts';
import { functionConcepts } from './functions.ts';
import { groupConcepts } from './groups.ts';
import { logicConcepts } from './logic.ts';
import { powerConcepts } from './powers-and-logarithms.ts';
import { shapeConcepts } from './shapes.ts';
import { wholeNumberConcepts } from './whole-numbers.ts';

/** Practice of concepts that the test asks within questions about something else; in practice alone. */
export const conceptModels: ItemModel[] = [
  ...wholeNumberConcepts,
  ...powerConcepts,
  ...functionConcepts,
  ...algebraConcepts,
  ...shapeConcepts,
  ...groupConcepts,
  ...logicConcepts,
];
