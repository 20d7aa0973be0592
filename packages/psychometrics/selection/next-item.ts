import { checkAbility } from '../models/item-parameters.ts';
import type { Random } from '../random.ts';
import type { Posterior } from '../scoring/posterior.ts';
import type { Bank } from './bank.ts';
import type { Belief } from './belief.ts';
import type { ContentBalance } from './content.ts';
import { barOtherAreas } from './content.ts';
import { enterByDivergence, enterByInformation, enterByWeightedInformation } from './criteria.ts';
import type { Exposure } from './exposure.ts';
import { barOverexposed } from './exposure.ts';
import { shortlist } from './shortlist.ts';

/** Items already asked: their indices, or a byte for each item of the bank, 1 for those asked (the fastest). */
export type Administered = Uint8Array | Iterable<number>;

export interface SelectionState {
  /** The ability as estimated so far, in logits. */
  readonly theta: number;
  /** Its standard error, for MPWI and KL; default 1, as before the first answer. */
  readonly se?: number | undefined;
  /** In place of a normal belief from θ and SE, for MPWI and KL. */
  readonly posterior?: Posterior | undefined;
  readonly administered: Administered;
}

export interface SelectionOptions {
  /** Maximum information at θ, maximum posterior weighted information, or Kullback-Leibler information. */
  readonly rule: 'MFI' | 'MPWI' | 'KL';
  /** A byte for each item of the bank: 0 for those that must not be chosen. */
  readonly candidates?: Uint8Array | undefined;
  readonly content?: ContentBalance | undefined;
  /** A random choice among this many of the best (Kingsbury and Zara 1989). Default 1: the best. */
  readonly randomesque?: number | undefined;
  readonly exposure?: Exposure | undefined;
}

/**
 * The index of the item to ask next, or undefined when none is left. First come the candidates not asked yet; of these
 * those whose exposure permits it, unless that leaves none; of these the content area furthest below its target; of
 * these the best by the rule, of equal ones the lower index. Nothing is random but a randomesque choice.
 *
 * Throws a RangeError for a θ or SE that is none, for lists of another length than the bank, and for unknown indices.
 * @example
 *   const bank = toBank([{ a: 1.2, b: -1 }, { a: 1, b: 0, c: 0.2 }, { a: 1.5, b: [-0.5, 0.5] }]);
 *   nextItem(bank, { theta: 0.2, administered: [0] }, { rule: 'MFI' }, Math.random); // 2
 */
export function nextItem(
  bank: Bank,
  { theta, se = 1, posterior, administered }: SelectionState,
  { rule, candidates, content, randomesque = 1, exposure }: SelectionOptions,
  random: Random,
): number | undefined {
  checkAbility(theta);
  if (!(se >= 0 && se < Infinity)) throw new RangeError(`the SE must be finite and 0 or more, not ${se}`);
  if (!(Number.isInteger(randomesque) && randomesque >= 1)) {
    throw new RangeError(`randomesque must be a whole number from 1, not ${randomesque}`);
  }
  const asked = askedMask(bank, administered);
  const barred = asked.slice();
  if (candidates) barOthers(barred, candidates);
  if (exposure) barOverexposed(barred, exposure);
  if (content) barOtherAreas(barred, asked, content);
  const best = shortlist(Math.min(randomesque, Math.max(1, bank.size)));
  // KL compares with the tabulated range of ability, MPWI weighs by it: both at most at its ends.
  const belief: Belief = { theta: Math.max(-5, Math.min(5, theta)), se, posterior };
  switch (rule) {
    case 'MFI':
      enterByInformation(bank, theta, barred, best);
      break;
    case 'MPWI':
      enterByWeightedInformation(bank, belief, barred, best);
      break;
    case 'KL':
      enterByDivergence(bank, belief, barred, best);
      break;
    default:
      throw new RangeError(`rule must be MFI, MPWI or KL, not ${rule}`);
  }
  if (best.count === 0) return undefined;
  return best.indices[best.count === 1 ? 0 : Math.floor(random() * best.count)];
}

function askedMask(bank: Bank, administered: Administered): Uint8Array {
  if (administered instanceof Uint8Array) {
    checkLength(administered, bank.size, 'administered');
    return administered;
  }
  const mask = new Uint8Array(bank.size);
  for (const index of administered) {
    if (!(Number.isInteger(index) && index >= 0 && index < bank.size)) {
      throw new RangeError(`the bank has no item ${index}`);
    }
    mask[index] = 1;
  }
  return mask;
}

function barOthers(barred: Uint8Array, candidates: Uint8Array): void {
  checkLength(candidates, barred.length, 'candidates');
  for (let item = 0; item < barred.length; item++) if (candidates[item] === 0) barred[item] = 1;
}

function checkLength(list: ArrayLike<unknown>, size: number, name: string): void {
  if (list.length !== size)
    throw new RangeError(`${name} needs an entry for each of ${size} items, not ${list.length}`);
}
