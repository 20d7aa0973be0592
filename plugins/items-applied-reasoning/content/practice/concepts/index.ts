import type { ItemModel } from '../../../../item-bank/items/services.ts';
import { argumentConcepts } from './arguments-and-samples.ts';
import { chartConcepts } from './charts.ts';
import { decisionConcepts, processConcepts } from './decisions.ts';
import { evidenceConcepts } from './evidence.ts';
import { meanConcepts } from './means.ts';
import { percentageConcepts } from './percentages.ts';

/** Practice of concepts that the test asks within questions about something else; in practice alone. */
export const conceptModels: ItemModel[] = [
  ...percentageConcepts,
  ...meanConcepts,
  ...chartConcepts,
  ...decisionConcepts,
  ...argumentConcepts,
  ...evidenceConcepts,
  ...processConcepts,
];
