import type { Agreement } from '../../item-bank/items/services.ts';

/**
 * What the rated answers say of each rubric, by the item: `npx eiq items agreement` computes it, and a test holds this
 * table to that. Only answers count that no rubric was tuned by.
 */
export const agreements: Record<string, Agreement> = {
  'ai_conceptual.open.essay-detector': { answers: 8, correlation: 1, weight: 0.77 },
  'ai_conceptual.open.how-many-neighbours': { answers: 8, correlation: 0.85, weight: 0.72 },
  'ai_conceptual.open.inspections-that-confirm-themselves': { answers: 4, correlation: 0.96, weight: 0.72 },
  'ai_conceptual.open.invented-book': { answers: 4, correlation: 0.63, weight: 0.69 },
  'ai_conceptual.open.landslide-warning': { answers: 8, correlation: 0.53, weight: 0.65 },
  'ai_conceptual.open.orders-in-an-email': { answers: 8, correlation: 0.81, weight: 0.71 },
  'ai_conceptual.open.perfect-on-known-photos': { answers: 8, correlation: 0.74, weight: 0.69 },
  'ai_conceptual.open.rare-illness': { answers: 4, correlation: 0.97, weight: 0.72 },
  'ai_conceptual.open.removed-origin': { answers: 8, correlation: 0.98, weight: 0.77 },
  'ai_conceptual.open.wolves-in-snow': { answers: 8, correlation: 0.9, weight: 0.75 },
};
