import type { Agreement } from '../../item-bank/items/services.ts';

/**
 * What the rated answers say of each rubric, by the item: `npx eiq items agreement` computes it, and a test holds this
 * table to that. Only answers count that no rubric was tuned by.
 */
export const agreements: Record<string, Agreement> = {
  'applied_reasoning.open.books-at-home': { answers: 8, correlation: 0.89, weight: 0.71 },
  'applied_reasoning.open.chairs-around-tables': { answers: 8, correlation: 1, weight: 0.75 },
  'applied_reasoning.open.largest-number-program': { answers: 8, correlation: 0.91, weight: 0.72 },
  'applied_reasoning.open.later-start-of-school': { answers: 4, correlation: 0.95, weight: 0.68 },
  'applied_reasoning.open.red-flag': { answers: 4, correlation: 0.47, weight: 0.65 },
  'applied_reasoning.open.three-flatbreads': { answers: 8, correlation: 0.56, weight: 0.62 },
  'applied_reasoning.open.two-phone-plans': { answers: 8, correlation: 0.87, weight: 0.7 },
  'applied_reasoning.open.two-surgeons': { answers: 8, correlation: 0.9, weight: 0.72 },
  'applied_reasoning.open.worst-crossings': { answers: 4, correlation: 0.99, weight: 0.68 },
  'applied_reasoning.open.helmets-and-injuries': { answers: 38, correlation: 0.88, weight: 0.81 },
  'applied_reasoning.open.five-reds': { answers: 38, correlation: 0.94, weight: 0.87 },
  'applied_reasoning.open.steep-bars': { answers: 38, correlation: 0.93, weight: 0.87 },
  'applied_reasoning.open.four-litres': { answers: 38, correlation: 0.83, weight: 0.77 },
  'applied_reasoning.open.card-for-the-pool': { answers: 38, correlation: 0.83, weight: 0.77 },
  'applied_reasoning.open.loop-that-stops-early': { answers: 38, correlation: 0.73, weight: 0.7 },
  'applied_reasoning.open.painted-cube': { answers: 38, correlation: 0.61, weight: 0.62 },
  'applied_reasoning.open.two-tills-one-line': { answers: 38, correlation: 0.93, weight: 0.87 },
  'applied_reasoning.open.all-swans': { answers: 38, correlation: 0.92, weight: 0.86 },
};
