import type { Agreement } from '../../item-bank/items/services.ts';

/**
 * What the rated answers say of each rubric, by the item: `npx eiq items agreement` computes it, and a test holds this
 * table to that. Only answers count that no rubric was tuned by.
 */
export const agreements: Record<string, Agreement> = {
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
  'core_math.open.up-and-down-the-hill': { answers: 38, correlation: 0.85, weight: 0.81 },
  'core_math.open.coupon-and-discount': { answers: 38, correlation: 0.93, weight: 0.88 },
  'core_math.open.square-of-a-sum': { answers: 38, correlation: 0.93, weight: 0.88 },
  'core_math.open.rope-around-a-field': { answers: 38, correlation: 0.87, weight: 0.82 },
  'core_math.open.doubling-pay': { answers: 38, correlation: 0.91, weight: 0.86 },
  'core_math.open.fourth-child': { answers: 38, correlation: 0.91, weight: 0.86 },
  'core_math.open.four-and-six': { answers: 38, correlation: 0.8, weight: 0.77 },
  'core_math.open.angles-of-a-quadrilateral': { answers: 38, correlation: 0.83, weight: 0.79 },
};
