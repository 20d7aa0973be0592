import type { ItemModel } from '../../../item-bank/items/services.ts';
import { computedConcepts } from './computed-concepts.ts';
import { languageConcepts } from './language-concepts.ts';
import { useConcepts } from './use-concepts.ts';
import { writtenConcepts } from './written-concepts.ts';

/** Practice of concepts that the test asks within questions about something else; in practice alone. */
export const conceptModels: ItemModel[] = [
  ...computedConcepts,
  ...languageConcepts,
  ...writtenConcepts,
  ...useConcepts,
];
