import type { Agreement } from '../items/item.ts';

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
  'applied_reasoning.open.books-at-home': { answers: 8, correlation: 0.89, weight: 0.71 },
  'applied_reasoning.open.chairs-around-tables': { answers: 8, correlation: 1, weight: 0.75 },
  'applied_reasoning.open.largest-number-program': { answers: 8, correlation: 0.91, weight: 0.72 },
  'applied_reasoning.open.later-start-of-school': { answers: 4, correlation: 0.95, weight: 0.68 },
  'applied_reasoning.open.red-flag': { answers: 4, correlation: 0.47, weight: 0.65 },
  'applied_reasoning.open.three-flatbreads': { answers: 8, correlation: 0.56, weight: 0.62 },
  'applied_reasoning.open.two-phone-plans': { answers: 8, correlation: 0.87, weight: 0.7 },
  'applied_reasoning.open.two-surgeons': { answers: 8, correlation: 0.9, weight: 0.72 },
  'applied_reasoning.open.worst-crossings': { answers: 4, correlation: 0.99, weight: 0.68 },
  'core_math.open.even-so-divisible-by-four': { answers: 4, correlation: 1, weight: 0.78 },
  'core_math.open.fair-dice-game': { answers: 8, correlation: 0.96, weight: 0.82 },
  'core_math.open.flour-for-six': { answers: 8, correlation: 0.94, weight: 0.82 },
  'core_math.open.square-plus-itself': { answers: 8, correlation: 0.75, weight: 0.76 },
  'core_math.open.thirty-birthdays': { answers: 8, correlation: 0.97, weight: 0.82 },
  'core_math.open.two-data-plans': { answers: 8, correlation: 0.8, weight: 0.77 },
  'core_math.open.two-odd-numbers': { answers: 4, correlation: 1, weight: 0.78 },
  'core_math.open.typical-wage': { answers: 8, correlation: 0.79, weight: 0.76 },
  'core_math.open.up-and-down-again': { answers: 8, correlation: 0.91, weight: 0.8 },
  'core_math.open.which-pizza': { answers: 4, correlation: 0.67, weight: 0.76 },
};
