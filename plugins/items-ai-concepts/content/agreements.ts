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
  'ai_conceptual.open.always-healthy': { answers: 38, correlation: 0.85, weight: 0.82 },
  'ai_conceptual.open.best-of-fifty': { answers: 38, correlation: 0.84, weight: 0.81 },
  'ai_conceptual.open.faces-not-recognised': { answers: 38, correlation: 0.96, weight: 0.91 },
  'ai_conceptual.open.forgotten-beginning': { answers: 38, correlation: 0.95, weight: 0.91 },
  'ai_conceptual.open.same-question-twice': { answers: 38, correlation: 0.92, weight: 0.87 },
  'ai_conceptual.open.no-names-in-the-table': { answers: 38, correlation: 0.84, weight: 0.8 },
  'ai_conceptual.open.boat-in-circles': { answers: 38, correlation: 0.87, weight: 0.83 },
  'ai_conceptual.open.voice-on-the-phone': { answers: 38, correlation: 0.86, weight: 0.82 },
};
