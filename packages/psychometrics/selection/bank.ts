import { informationOf } from '../models/dichotomous.ts';
import { gradedInformationOf } from '../models/graded.ts';
import type { ItemParameters } from '../models/item-parameters.ts';
import { checkItems, isGraded, isPartialCredit } from '../models/item-parameters.ts';

/** The parameters of many items, a list for each, so that choosing from 10,000 takes microseconds. */
export interface Bank {
  readonly size: number;
  readonly a: Float64Array;
  /** Difficulties; for a graded item 0, its thresholds are below. */
  readonly b: Float64Array;
  readonly c: Float64Array;
  readonly d: Float64Array;
  /** The thresholds of all graded items, one item after the other. */
  readonly thresholds: Float64Array;
  /** Where item i's thresholds begin; they end where the next item's begin. Length size + 1. */
  readonly firstThreshold: Uint32Array;
  /** Upper bound of an item's information over all θ. */
  readonly ceiling: Float64Array;
}

/** Bounds are compared with values that were rounded on another way. */
export const aboveRounding = 1 + 1e-9;

/**
 * Lays items out as a bank, in their order. Throws a RangeError with the item's index for impossible parameters, and for
 * partial credit, whose items can be calibrated and scored but not chosen.
 */
export function toBank(items: readonly ItemParameters[]): Bank {
  checkItems(items, (index) => `item ${index}`);
  const partial = items.findIndex(isPartialCredit);
  if (partial >= 0) throw new RangeError(`item ${partial}: items of the GPCM cannot be in a bank to choose from`);
  const size = items.length;
  const bank = {
    size,
    a: new Float64Array(size),
    b: new Float64Array(size),
    c: new Float64Array(size),
    d: new Float64Array(size).fill(1),
    thresholds: new Float64Array(items.reduce((sum, item) => sum + (isGraded(item) ? item.b.length : 0), 0)),
    firstThreshold: new Uint32Array(size + 1),
    ceiling: new Float64Array(size),
  };
  let filled = 0;
  items.forEach((item, index) => {
    bank.a[index] = item.a;
    bank.ceiling[index] = informationCeiling(item);
    if (isGraded(item)) {
      bank.thresholds.set(item.b, filled);
      filled += item.b.length;
    } else {
      bank.b[index] = item.b;
      bank.c[index] = item.c ?? 0;
      bank.d[index] = item.d ?? 1;
    }
    bank.firstThreshold[index + 1] = filled;
  });
  return bank;
}

/** The information of a bank's item at θ. */
export function bankInformation(bank: Bank, item: number, theta: number): number {
  const { a, b, c, d, thresholds, firstThreshold } = bank;
  const first = firstThreshold[item] as number;
  const end = firstThreshold[item + 1] as number;
  return end === first
    ? informationOf(a[item] as number, b[item] as number, c[item] as number, d[item] as number, theta)
    : gradedInformationOf(a[item] as number, thresholds, first, end, theta);
}

/**
 * The 3PL's greatest information (Birnbaum 1968). A 4PL item is a 3PL item with guessing c/d whose right answers slip
 * with probability 1 − d, so it has no more information; a graded item is a logistic variable observed in steps, whose information is a²/3.
 */
function informationCeiling(item: ItemParameters): number {
  const square = item.a ** 2;
  if (isGraded(item)) return (square / 3) * aboveRounding;
  const c = (item.c ?? 0) / (item.d ?? 1);
  return (square / (8 * (1 - c) ** 2)) * (1 - 20 * c - 8 * c ** 2 + (1 + 8 * c) ** 1.5) * aboveRounding;
}
